import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const fluidsAndFilters: KnowledgeModule = {
  id: 'fluids-and-filters',
  topics: ['fluids-and-filters', 'maintenance-schedule'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Fluids and filters worth knowing',
    'Which fluids and filters need changing',
    'Beyond engine oil',
  ],
  answer: {
    wordings: [
      'Besides engine oil, watch coolant, brake fluid, transmission fluid and the air, ' +
        'cabin and fuel filters, each on its own schedule.',
      'Each fluid has its own type and interval in the manual, and mixing types can do ' +
        'more harm than waiting.',
      'Check levels monthly, change fluids by the manual, and replace air filters when ' +
        'they are dirty instead of by habit.',
    ],
  },
  points: [
    {
      id: 'coolant',
      sentences: sentencesOf(`
        Coolant carries heat away and protects metal from rust, and its additives wear out with
          time.
        Heat and corrosion are held in check by coolant, whose protective additives fade over the
          years.
        As coolant ages it loses the additives that keep the radiator and water pump from corroding.

        Color is no guide to the type, so read the specification in the manual.
        Read the coolant specification in the {make} manual, because color is no guide to the type.
        Makers dye coolant in many colors, which means that only the specification tells you the
          type.
        Two coolants of one color may not mix, so go by the specification and not the dye.

        Never open a hot system, because pressure can throw boiling liquid.
        Wait until the engine is cold before loosening the cap, since hot coolant is under pressure.
        Leave the radiator cap alone until everything has cooled, as scalding coolant can shoot out.
      `),
    },
    {
      id: 'transmission',
      sentences: sentencesOf(`
        Transmission fluid cools and lubricates, and in an automatic it also works the clutches.
        In an automatic transmission, the fluid is both lubricant and working medium for the
          clutches.
        Automatic transmissions depend on clean fluid for cooling, lubrication and smooth shifts.

        Some makers call the fluid a fill for life in normal use but set an interval for towing or
          heat.
        Although a normal schedule may never mention transmission fluid, the severe-use page often
          does.
        Check the severe-use page, where an interval may appear that the normal page leaves out.

        Fluid types are not interchangeable, and a continuously variable transmission needs its own.
        Use the exact type, because clutches and belts are tuned to its friction.
        The wrong type can cause shudder, so the invoice should name what went in.
      `),
    },
    {
      id: 'driveline',
      sentences: sentencesOf(`
        Differentials and transfer cases hold gear oil that many owners forget.
        Vehicles with rear, all-wheel or four-wheel drive carry extra gear oil in an axle, and some
          in a transfer case.
        On trucks and all-wheel-drive cars, axle and transfer-case oil belongs on the list.

        Towing, water crossings and heat shorten the life of gear oil.
        Heavy loads and deep water are the usual reasons to change gear oil early.
        Moisture and load wear gear oil out sooner than mileage alone suggests.

        A quick look shows metal paste, water or a burnt smell.
        Drained oil tells a story through its color, smell and the debris on the magnet.
        Milky oil means water got in, and glitter means that gears are wearing.
      `),
    },
    {
      id: 'engine-air',
      sentences: sentencesOf(`
        The engine air filter stops dust, and a clogged one costs power before it costs fuel.
        Dust ends up in the engine air filter, which chokes the engine once it is packed.
        A dirty air filter starves the engine and dulls its response.

        Hold the filter to the light, since one that passes light still has life.
        Ask to see the old filter next to a clean one before you agree to a replacement.
        You can judge the filter by eye on most cars after opening a few clips.

        Dusty roads call for earlier changes than the schedule suggests.
        If you often leave {city} on unpaved roads, have the filter looked at with every oil change.
        Gravel roads and harvest dust fill a filter far sooner than highway use.
        Drivers on unpaved roads should inspect the filter at each oil change.
      `),
    },
    {
      id: 'cabin-air',
      sentences: sentencesOf(`
        The cabin filter cleans the air that you breathe and keeps leaves out of the fan.
        Pollen, soot and leaves are caught by the cabin filter before they reach the vents.
        What comes out of the vents passes through the cabin filter first.

        Weak airflow, fogged glass or a musty smell point to a clogged filter.
        If the fan roars and little air arrives, look at the filter first.
        Stale odor and slow defrosting are typical signs that the filter is full.

        Many cabin filters sit behind the glove box and can be changed at home without tools.
        On a lot of cars the owner can swap the filter behind the glove box in a few minutes.
        The manual shows where the filter is, often within reach from the passenger seat.
      `),
    },
    {
      id: 'brake-and-steering',
      sentences: sentencesOf(`
        Brake fluid takes up water with age and is replaced by time more than by distance.
        Age, not mileage, wears out brake fluid, because moisture seeps in.
        The calendar rules brake fluid, since it absorbs water even while the car is parked.

        Power-steering fluid exists only on cars without electric steering, so look before you pay
          for a flush.
        If the steering is electric, there is no steering fluid to change.
        Cars with electric steering have nothing to flush, which makes that line on a quote worth
          questioning.
      `),
    },
    {
      id: 'topping-up',
      sentences: sentencesOf(`
        Top up fluids only with the listed type, and treat a falling level as a leak until proved
          otherwise.
        A fluid level that keeps dropping has a cause, so refill with the right type and have the
          leak traced.
        Adding fluid solves nothing if it keeps vanishing, as closed systems do not use it up.

        Label any bottle that you keep in the garage and store it away from children and pets.
        Keep coolant out of reach of children and animals, since it is poisonous and tastes sweet.
        Wipe up spills of coolant at once, because pets are drawn to the sweet taste.
      `),
    },
    {
      id: 'flushes',
      sentences: sentencesOf(`
        A drain and refill swaps part of a fluid, while a machine exchange replaces nearly all of
          it.
        Ask if a fluid service is a drain and refill or a full exchange, as they differ in effect.
        Fluid can be drained as far as it runs out, or exchanged almost completely by machine.

        Follow the method that the maker describes, because some forbid certain flushes.
        Ask {store} which method {make} describes for your VIN before you choose.
        Maker instructions decide which method suits, and a few rule out chemical flushes.
        Before you accept an additive or a flush, check that the manual allows it.
      `),
    },
  ],
};
