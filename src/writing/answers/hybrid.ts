import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const hybridAnswers: DirectAnswers = {
  'Does {the} come as a hybrid?': sentencesOf(`
    The engine line in the maker's current model list tells, as hybrid versions change with the
      model year.
    It depends on the model year and trim, and the window sticker says hybrid where there is one.
    For the {model}, look at the engine choices for the year that you want.

    Tell apart a mild hybrid, a full hybrid and a plug-in, since they save very different amounts.
    If there is none, {store} can point you to a hybrid of about the same size.
    Ask whether it may be combined with the trim and the drive type you have in mind.
  `),
  'Is the hybrid version of {the} worth the extra cost?': sentencesOf(`
    It pays off if you drive many miles in town and keep the car for years, and less with a few
      highway miles.
    Divide the extra price by what you would save on fuel each year, and you know how many years
      it takes.
    For drivers with much stop-and-go it often does, while on long highway runs the hybrid {model}
      gains less.

    Use the EPA figures of both versions, your own yearly miles and the price at your pump.
    Count resale and brake wear as well, because both tend to favor the hybrid.
    Drive both, as many people choose it for the quiet start in town.
  `),
  'How long does the hybrid battery in {the} last?': sentencesOf(`
    Most last ten years or longer, and often as long as the car.
    Expect it to go well past the warranty, since the car uses only the middle part of its charge.
    Well over ten years is common, though heat and a clogged cooling filter can shorten the life
      of the {model} battery.

    Keep the air intake of the battery clean, if yours has one near the rear seat.
    The warranty booklet gives the years and miles of battery cover.
    A workshop can read the state of the cells, which is wise before a used purchase.
  `),
  'Does {the} need to be plugged in?': sentencesOf(`
    No, a regular hybrid charges itself while driving, and only a plug-in version has a charge
      port.
    Only if it is a plug-in, and even then it runs on gas once the battery is low.
    Look for a second flap on the body: without a charge port, the {model} makes all its
      electricity on the road.

    Braking and the engine refill the battery of a regular hybrid.
    A plug-in that is never plugged in works, but it gives away most of its advantage.
    The label in the window shows electric miles only for cars with a plug.
  `),
  'What does hybrid maintenance cost on {the}?': sentencesOf(`
    About the same as on a gas car, with brakes that often last longer and one or two extra
      checks.
    Routine costs are similar to those of a gas version, because oil, filters and tires stay much
      the same.
    The schedule in the manual lists it all, and most items match those of a gas {model}.

    A battery air filter or an inverter coolant may be added, so look for those lines.
    Ask {store} for the price of the next two visits by mileage.
    Braking by the electric motor spares the pads, but have them cleaned where roads are salted.
  `),
  'Is {the} covered by a separate hybrid battery warranty?': sentencesOf(`
    Yes, makers cover the hybrid battery for longer than the rest of the car, commonly eight years
      with a mileage limit.
    As a rule it is, and the warranty booklet has a section on hybrid parts with the years and
      miles.
    The {model} booklet states it, and in some states emission rules make the cover longer.

    The cover starts on the day of first sale, so ask for that date on a used one.
    Check which parts belong to it, such as the inverter and the battery computer.
    Keep the service records, because they help if a claim comes up.
  `),
  'How many miles before the fuel savings of {the} pay off?': sentencesOf(`
    Divide the extra price by what you save per mile, and the result is the number of miles.
    It depends on the price gap and your kind of driving, with town miles paying back much sooner.
    Take the EPA figures for the hybrid and the gas {model}, work out fuel cost per mile, and
      divide the price gap by the difference.

    Use your own pump price and test it with a higher and a lower one.
    Many drivers get there within a few years of average use, and sooner when the price gap is
      small.
    Resale value belongs in the sum too, as part of the extra price often comes back.
  `),
  'What is the difference between a hybrid and a plug-in hybrid?': sentencesOf(`
    A hybrid charges itself and never needs a cord, while a plug-in has a larger battery that you
      charge for electric miles.
    The plug-in drives its first miles on electricity from the outlet, and a regular hybrid only
      supports its gas engine.
    One is a gas car with electric help, and the other is part electric car with a gas engine for
      longer trips.

    A plug-in costs more and suits people who can charge at home each night.
    Without a place to plug in, the regular hybrid is usually the better deal.
    Both brake with the motor and take back energy, which helps in town.
  `),
};
