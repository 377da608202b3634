import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const hybrid2Answers: DirectAnswers = {
  'Is a hybrid worth it for short trips around {city}?': sentencesOf(`
    Yes in stop-and-go traffic, but very short cold trips bring less, because the engine has to
      warm up.
    For town driving it often is, since the motor takes over just where gas engines waste fuel.
    It suits short trips, although a plug-in or an electric car may suit them even more if you can
      charge.

    With few miles a year the price gap takes long to come back.
    Combine errands into one round, so that the engine warms up only once.
    Reckon with the city figure on the EPA label, and not with the highway one.
  `),
  'How long do hybrid batteries last?': sentencesOf(`
    Ten years or more is common, and many stay in the car for its whole life.
    Most outlast their warranty, which is commonly eight years with a mileage limit.
    Usually well beyond ten years, though heat and long periods without use wear them sooner.

    They seldom fail all at once, as mileage drops and warning lights come first.
    Rebuilt batteries are sold for many models, which makes a repair less costly.
    Have the battery tested before buying a used hybrid with many miles.
  `),
  'Do hybrids cost more to maintain than gas {bodies}?': sentencesOf(`
    Usually not: routine service is much alike, and the brakes often last longer.
    About the same over the years, apart from the rare case of a failed battery or inverter.
    Most cost no more, since oil, filters and tires follow a similar schedule.

    Some have an extra filter for the battery fan, which is quick to clean.
    Work on the high-voltage parts needs a trained technician, so ask who does it.
    Compare the schedules in both manuals line by line up to the mileage that you plan to reach.
  `),
  'Should I buy a used hybrid with high mileage?': sentencesOf(`
    It can be a sound buy if the battery tests well and the price leaves room for a repair.
    Maybe, provided you get a battery health test, service records and an independent inspection.
    Yes if it passes a battery check, and no if the seller will not allow one.

    Ask how much of the battery warranty is left, by date and by miles.
    Watch the charge gauge on the test drive, because quick swings point to weak cells.
    Clean fans and coolant records show that the former owner looked after it.
  `),
  'How many miles a year make a hybrid pay off?': sentencesOf(`
    There is no fixed number, but average or higher mileage with plenty of town driving usually
      does it.
    The more you drive the sooner it pays, and a driver of few miles may never see the price gap
      again.
    Find it by dividing the price gap by the years you will keep the car and by the fuel cost
      saved per mile.

    Town miles count more than highway miles, as that is where a hybrid gains.
    Use the EPA figures of both versions and your local gas price.
    Some hybrids now cost about the same as the gas version, and then every mile counts in their
      favor.
  `),
  'Do hybrids work well in cold weather?': sentencesOf(`
    Yes, they start and drive as usual, but mileage drops because the engine runs more for heat.
    They do, with somewhat lower mileage until the engine and the battery are warm.
    Cold does no harm to a hybrid, though short winter trips save less fuel than summer ones.

    Seat heaters let you turn the hot air down, so the engine can rest more.
    Combine short trips and keep the tires at the right pressure.
    The small starter battery ages like any other, so have it tested in fall.
  `),
  'Can a hybrid tow a trailer?': sentencesOf(`
    Some can, and the owner's manual tells whether yours is rated and for how much.
    It depends on the model: a few hybrid trucks and SUVs tow well, while many small hybrids are
      not rated at all.
    Many can pull a light trailer, but only if the manual gives a tow rating for the hybrid
      version.

    The rating may differ from that of the gas version, so read the right line.
    Fuel use climbs quickly with a trailer, because the battery is soon empty on a grade.
    Without a printed rating, leave the trailer to another vehicle.
  `),
  'Does a hybrid need oil changes like a gas car?': sentencesOf(`
    Yes, because it has a gas engine that needs fresh oil by miles or by time.
    It does, at the interval in the manual, even if the engine rests for part of each trip.
    Oil changes stay the same as in a gas car, and only a fully electric car does without.

    Many short runs put water and fuel into the oil, so do not skip the yearly change.
    Use the thin oil that the manual names, since hybrids often ask for it.
    The car's oil monitor counts engine time, so follow it or the manual, whichever comes first.
  `),
};
