import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

/** A bed has no hatch, no sill and no folding hold; nothing is known against any other shape. */
const notTrucks = [
  'sedan',
  'coupe',
  'convertible',
  'hatchback',
  'wagon',
  'suv',
  'crossover',
  'van',
  'minivan',
  'other',
];

export const cargo: KnowledgeModule = {
  id: 'cargo',
  topics: ['cargo'],
  intents: ['variable', 'general'],
  headings: ['Judging cargo space', 'Will your things fit', 'Cargo room beyond the brochure'],
  answer: {
    wordings: [
      'Cargo space is a matter of shape as much as volume, so measure your bulky items ' +
        'and try them in the car.',
      'To judge cargo room for yourself, bring the stroller, cooler or golf bag to the ' +
        'store and load it.',
      'Volume figures help you sort a list, but opening width, floor height and depth ' +
        'decide what really fits.',
      'Try your own gear in the {model}, because opening, floor height and depth decide ' +
        'more than a volume figure.',
    ],
  },
  points: [
    {
      id: 'measure',
      sentences: sentencesOf(`
        Makers measure cargo space by filling it to the roof, which is not how anyone packs with
          kids aboard.
        Published volume often counts every corner up to the ceiling, far above the window line.
        A volume figure includes space near the roof that you would rarely use while driving.

        Measure the floor length, the width between the wheel wells and the height under the hatch.
        Bring a tape measure to the {model} and note how long, how wide and how tall its hold really
          is.
        Take a tape to the floor, the gap between the wheel housings and the height of the opening.
        More telling are three plain measurements of the hold: how long, how wide at the wheel
          wells, how tall at the hatch.

        Write those down next to the measurements of the bulky items that you carry.
        Compare those measurements with the crate, bike or stroller that you move in a normal week.
        Hold the measurements against your own gear and many doubts clear up.
      `),
    },
    {
      id: 'opening',
      fits: { bodyStyles: notTrucks },
      sentences: sentencesOf(`
        A wide cargo floor helps little if the hatch pinches at the top.
        Check the hatch opening itself, because sloped glass and thick pillars steal usable height.
        Sporty rooflines cost space right where a tall box needs it.

        Lift height matters as well; a low floor spares your back with groceries and dog crates.
        Notice how high you must lift, since a tall bumper turns a heavy bag into work.
        Stand behind the car and pretend to lift a full suitcase over the sill.
      `),
    },
    {
      id: 'folding-seats',
      fits: { bodyStyles: notTrucks },
      sentences: sentencesOf(`
        Fold the rear seats yourself during the visit.
        Try the seat folding with your own hands before you decide.
        Work the seatback releases once, from the cargo side if there is a handle.

        See whether the backrests lie flat, leave a step, or need the headrests removed.
        Some rear seats drop into a flat floor, some leave a ledge, and some need the front seats
          moved first.
        A step in the load floor or a headrest in the way becomes annoying with a long box.

        A split bench lets one passenger ride next to skis or lumber.
        Look at how the bench divides, because a center pass-through keeps both outer seats in use.
        With a divided bench, long cargo and a child seat can share the row.
      `),
    },
    {
      id: 'weight',
      sentences: sentencesOf(`
        Cargo room is not cargo weight.
        Cargo space tells you nothing about the load limit, which is a matter of weight.
        A roomy hold can be filled past what the vehicle may carry.

        The label on the driver's door jamb states how much people and cargo may weigh together.
        Read the tire and loading label in the driver's door opening for that limit.
        The placard at the driver's door gives your limit, with the people included.

        Bags of concrete, tile and books reach that limit with the space half empty.
        A few bags of mulch or boxes of tile use up the allowance sooner than the eye expects.
        Dense things such as tile, soil and paper weigh far more than they look.
      `),
    },
    {
      id: 'secure',
      sentences: sentencesOf(`
        Anything loose becomes a projectile in a hard stop, so look for tie-down points and a cargo
          net.
        Ask where the tie-down loops are and what load each of them is made to hold.
        Tie-downs, hooks and a net matter on the day that you brake hard with a full hold.

        Put heavy items low and against the seatback, and keep the pile below the glass.
        Load the heavy pieces first, low and forward, then the light ones on top.
        Weight belongs on the floor and close to the rear seat.
      `),
    },
    {
      id: 'roof',
      fits: { bodyStyles: notTrucks },
      sentences: sentencesOf(`
        A roof rack carries skis and boxes, yet its limit is modest and counts the rack and the box
          too.
        Roof rails are useful, but the permitted load includes the crossbars and the carrier.
        The roof load limit in the manual covers bars, box and contents together.

        Expect more wind noise, more fuel use and a higher center of gravity up there.
        A loaded roof drinks fuel, whistles, and makes the car lean more in bends.
        Take the box off between trips, because it costs fuel on every mile.
      `),
    },
    {
      id: 'spare',
      sentences: sentencesOf(`
        Lift the cargo floor and see what lies below.
        Beneath the load floor of the {model} there may be more than you think, so take a look.
        Raise the floor panel before you sign anything.
        Look under the load floor on the test drive.

        You may find a spare tire, an inflator kit, a battery or a useful hidden bin.
        Some vehicles carry a spare there, some only a pump and sealant.
        What sits there decides whether a flat tire ends in a tire change or a phone call.
      `),
    },
  ],
};
