import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const engine2Answers: DirectAnswers = {
  'What motors are available in {the}?': sentencesOf(`
    The choice is usually one motor at one axle or two motors for all-wheel drive, depending on trim
      and year.
    Look at the drivetrain line: it tells whether one axle is driven by a single motor or both by
      two.
    {make} lists the motors of the {model} by trim, together with power, range and driven wheels.

    Two motors add grip and pull, and they often cost some range.
    Compare the range on the label of both versions before you pay for more power.
    Battery size may change with the motor, so read those two lines together.
  `),
  'Is a turbocharged engine a good idea in {a}?': sentencesOf(`
    Yes, if you want strong pull at low speed from a small engine and keep up with oil changes.
    It can be: a turbo pulls well and can save fuel at a gentle pace, but it uses more when pushed
      hard.
    For hills, passing and light towing a turbo is a sound choice, as long as the upkeep is done on
      time.

    Use the oil grade in the manual and do not stretch the interval, because the turbo runs hot.
    On a used one, look for blue smoke, a whistle or oil leaks, and ask for service records.
    If you drive gently and keep cars very long, a plain engine with fewer parts has its merits too.
  `),
  'How many cylinders do I need in {a}?': sentencesOf(`
    Four are enough for most daily driving, and six or eight make sense for heavy loads, towing or a
      large vehicle.
    Most drivers do well with four, while regular towing and big loads speak for six or more.
    The count matters less than power and torque, and a modern four often does what a six once did.

    Compare torque and tow ratings instead of cylinders, then drive both with your usual load.
    More cylinders usually run smoother and use more fuel, so decide which you notice more.
    Think of your heaviest regular trip, not the heaviest one you can imagine.
  `),
  'Do I need a V8 in {a} or is a V6 enough?': sentencesOf(`
    Six cylinders are enough for most owners, and eight pay off if you tow heavy trailers often or
      like the feel.
    Six are enough unless your load says otherwise, so hold the tow and payload ratings against the
      heaviest thing you pull regularly.
    With light trailers and daily driving, the smaller engine will do, while frequent heavy towing
      speaks for the larger.

    A turbo six can match or beat an eight in torque, so compare numbers and not names.
    Axle ratio and tow package change the rating as well, so read the whole towing chart.
    Work out the fuel over a year for both, because that cost stays as long as you own it.
  `),
  'When does a diesel engine make sense in {a}?': sentencesOf(`
    It makes sense for long highway trips and frequent heavy towing, and less for short trips in
      town.
    A diesel pays off with many highway miles or regular heavy loads, where its torque and range
      help.
    If you tow often or drive far at a steady speed, diesel can earn back its extra price.

    Short, cold trips clog the particle filter, so a driver in town is better off with gasoline.
    Count in the exhaust fluid, the fuel price near you and the larger oil fill.
    Compare the price step with the fuel you would save in a year, using your own miles.
  `),
  'What is the difference between horsepower and torque when I shop for {a}?': sentencesOf(`
    Torque is the twisting force that gets you moving and pulls a load, and horsepower is how fast
      that work can be done.
    You feel torque when you pull away or climb, and horsepower when you pass or merge at speed.
    Horsepower tells how much work the engine can do over time, while torque tells how hard it can
      pull.

    For towing and town driving, look for torque at low engine speed, and for highway passing, look
      at power.
    The engine speed in the specification matters too, since torque that comes early is easier to
      use.
    Weight and gearing change the result, so let a drive confirm the numbers.
  `),
  'Is a CVT a problem in {a}?': sentencesOf(`
    Not in itself: a continuously variable transmission saves fuel and runs smoothly, but fluid
      service and model history matter.
    A CVT is fine for normal driving, while some older designs had trouble, so look up that model
      and year.
    Many run for years without a fault, provided that the fluid is changed on schedule and no heavy
      towing is done.

    On the test drive, listen for a whine or shudder, and check that it pulls away without delay.
    Ask for proof of fluid changes on a used one, and search the complaints for that year at
      nhtsa.gov.
    Drone under full throttle is normal for this type, so decide whether it bothers you.
  `),
};
