import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const oilChange: KnowledgeModule = {
  id: 'oil-change',
  topics: ['oil-change', 'maintenance-schedule'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'What a good oil change includes',
    'When the oil is due and what to ask for',
    'Planning an oil change close to home',
  ],
  answer: {
    wordings: [
      'Change the oil when the oil-life monitor or the manual calls for it, with the ' +
        'grade and specification the maker lists.',
      'An oil change is due at the interval in your manual, or sooner when the monitor ' +
        'asks, and it includes a new filter.',
      'Follow the monitor or the manual for timing, use the listed grade, and have the ' +
        'filter replaced at every change.',
      "For the {model}, the owner's manual gives the oil grade and interval, and the " +
        'monitor may call you in sooner.',
    ],
  },
  points: [
    {
      id: 'timing',
      sentences: sentencesOf(`
        An oil-life monitor estimates wear from engine speed, temperature and trip length.
        The monitor on the dash works from how you drive, not from a sample of the oil.
        Software tracks cold starts, load and distance to judge how much life the oil has left.

        Without a monitor, use the interval in the manual and the shorter one for hard use.
        Cars that lack an oil-life monitor follow the printed interval, with a shorter one for
          severe use.
        If there is no monitor, go by months and miles from the manual.

        Watch the calendar as well, because oil ages in a car that rarely moves.
        Even with few miles, the time limit in the manual still applies.
        A time limit stands beside the distance, since moisture and acids build up slowly.
      `),
    },
    {
      id: 'grade',
      sentences: sentencesOf(`
        The right oil grade is printed in the manual and usually on the oil filler cap.
        Look at the filler cap or the manual for the viscosity that your engine needs.
        The oil filler cap of the {model} usually names the viscosity, and its manual always does.
        Oil viscosity matters, and the proper grade is named on the filler cap or in the manual.

        The first part of the grade describes flow in the cold, and the second thickness when hot.
        A grade has two parts: one for cold starts, one for full working heat.
        Read the grade as a pair, with cold flow first and hot thickness second.

        Look also for the specification, because turbocharged engines and some emission systems need
          a certain formula.
        Besides viscosity, the maker names a quality standard, and the bottle should show it.
        The bottle must also carry the quality mark or approval that the manual names.
      `),
    },
    {
      id: 'synthetic',
      sentences: sentencesOf(`
        Many engines today require synthetic oil, so the choice is made for you.
        If the manual calls for synthetic oil, use it and skip the comparison.
        Where synthetic is specified, conventional oil is not a place to save.

        Synthetic flows sooner on a cold morning and stands heat better.
        Cold starts and hot turbochargers are where synthetic shows its strength.
        In deep cold or under heavy load, synthetic protects longer than conventional oil.

        Older engines that allow either can use a blend or conventional oil and stay healthy.
        An engine designed for conventional oil does fine on it when changes come on time.
        When the manual allows a choice, regular changes matter more than the type.
      `),
    },
    {
      id: 'what-is-done',
      sentences: sentencesOf(`
        A technician drains the old oil, fits a new filter and gasket, refills and checks the level.
        An oil change means draining warm oil, replacing the filter and drain-plug seal, and
          refilling to the mark.
        Old oil comes out, a new filter goes on, fresh oil goes in, and the level is verified.

        Afterward the reminder is reset and the area is checked for drips.
        Look for a reset monitor and a dry drain plug before you leave.
        The last steps are to reset the monitor and look for leaks with the engine running.

        With the car in the air, tires, brakes, belts and leaks can be seen at a glance.
        A lift shows brake pads, boots and leaks, so ask what was noticed.
        Ask for the tread and pad readings, since the car is on the lift already.
      `),
    },
    {
      id: 'before-the-visit',
      sentences: sentencesOf(`
        Before you book an oil change, note the mileage, the engine and what the monitor shows.
        Have the model year, engine and mileage ready when you call about an oil change.
        When you ask for an oil-change price, give the engine size, because oil capacity depends on
          it.
        Before you call {store}, note the model year, engine and mileage, because capacity and price
          depend on them.

        Ask whether the quote covers synthetic oil, filter, disposal and tax.
        Check what the price includes, such as the filter, the oil type and disposal.
        A quote should name the oil type, the quantity, the filter and any extra charge.

        Ask {store} about waiting times, since mornings and Saturdays tend to fill.
        Find out if you need an appointment and how long the visit takes on that day.
        Early slots in the middle of the week are often easier to get, so ask.
        If you live near {city}, ask whether a weekday morning is easier to get than a Saturday.
      `),
    },
    {
      id: 'check-level',
      sentences: sentencesOf(`
        Between oil changes, check the level once a month and before long trips.
        Look at the oil dipstick monthly, as some healthy engines use a little oil.
        An engine may consume oil between changes, so a regular look is wise.

        Park on level ground, wait for the oil to settle, and read the level between the two marks.
        On level ground, wipe the stick, dip again and aim for the upper half of the range.
        Let the oil drain down into the pan first, then wipe the dipstick and read it twice.

        Overfilling is harmful too, because the crankshaft can whip extra oil into foam.
        Do not pour past the upper mark; foam lubricates poorly.
        More is not better, since a high level can foam and leak.
      `),
    },
    {
      id: 'red-light',
      sentences: sentencesOf(`
        A red oil light means low pressure: stop, switch off, check the level and call for help
          before you restart.
        If the red oil lamp comes on while driving, pull over and shut the engine down.
        Treat a red oil lamp as an order to stop, because bearings fail within moments.

        A yellow message is milder and usually reports level or service due.
        Amber notices are about level or service, which can wait for the next safe stop.
        A yellow reminder about oil life leaves you time to plan a visit.
      `),
    },
  ],
};
