import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const oilChangeAnswers: DirectAnswers = {
  'What oil does {the} take?': sentencesOf(`
    The grade and the quality standard are in the owner's manual, and the oil filler cap usually
      repeats the grade.
    Look at the filler cap under the hood for the grade, and in the manual for the full
      specification.
    For the {model}, the manual lists the oil grade and standard for each engine, so check the
      entry for yours.

    Check by engine and not by model name, because two engines in the same car may need different
      oil.
    When a store counter asks, give the engine size or the VIN, as the answer changes with the
      engine.
    The bottle should show the same grade and the approval that the manual names.
  `),
  'How often does {the} need an oil change?': sentencesOf(`
    Go by the oil life monitor or by the interval in the manual, and in any case change the oil
      about once a year.
    It needs one when the monitor or the schedule in the manual calls for it, and many makers add
      a limit of a year.
    The {model} needs an oil change at the interval printed in its manual, or sooner if the oil
      life display asks for it.

    Short trips, towing, dust and long idling shorten the interval, and the manual lists a severe
      schedule for them.
    If you mostly make short hops in the cold, use the severe-use interval from the manual.
    Hard use such as towing or dusty roads moves you to the shorter of the two printed schedules.
  `),
  'How do I reset the oil life monitor on {the}?': sentencesOf(`
    Use the menu in the instrument display with the power on and the engine off; the exact steps
      are in the owner's manual.
    In most cars you switch the power on without starting, open the oil life screen and hold the
      select button until it resets.
    The reset is in the vehicle menu of the {model}, and the owner's manual gives the order of
      buttons for your year.

    Reset it only after the oil has really been changed, because the system starts counting anew.
    If the shop did the work, the reset is normally part of it, so look at the display before you
      drive off.
    Should the reminder come back at once, repeat the steps slowly or ask the shop to clear it.
  `),
  'Does {the} need oil changes?': sentencesOf(`
    No: a battery-electric car has no engine, so there is no engine oil and no oil filter to
      change.
    It does not, because its electric motor does not burn fuel and needs no engine oil.
    The {model} runs on electricity alone, so engine oil changes drop off the list.

    Other items stay on the schedule, such as tires, brake fluid, cabin filter and battery
      coolant.
    Look in the manual for the gear oil in the drive unit, the coolant and the brake fluid, which
      have intervals of their own.
    Rotating the tires and replacing the cabin filter become the regular visits instead.
  `),
  'How often should I get an oil change?': sentencesOf(`
    Follow the oil life monitor or the interval in your manual, and do not go past a year even
      with few miles.
    As often as your manual says: on synthetic oil that is commonly once or twice a year for an
      average driver.
    Once or twice a year fits many drivers, but the manual or the monitor in the dash has the last
      word.

    The old rule of a change every three months dates from older oils and engines.
    Short cold trips, towing and dust call for the severe-use schedule, which comes around sooner.
    Write the date and mileage down, since the calendar limit is easy to forget in a car that
      rests a lot.
  `),
  'How much does an oil change cost near {city}?': sentencesOf(`
    It depends on the type of oil and the number of quarts that the engine takes, so a quote needs
      your model year and engine.
    The price follows the oil and the engine: full synthetic costs more than conventional, and a
      big engine holds more.
    Quotes differ with oil type, quantity and filter, which is why a shop asks for your engine
      before naming a price.

    Ask whether filter, disposal fee and tax are included, and what happens if extra quarts are
      needed.
    Call {store} and one other shop with the same details, then compare the totals.
    A coupon price often covers only a certain oil or a set number of quarts, so read the small
      print.
  `),
  'Should I use synthetic or conventional oil in {my}?': sentencesOf(`
    Use what the manual specifies: if it calls for synthetic, conventional oil is not an option.
    The manual decides, and most late-model engines require full synthetic or a synthetic blend.
    If the manual names synthetic, use that; if it allows either, both work when changed on time.

    Synthetic holds up better in great heat and deep cold, which matters most for turbocharged
      engines.
    When you have the choice, synthetic is worth its price with short trips, towing or harsh
      winters.
    Whatever the type, the grade and the approval on the bottle have to match the manual.
  `),
  'What is included in a dealer oil change?': sentencesOf(`
    The core is always the same: drain the oil, replace the filter, refill to the right level and
      reset the reminder.
    You get fresh oil of the listed grade, a new filter, a check for leaks and a reset monitor.
    An oil change covers draining, a new filter and seal, refilling with the specified oil and
      resetting the display.

    Many stores add a look at tires, brakes, battery and fluids, so ask {store} for the list.
    Ask for the inspection sheet, because tread, pad and battery readings are useful later.
    What comes on top differs from shop to shop, for example topping up fluids or rotating tires.
  `),
};
