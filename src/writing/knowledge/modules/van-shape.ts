import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const vanShape: KnowledgeModule = {
  id: 'van-shape',
  topics: ['body-style', 'cargo', 'seating', 'family', 'work-use'],
  intents: ['variable', 'general'],
  headings: [
    'Choosing a van or minivan',
    'What a van does that others cannot',
    'Getting the most out of a van',
  ],
  answer: {
    wordings: [
      'A minivan makes loading people and gear easier than most tall SUVs do, thanks to ' +
        'its low floor and sliding doors.',
      'Vans win on space: a low flat floor, wide doors and seats that move, fold or come out.',
      'If you load children, strollers or tools every day, the low floor and sliding ' +
        'doors of a van save time and backs.',
    ],
  },
  points: [
    {
      id: 'doors',
      when: { bodyStyles: ['van', 'minivan'] },
      sentences: sentencesOf(`
        Sliding doors open wide in a narrow parking space without striking the next car.
        With sliding doors, children get out in a tight lot without a dent to explain.
        A sliding door leaves a wide opening where a hinged one could only crack open.

        Try the power doors by handle, key and button, and watch them stop for an obstacle.
        Run the powered doors several times and listen for grinding or hesitation.
        Open and close every door of the {model} from the handle, the key and the driver's seat.
        Test each way of opening the doors, and check the tracks for sand and wear on an older van.
      `),
    },
    {
      id: 'seats',
      when: { bodyStyles: ['minivan', 'van'] },
      sentences: sentencesOf(`
        Third-row seats that sink into the floor turn a people carrier into a cargo hold in moments.
        Fold the last row into its well and see whether one hand is enough.
        Some seats tumble into the floor, others must be lifted out and stored somewhere.

        Removable seats are heavy, so find out where they would go at home.
        Lift a removable seat before you count on taking seats out, because they weigh more than
          they look.
        Plan for storage and a helper if the middle seats come out.
      `),
    },
    {
      id: 'child-seats',
      when: { bodyStyles: ['minivan', 'van'] },
      sentences: sentencesOf(`
        Count the positions with lower anchors and top tethers, then match them to your seats.
        Anchor positions differ between rows, and the manual shows each of them.
        With several child seats, check which places have anchors and which rely on the belt.

        A low step lets young children climb in and buckle themselves sooner.
        Small kids manage the step alone, which frees your hands.
        Older children can reach the back row without climbing over a seat.
      `),
    },
    {
      id: 'cargo-van',
      when: { bodyStyles: ['van'] },
      sentences: sentencesOf(`
        For a work van, measure the flat floor, the door openings and the height that you need to
          stand.
        A cargo van is chosen by floor length, door width and roof height.
        Take the size of your shelves, pallets or pipe along when you look at a cargo van.

        Shelving, partitions and ladder racks all count as payload.
        Racks and bins use up part of the permitted load before the first tool goes in.
        Remember that fitted shelves weigh something every day of the year.

        Check for garage and drive-through height before you choose a tall roof.
        A high roof is a joy to work in and a worry under low beams.
        Roof height decides where the van may park, so measure your usual entrances.
      `),
    },
    {
      id: 'driving',
      when: { bodyStyles: ['van', 'minivan'] },
      sentences: sentencesOf(`
        Crosswinds push on the tall flat sides of a van, so drive one on an open road.
        Drive a van on a route with some wind and a few turns to feel how the body moves.
        A tall van body leans and catches gusts more than a car of the same length.

        Visibility to the rear depends on mirrors and camera, above all with every seat filled.
        With people in the back row, the mirror shows heads, and the camera earns its place.
        Set the mirrors wide and learn where the corners end.
      `),
    },
    {
      id: 'used-van',
      when: { bodyStyles: ['minivan', 'van'] },
      sentences: sentencesOf(`
        Family vans live hard lives inside, so look at belts, latches, carpets and climate vents in
          every row.
        On a pre-owned van, work each belt, vent and folding latch from front to back.
        Check the small parts of a used van, because seat hardware and door motors cost more than
          stains.

        Work vans show their history in the floor, the door hinges and the brakes.
        Dents in the load floor and tired hinges hint at the weights that a work van carried.
        A service file says more about a former fleet van than its paint.
      `),
    },
  ],
};
