import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const wheelAlignment: KnowledgeModule = {
  id: 'wheel-alignment',
  topics: ['wheel-alignment', 'tires'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Signs that alignment is off',
    'What a wheel alignment does',
    'Alignment and tire wear',
  ],
  answer: {
    wordings: [
      'Have alignment checked when the car drifts, the wheel sits crooked on a straight ' +
        'road, or a tire wears on one edge.',
      'An alignment check is due after a hard pothole hit, with new tires, or when the ' +
        'steering wheel no longer points straight.',
      'Alignment sets the angles of the wheels so that the car tracks straight and the ' +
        'tires wear evenly.',
    ],
  },
  points: [
    {
      id: 'angles',
      sentences: sentencesOf(`
        Toe is whether the tires point slightly in or out, and it wears tread quickly when wrong.
        The angle called toe describes tires that point inward or outward, and it scrubs rubber
          fast.
        Toe, the direction of the tires seen from above, has a strong effect on tire life.

        Camber is the lean of the wheel seen from the front, and too much wears one shoulder.
        A wheel that leans in or out has camber, which loads one edge of the tread.
        Lean, or camber, shifts the load toward an edge and shows up as one-sided wear.

        Caster affects how the steering returns to center after a turn.
        The third angle, caster, gives the steering its pull back to straight.
        With caster unequal from side to side, the car wanders or pulls.
      `),
    },
    {
      id: 'symptoms',
      sentences: sentencesOf(`
        To test alignment on a flat road, relax your grip and see if the car drifts.
        Drive the {model} on a level street with a light grip and watch for a steady drift.
        Choose a level empty road and notice whether the car holds a straight line.
        A drift on a level road, with equal tire pressure, is the classic sign of poor alignment.

        Most roads slope to the right for drainage, so a slight drift that way is normal.
        Remember that a crowned road makes any car lean gently to the curb side.
        Do not mistake the slope of the road for a fault in the alignment.

        Run a hand across the tread, because a saw-tooth edge reveals wrong toe.
        Feathered edges that you can feel by hand point to toe.
        A tread that feels sharp in one direction and smooth in the other suggests toe wear.
      `),
    },
    {
      id: 'causes',
      sentences: sentencesOf(`
        Potholes, curbs and worn joints knock wheel angles out of range.
        A single deep pothole can bend a part enough to upset the alignment.
        Curbs and broken pavement are the usual causes of poor alignment, followed by worn bushings.

        Springs sag with age, and the angles move with them.
        As suspension settles over the years, wheel angles change slowly.
        Normal aging of springs and rubber shifts the settings a little each year.

        Work on struts, tie rods or control arms should end with an alignment.
        After steering or suspension repairs, the angles have to be set again.
        New steering parts mean new settings, so include the alignment in the quote.
      `),
    },
    {
      id: 'process',
      sentences: sentencesOf(`
        During an alignment, sensors or cameras compare the angle of each wheel with the maker's
          limits.
        An alignment rack with cameras reads all four wheels and shows which angles are outside the
          limits.
        The alignment machine measures first and shows each value against the specification.

        Ask for the printout with the values before and after.
        Ask {store} whether a printout comes with the work and shows each angle as found and as
          adjusted.
        The before-and-after sheet proves what was changed.
        A printed report, with old and new values, belongs with the invoice.

        Tires, pressure and joints come first, because worn parts make the numbers meaningless.
        Loose joints must be fixed before adjusting, or the settings will not hold.
        A careful technician checks pressure, tires and joints before touching an adjuster.
      `),
    },
    {
      id: 'balance',
      sentences: sentencesOf(`
        Vibration at speed usually means balance, which is a different job from alignment.
        A shake that comes at one speed and goes at another points to wheel balance.
        Poor alignment makes a car pull, while poor balance makes it shake.

        Small weights on the rim cure a balance shake in most cases.
        Balancing adds small weights so that the wheel spins true.
        The usual cure for imbalance is a spin on the balancer and a few small weights.

        If the shake stays, look for a bent wheel or a tire out of round.
        A tire with a shifted belt or a bent rim shakes however well it is balanced.
        Should the shake remain, have the wheel and tire measured for roundness.
      `),
    },
    {
      id: 'driver-aids',
      sentences: sentencesOf(`
        On cars with cameras and radar, an alignment may call for a sensor calibration as well.
        Driver aids trust that the car points where the wheels point, so some need recalibration
          afterward.
        Ask if the lane camera or steering sensor must be recalibrated after the alignment.

        Ask {store} whether your vehicle needs that step and what the quote includes.
        The repair information for your VIN says whether that step is needed.
        Request the answer in writing, because calibration can cost as much as the alignment.
      `),
    },
  ],
};
