import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const drivetrainAnswers: DirectAnswers = {
  'Does {the} come with all-wheel drive?': sentencesOf(`
    It depends on the trim and model year, and the window sticker names the drive type of each
      car.
    Look at the drivetrain line of the listing or the sticker, since availability changes by trim
      and engine.
    Not every {model} has it, so read the drive type on the sticker of the one you like.

    A VIN check at {store} confirms it when the listing is unclear.
    Badges on the tailgate can mislead, so trust the sticker or a VIN check.
    If it is offered, ask which engines and packages it can be combined with.
  `),
  'Is AWD worth it on {the}?': sentencesOf(`
    It is worth it if you often start on snow, steep drives or wet grass, and less so on plain
      town streets.
    For snowy hills and unpaved roads yes, while drivers on cleared streets may do as well with
      good tires.
    That turns on your roads: the AWD {model} pulls away better on slick ground, but stops no
      shorter.

    Set the extra price and the somewhat higher fuel use against the days on which you would need
      it.
    Winter tires help with braking and turning too, so they come first where money is short.
    Think of resale as well, because buyers in snowy areas ask for it.
  `),
  'How does AWD work on {the}?': sentencesOf(`
    It sends power to all four wheels, and most systems move it to the axle that has grip.
    In most cars a clutch or a center differential shares the power, and the computer shifts it
      when a wheel slips.
    The AWD system of the {model} is explained in the owner's manual, and as a rule it works
      without any switch.

    Some systems drive two wheels most of the time and add the others when needed, which saves
      fuel.
    It helps to get moving, but it does not shorten the braking distance.
    Four equal tires are important, because uneven ones keep the system working all the time.
  `),
  'Does {the} lose fuel economy with AWD?': sentencesOf(`
    Usually a little, often one or two miles per gallon, because of the added weight and moving
      parts.
    Yes, as a rule it uses slightly more, and the EPA label of each version shows how much.
    Compare the EPA figures of both versions of the {model}, where the gap is often small.

    Over a year the gap often costs less than a set of tires.
    Hybrid versions that drive the rear wheels by an electric motor may show hardly any
      difference.
    Worn or soft tires can cost more fuel than the extra axle does.
  `),
  'What is the difference between the {drive1} and {drive2} {model}?': sentencesOf(`
    The difference is which wheels get power, and with it the grip on slick ground, the weight,
      the fuel use and the price.
    One version powers other wheels than its sister, which changes how it starts on snow and what
      it weighs.
    They differ in the driven wheels, so grip, fuel figures, tow rating and price of the two are
      not the same.

    Engine and cabin are often alike, but check the sticker, as packages may differ too.
    Neither brakes better on ice, because that is up to the tires.
    Drive both on the same road, and compare the EPA label and the towing table.
  `),
  'Which {model} trims in stock have {drive2}?': sentencesOf(`
    The listings and window stickers show the drive type of each car, so filter the stock by
      drivetrain.
    Look for the drivetrain line in each listing, as one trim can come with either drive type.
    Go by the sticker of each {model} instead of the trim name, because drive type is often an
      option.

    Stock changes from day to day, so ask {store} to confirm before you come.
    If a listing leaves it out, the VIN tells.
    Write down the stock number of the ones that fit, and have them ready for a test drive.
  `),
  'Does {the} need 4WD for winter around {city}?': sentencesOf(`
    Not on streets that are plowed soon, but steep drives, back roads and early starts are a good
      case for it.
    It depends on your roads: cleared main streets rarely need it, while hills and unplowed lanes
      often do.
    Around {city}, four-wheel drive pays off if you leave before the plow or live on a slope.

    An empty pickup is light at the back, so rear-wheel drive alone slips early.
    Winter tires matter at least as much, since they help to stop and steer.
    Use it on slick ground only, unless the truck has an automatic setting for mixed roads.
  `),
  'When should I use four-wheel drive in {the}?': sentencesOf(`
    Use it on snow, ice, mud, sand or loose gravel, and go back to two-wheel drive on dry
      pavement.
    Switch it on when the ground is slick or loose, and before the wheels begin to spin.
    In the {model}, the high range is for slick roads at normal speed and the low range for slow,
      hard work.

    On dry pavement a part-time system binds in turns and wears its gears.
    The owner's manual states at which speed you may switch and when to stop first.
    Engage it once a month for a short stretch on loose ground, so that the parts stay oiled.
  `),
  'Does an all-wheel-drive {model} cost more to maintain?': sentencesOf(`
    Somewhat more, as there are extra fluids to change and the tires need to match.
    A little, mainly for the rear differential and transfer case fluid and for tires bought in
      fours.
    Expect a few added jobs over the years, which the maintenance schedule lists.

    Rotating the tires on time is the simplest way to keep the cost down.
    On a used car, ask for proof that the axle fluids were changed.
    The difference is small beside fuel and insurance, so do not let it decide alone.
  `),
  'Can I drive {the} with one worn tire if it has AWD?': sentencesOf(`
    Better not, since a tire of smaller diameter turns faster and keeps the drivetrain working
      against itself.
    Only for a short way, because uneven tread can overheat the clutch or the differential.
    It is a risk: many AWD systems accept just a small difference in tread from tire to tire.

    The owner's manual gives the limit, which is often a very small difference in tread.
    A tire shop can measure all four, and sometimes shave a replacement to match.
    If one tire is ruined and the others are half worn, four new ones may be the sound choice.
  `),
};
