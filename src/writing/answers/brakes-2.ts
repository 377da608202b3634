import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const brakes2Answers: DirectAnswers = {
  'How often should brake fluid be changed?': sentencesOf(`
    Many makers ask for a change every two to three years, and some go by a test, so look in your
      manual.
    Every two or three years is a common interval, but the schedule in your manual is what counts.
    Go by the manual, which for many cars says two or three years whatever the mileage.

    The fluid takes in moisture from the air, which lowers its boiling point and corrodes parts.
    Moisture gets in with time, and wet fluid can boil on a long descent.
    A quick test of the water content shows whether a change is due early.
  `),
  'Why does the steering wheel shake when I brake?': sentencesOf(`
    The usual cause is front rotors that have worn unevenly, so that the pads grab and release as
      the wheel turns.
    Uneven front brake rotors are the common reason, because their thickness varies and the pedal
      pulses along.
    Rotors with uneven thickness make the wheel shake, often after hard stops or overtightened lug
      nuts.

    If it also shakes without braking, think of wheel balance or worn suspension instead.
    A technician measures the rotor runout and looks at the hub and the joints before replacing
      parts.
    Rust on a hub or unevenly tightened lug nuts can cause it as well, so ask what was measured.
  `),
  'What does a soft brake pedal mean?': sentencesOf(`
    A soft or sinking pedal can mean air in the lines, a fluid leak or a failing master cylinder,
      and it needs attention now.
    It points to air, old fluid or a leak in the hydraulic system, so do not put it off.
    Treat it as a serious sign: fluid may be low, air may be in the system, or a seal may leak.

    Check the fluid level, and have the car towed if the pedal sinks to the floor.
    Do not just top up the fluid, because a falling level has a cause.
    If the pedal got softer after brake work, go back and have the lines bled again.
  `),
  'How long does it take to replace brake pads?': sentencesOf(`
    The work takes about an hour per axle, a little longer with new rotors or rusted parts.
    Plan on roughly one hour for one axle and two for both, once the car is in the bay.
    Pads on one axle are often done in an hour, while rotors or stuck sliders add time.

    Ask {store} for the total stay, because waiting for a bay or for parts comes on top.
    An electric parking brake at the rear can add a step with a scan tool.
    Make the first stops gently after the job and follow the advice for bedding in the pads.
  `),
  'Should I replace front and rear brake pads together?': sentencesOf(`
    Not unless both are worn: front and rear pads wear at different rates and are replaced by
      axle.
    No, replace the axle that is due, always left and right together.
    Only if the measurements say so, because the front pair often wears out first.

    Both sides of an axle must be done as a pair, or the car can pull when you brake.
    Ask for the thickness at all four wheels, and plan the other axle from its reading.
    On many newer cars the rear pads go first, so do not assume that the front ones are due.
  `),
  'What is the difference between ceramic and semi-metallic pads?': sentencesOf(`
    Ceramic pads are quieter and leave less dust, while semi-metallic pads bite better in the cold
      and stand more heat.
    The difference is in the mix: ceramic stands for low noise and dust, semi-metallic for
      strength under heavy loads.
    Semi-metallic pads hold metal fibers that carry heat away, and ceramic ones trade some of that
      for clean wheels and quiet stops.

    For daily driving either kind works when it meets the maker's specification, while towing
      speaks for semi-metallic.
    If you like the way your car brakes now, stay with the type it came with.
    Ask which type the car left the factory with, since the brakes were tuned for it.
  `),
  'Do brakes rust when {a} sits for a week?': sentencesOf(`
    Yes, a thin film of rust forms on bare iron rotors within days, and the first few stops wipe
      it off.
    They do, because rotors are bare iron, but a week of rust is only on the surface.
    A light layer of rust is normal after a week, above all after rain or a wash.

    Expect a short scraping noise and brake gently a few times before you need a hard stop.
    Weeks or months in damp air are another matter, as deep rust can pit the rotor and stick the
      pads.
    If the noise or a pulsing pedal stays after a few miles, have the rotors looked at.
  `),
};
