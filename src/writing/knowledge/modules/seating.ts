import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const seating: KnowledgeModule = {
  id: 'seating',
  topics: ['seating'],
  intents: ['variable', 'general'],
  headings: ['Judging the seats', 'Room for the people you carry', 'Who sits where'],
  answer: {
    wordings: [
      'Count the people you carry every week, then have them sit in the seats, because ' +
        'legroom figures hide a lot.',
      'Bring everyone who rides with you, child seats included, and try every row before ' +
        'you choose.',
      'Seat count alone says little; what counts is whether adults fit behind adults and ' +
        'child seats leave room beside them.',
      'Bring the family and try every row of the {model}, since a seat count alone says ' +
        'little about comfort.',
    ],
  },
  points: [
    {
      id: 'driver-seat',
      sentences: sentencesOf(`
        Set the driver's seat first: hips level with or above the knees, wrists able to reach the
          top of the wheel.
        Begin with your own position, with bent knees, supported thighs and the wheel within easy
          reach.
        Adjust seat and wheel until your shoulders rest on the backrest with your hands on the rim.

        Then look out over each shoulder and check what the pillars hide.
        From there, see what the mirrors and pillars leave out of view.
        Once settled, glance back both ways and note the blind spots.

        Sit for a good quarter of an hour, because a poor cushion hides during a short trip around
          the block.
        Give the seat some time, since pressure points rarely show in the first minutes.
        Stay seated in the {model} longer than a sales visit usually asks, because sore spots take
          time.
        A longer sit reveals a hard edge or missing lower-back support.
      `),
    },
    {
      id: 'second-row',
      sentences: sentencesOf(`
        Leave the front seat where a tall driver needs it and climb in behind.
        Set the front seat for the tall driver of the family, then try the place behind it.
        Sit behind your own driving position to learn how much room a passenger really gets.

        Knees, toes and headroom all count, and a low cushion makes a long trip tiring.
        Check knee space, foot space under the front seat and headroom below the roof.
        Notice whether your thighs rest on the cushion or hang in the air.
      `),
    },
    {
      id: 'third-row',
      sentences: sentencesOf(`
        A third row comes in two kinds: one for grown people and one for short trips with children.
        Some third rows seat adults for hours, while others suit kids on the way to practice.
        Third-row seats differ more than any others, from adult-sized to emergency use.

        Climb in yourself and see how the second row moves out of the way, with a child seat
          installed if you use one.
        Practice the way back there, because a fixed child seat in the second row can block it.
        Try to reach the last row while a child seat stays latched in the second.

        Then check what cargo depth is left behind the last row, since a full cabin often leaves
          room for only a few bags.
        With every seat up, look at the space that remains for luggage.
        Raise all the seats and open the hatch; the strip that is left may be slim.
      `),
    },
    {
      id: 'child-seats',
      sentences: sentencesOf(`
        Bring your child seats and install them, as anchors can sit deep or be hard to reach.
        Put your own child seats into the {model} before you decide, and note how easily each one
          latches.
        Fit your own child seats on the lot and see how easily the lower anchors come to hand.
        An honest check is short: install the child seats you own.

        Rear-facing seats take the most length and may push the front passenger toward the dash.
        A rear-facing shell eats into the front seat's travel, so test it behind a tall adult.
        Check the front seat after a rear-facing seat goes in, because that is where room vanishes.

        Three across works in some cars only, and the manual shows which positions allow it.
        If you need three seats across, install all of them at once and read the seating pages of
          the manual.
        Fitting three side by side depends on narrow seats and on where the anchors sit.
      `),
    },
    {
      id: 'getting-in',
      sentences: sentencesOf(`
        Older relatives notice step height and door width long before they notice horsepower.
        Think of the person with stiff knees, who cares about seat height and grab handles.
        For a grandparent, a seat at hip height and a wide door decide the matter.

        Park beside another car and open the doors halfway, as you must in a garage.
        See how far the doors have to swing before a grown person can get out.
        In a tight lot, sliding or short doors are easier to live with than long ones.
      `),
    },
    {
      id: 'materials',
      sentences: sentencesOf(`
        Seat material is a daily choice, so match it to pets, children and climate.
        Choose the upholstery for the use that it will see.
        Cloth, leather and synthetic leather suit different households.

        Cloth stays cooler in the sun, leather wipes clean, and synthetic trim asks for little care.
        Leather and its substitutes wipe down easily but heat up in summer, where cloth stays mild.
        Cloth is gentle in heat and cold, while smooth trim shrugs off spills.

        Heated and cooled seats may come only with certain trims, so ask {store} which ones include
          them.
        Ask which trims bring heated or ventilated seats if you want them.
        Check the window sticker for heating and ventilation instead of trusting the trim name.
      `),
    },
  ],
};
