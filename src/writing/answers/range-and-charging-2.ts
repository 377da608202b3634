import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const rangeAndCharging2Answers: DirectAnswers = {
  'How long does fast charging take on {the}?': sentencesOf(`
    Usually half an hour to an hour from low to about four fifths, depending on the car and the
      station.
    Plan on roughly a meal stop at a strong charger, and longer in the cold or at a weaker one.
    The {model} charges quickly when the battery is low and warm, and slows down on the way to
      full.

    The last fifth is slow, so on a trip it is quicker to leave early and stop again.
    Set the charger as the goal in the navigation, because many cars then warm the battery on the
      way.
    The spec sheet names the peak power, but the average over the whole stop is what you feel.
  `),
  'Is there an electric version of {the}?': sentencesOf(`
    The maker's current model list shows it, as electric versions come and go with the model year.
    That depends on the model year, and the engine line on the window sticker tells what each car
      runs on.
    For the {model}, look at the engine choices of the model year that you want, on the maker's
      site or the sticker.

    Be sure to tell apart a full electric car, a plug-in hybrid and a hybrid without a plug.
    If there is none, ask {store} which electric model comes close in size and price.
    A listing that says hybrid does not mean that the car can be plugged in.
  `),
  'How long does it take to charge an electric car at home?': sentencesOf(`
    With a wall charger most cars fill up overnight, in about six to twelve hours from nearly
      empty.
    Overnight is the usual answer with a home charger, while a normal outlet can need two or three
      days for a full battery.
    A wall charger brings back a normal day's miles in two or three hours, and an ordinary outlet
      takes all night.

    Battery size and the power of the onboard charger set the pace, and both are in the specs.
    Few people charge from empty, so the real wait is much shorter than the full figure.
    Ask an electrician what your panel can carry before you buy a charger.
  `),
  'How much does home charging add to an electric bill?': sentencesOf(`
    It depends on your miles and your rate: multiply the miles by the energy use on the EPA label,
      then by your price.
    For many homes it adds about as much as another large appliance, and less than the gas that it
      replaces.
    Take your monthly miles, the car's energy use per mile and your price per kilowatt-hour, and
      multiply.

    Night rates can cut the amount, and the car's timer makes use of them.
    Ask your utility whether it has a rate for electric cars before the charger goes in.
    Winter months cost more, because the cold raises the energy used per mile.
  `),
  'Do I need a Level 2 charger for an electric car?': sentencesOf(`
    No, not everybody does, but anyone who drives long distances each day will want one.
    Short daily trips can run on a normal outlet, while long commutes or two electric cars call
      for a wall charger.
    Many drivers do, since a normal outlet adds just a few miles of range per hour.

    Write down your daily miles for a week, and compare them with what a night on the outlet
      gives.
    Let a licensed electrician check the panel, because an old circuit should not carry that load
      for hours.
    Your utility may help with the cost, so ask before you order.
  `),
  'How much range do electric cars lose in winter?': sentencesOf(`
    Around a fifth to a third on freezing days, and more in deep cold or on short trips.
    Expect to lose about a quarter in frost, while mild winter days cost much less.
    Some of the range goes in any cold spell, often a third of it when the heater works hard.

    Heating the cabin takes the energy, so warm it up before you unplug.
    A heat pump, seat heaters and a garage all soften the loss.
    Plan winter trips with an extra stop, because cold batteries charge more slowly too.
  `),
  'How long does an EV battery last?': sentencesOf(`
    Ten years and more is common, and many batteries outlive the car around them.
    Most keep the larger part of their range for over ten years.
    As a rule it lasts about as long as the car, losing a little range year by year.

    Makers commonly cover it for eight years with a mileage limit, and the booklet gives the
      terms.
    Heat and long spells at full charge do the most harm, so park in shade and charge to the level
      advised.
    When buying used, ask for a battery health report along with the history.
  `),
};
