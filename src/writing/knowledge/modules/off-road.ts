import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const offRoad: KnowledgeModule = {
  id: 'off-road',
  topics: ['off-road'],
  intents: ['variable', 'general'],
  headings: [
    'Before you leave the pavement',
    'What makes a vehicle trail-ready',
    'Off-road ability and its limits',
  ],
  answer: {
    wordings: [
      'Tires and ground clearance decide how far you get off-road, followed by low-range ' +
        "gearing and the driver's patience.",
      'Match the vehicle to the ground: graded dirt needs tread and care, while rocks and ' +
        'ruts need clearance, low range and skid plates.',
      'For gravel and forest roads, decent tires and moderate clearance will do; real ' +
        'trails call for low range and underbody protection.',
    ],
  },
  points: [
    {
      id: 'clearance',
      sentences: sentencesOf(`
        Ground clearance is the gap beneath the low-hanging parts, and it decides what you can drive
          over.
        Ground clearance below the differential and the exhaust sets the height of rock that you can
          straddle.
        Clearance under the axle and exhaust tells how tall an obstacle may pass beneath without
          contact.

        Approach, departure and breakover angles describe the slopes that nose, tail and middle can
          meet.
        Angles matter as much: the nose meets a bank first, the tail leaves it last, and the belly
          crosses the crest.
        Long overhangs scrape where a short nose and tail would clear.

        A hitch or a low front lip may spoil a good angle.
        Look underneath for a hanging hitch, step or air dam that would hit first.
        Crouch beside the {model} and note which part hangs low enough to touch before the tires
          climb.
        Side steps and deep bumpers are usually the first parts to touch.
      `),
    },
    {
      id: 'tires',
      sentences: sentencesOf(`
        All-terrain tires trade some quiet and fuel economy for tougher sidewalls and open tread.
        Tougher tread and sidewalls help on sharp rock, and you pay with noise and drag on the
          highway.
        An all-terrain tire grips loose ground and resists cuts, yet hums on pavement.

        Letting out some air widens the footprint on sand, provided that you can refill the tires
          before the road.
        Lower pressure helps on sand and washboard, so carry a gauge and a compressor.
        Drivers on sand often lower pressure, then pump up again before driving fast.

        Carry a full-size spare if you can, because sealant cannot repair a torn sidewall.
        Check what kind of spare the {model} has, since a small one is of little use on a trail.
        A cut sidewall ends the day unless a proper spare is aboard.
      `),
    },
    {
      id: 'low-range',
      sentences: sentencesOf(`
        Low range gives slow, steady control on climbs and descents.
        Crawling gears let the engine hold the vehicle back downhill.
        With low range, a steep drop becomes a matter of idle speed and patience.

        Hill-descent control does a similar job by braking single wheels for you.
        Electronic descent control brakes each wheel in turn, while you only steer.
        Where there is no low range, descent control can fill part of the gap.
      `),
    },
    {
      id: 'traction-aids',
      sentences: sentencesOf(`
        A locking differential turns both wheels of an axle together, which helps when one hangs in
          the air.
        Lockers force the wheels of an axle to share the drive, so a lifted wheel does not stop you.
        With an axle locked, the wheel on firm ground keeps pushing although the other spins.

        Release the lock on firm surfaces, because the tires need to turn at different speeds in a
          bend.
        Use the lock only on loose ground and release it before you reach pavement.
        On hard ground a locked axle resists steering and strains its parts.
      `),
    },
    {
      id: 'protection',
      sentences: sentencesOf(`
        Skid plates shield the oil pan, the transfer case and the fuel tank from rocks.
        Steel plates under the engine and tank turn a puncture into a scrape.
        Look for plates below the oil pan and tank if rocks are part of the plan.
        Before you take the {model} over rocks, see which parts underneath are covered by plates.

        Recovery points matter as well; a tie-down loop for shipping can tear off under a pull.
        Find the rated tow hooks front and rear before you need them.
        Know which hooks are rated for recovery, since other loops may break with great force.
      `),
    },
    {
      id: 'habits',
      sentences: sentencesOf(`
        Walk the hard parts of a trail first and pick a line.
        Get out and look when you cannot see the ground ahead.
        Scout water, ruts and blind crests on foot.

        Go as slowly as possible and as fast as needed to keep moving.
        Steady low speed saves parts, and momentum is for sand and mud.
        Slow and smooth keeps tires on the ground and rocks out of the oil pan.

        Travel with a second vehicle, tell somebody your route, and stay on open trails.
        Tell a friend where you are going, and keep to marked routes.
        Two vehicles are wiser than one far from help, and closed trails are closed for a reason.
      `),
    },
    {
      id: 'afterward',
      sentences: sentencesOf(`
        Wash the underside after a day on dirt, since packed mud holds moisture and hides damage.
        Rinse mud from brakes, radiator and frame soon after the trip.
        Hose out the wheels after a muddy trail, because dried mud throws them out of balance.

        Look for cut tires, bent shields, torn boots and fresh drips.
        Check beneath for leaks, loose plates and damaged rubber boots.
        A careful look underneath finds the torn boot before it ruins the axle joint.

        Water crossings may call for fresh axle fluid, so ask what the manual says.
        After deep water, have the axle and transfer-case fluids checked for a milky color.
        Tell {store} about any deep water at the next service, since fluids may need a check.
        If the hubs went under water, have the driveline fluids inspected soon.
      `),
    },
  ],
};
