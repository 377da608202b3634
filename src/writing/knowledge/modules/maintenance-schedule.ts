import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const maintenanceSchedule: KnowledgeModule = {
  id: 'maintenance-schedule',
  topics: ['maintenance-schedule'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'How to follow the maintenance schedule',
    'What the schedule asks for and why',
    'Keeping up with maintenance',
  ],
  answer: {
    wordings: [
      "The schedule in the owner's manual sets what is due and when, by miles or by " +
        'months, whichever limit arrives first.',
      "Follow the maker's schedule for your exact engine and driving conditions, and keep " +
        'a dated record of each visit.',
      'Your manual, not a generic chart, decides what is due, and hard use moves most ' +
        'items forward.',
      "The schedule for the {model} is in its owner's manual, and it counts both distance " +
        'and time.',
    ],
  },
  points: [
    {
      id: 'find-it',
      sentences: sentencesOf(`
        You will find the schedule in the owner's manual, in a separate booklet or on the maker's
          owner site.
        A maintenance schedule comes with every vehicle, on paper or on the maker's website.
        If the booklet is missing, the maker's website usually offers the same pages for your model
          year.
        The {make} owner site usually offers the schedule for each model year if the booklet is
          missing.

        Make sure that the engine and drivetrain match, because one model may have several
          schedules.
        Check the engine code and drivetrain first, since each version can carry its own list.
        Read the column for your engine, as turbocharged and hybrid versions may differ.

        A service adviser can print the list that belongs to your VIN.
        Ask {store} which of the printed schedules applies to your engine.
        Have the VIN at hand when you ask, to avoid a list that belongs to another version.
      `),
    },
    {
      id: 'miles-or-months',
      sentences: sentencesOf(`
        Fluids and rubber age on the calendar, even when the vehicle hardly moves.
        Time counts as much as distance, because oil, brake fluid and belts grow old while parked.
        A car that is driven little still ages, and its schedule counts months for that reason.

        Short trips are harder on oil than a long highway run, as moisture never boils off.
        Brief errands leave water and fuel in the oil, so low yearly distance does not mean easy
          use.
        An engine that seldom gets hot collects moisture, which shortens the life of its oil.

        Go by whichever limit comes up first and reset the reminder after the work is done.
        Whichever limit is reached first should bring you in, and the reminder should be reset
          afterward.
        Act on the earlier of the two limits, then have the dash reminder cleared.
      `),
    },
    {
      id: 'severe',
      sentences: sentencesOf(`
        Most manuals have a second schedule for severe use, and it describes more drivers than the
          name suggests.
        Many owners belong on the severe-use schedule without knowing it.
        The severe-service column sounds extreme, yet ordinary commuting can qualify.

        Short trips, heavy traffic, dust, towing, extreme heat and deep cold all count.
        Typical entries are towing, dusty roads, long idling, brief cold trips and very hot weather.
        Read the list of severe conditions: idling, dust, trailers, stop-and-go streets and hard
          winters appear on most.

        If several of those conditions sound like your week, follow the shorter intervals.
        Drivers who recognize their own routine in the severe list should use the shorter intervals.
        When in doubt, describe your routine to the adviser and ask which column fits.
      `),
    },
    {
      id: 'what-is-in-it',
      sentences: sentencesOf(`
        Early maintenance visits are mostly oil, filters, tire rotation and inspections.
        In the first years the schedule holds oil service, tire rotation, filters and checks.
        For the early visits, the {make} schedule will mostly list oil, filters, tire rotation and
          inspections.
        At first there is little to replace beyond oil, filters and wiper blades.

        Later stops add coolant, transmission fluid, spark plugs, belts and brake fluid.
        Bigger items such as plugs, coolant and belts come up as the distance grows.
        With age the list grows to include spark plugs, coolant, drive belts and driveline fluids.

        Ask which items are replaced and which are only looked at, because the price depends on it.
        Find out whether a line means inspect or replace, since the two cost very different amounts.
        A good question is which lines are inspections and which are replacements.
      `),
    },
    {
      id: 'records',
      sentences: sentencesOf(`
        Keep every service invoice with date, mileage, parts and fluid types, in a folder or as
          photos.
        Save each service invoice, and see that it names the mileage, the parts and the oil grade.
        Photograph your service receipts, because thermal paper fades long before the vehicle does.

        Records support a coverage claim and make a used car easier to sell.
        A complete folder helps with a claim and convinces the next buyer.
        Should a claim or a sale come up, a neat history does the talking.

        The work may be done by any competent shop or at home, as long as you can show it.
        You may choose who does routine maintenance, and proof of the work is what counts.
        Under federal law a maker may not tie written coverage to paid work at one shop, so keep
          proof whichever shop you pick.
        [15 USC 2302(c)]
      `),
    },
    {
      id: 'extras',
      sentences: sentencesOf(`
        Compare anything that is suggested beyond the schedule with the manual before you agree.
        When a shop proposes more than the schedule calls for, ask what was measured or seen.
        An extra flush or additive should have a reason that someone can show you.

        Wear found in an inspection is a good reason, and a worn part can be shown.
        Ask to see the worn belt, the dirty filter or the reading on the gauge.
        Evidence is easy to give: a dirty filter, a test strip or a measured depth.

        Sort the list by safety first, then damage that spreads, then comfort.
        Put brakes, tires and leaks ahead of comfort items when money is short.
        If you cannot do it all now, safety comes first and convenience can wait.
      `),
    },
    {
      id: 'between-visits',
      sentences: sentencesOf(`
        A few checks between visits cost minutes: oil level, coolant level, tire pressure and
          lights.
        Once a month, look at the oil, the coolant tank, the lights and the tire pressure.
        Between services, a monthly look at fluids, tires and lamps catches small trouble early.

        Check on level ground, and follow the manual on whether the engine should be warm.
        Use level ground, and read in the manual whether to check hot or cold.
        Level ground and the right engine temperature make the readings worth something.

        Note any fresh spot under the parking place and its color.
        A clean piece of cardboard under the car shows where a leak begins.
        Watch the ground where you park, because a new stain is an early message.
      `),
    },
  ],
};
