import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const familyCars: KnowledgeModule = {
  id: 'family-cars',
  topics: ['family'],
  intents: ['variable', 'general'],
  headings: ['Choosing a car for a family', 'What parents should check', 'Family life and the car'],
  answer: {
    wordings: [
      'Bring the child seats, the stroller and everyone who rides along, and see how the ' +
        'car handles all of it at once.',
      'A family car earns its name by easy doors, reachable anchors, room for feet and a ' +
        'cabin that wipes clean.',
      'Check child-seat fit, rear access, cargo room behind the last row and safety ratings ' +
        'for the exact model year.',
      'See how the {model} copes with your child seats, your stroller and your tallest ' +
        'passenger together.',
    ],
  },
  points: [
    {
      id: 'child-seats',
      sentences: sentencesOf(`
        Install your own child seats at the store, and do it before you talk about price.
        Bring every child seat that you use and fit each one where it would go.
        Child seats and cars do not always get along, so try yours in the row where they will ride.

        See how easy the lower anchors and the top tether are to reach.
        Look for anchors that you can find by feel, and a tether point that is not under the cargo
          mat.
        Deeply buried anchors and stiff buckles will wear on you within a week.

        Slide the front seat back to your own driving position, because rear-facing seats need
          depth.
        Check that a tall driver can still sit comfortably in front of a rear-facing seat.
        With a rear-facing seat in place, make sure that the front passenger has enough legroom
          left.
      `),
    },
    {
      id: 'across-the-row',
      sentences: sentencesOf(`
        If three children must sit side by side, try it for real before you decide.
        Fitting three seats across is a question of inches that only a trial can answer.
        Seating three in one row needs a rehearsal with the actual child seats.

        Cushion shape and buckle position often decide more than the measured width.
        The buckles have to stay within easy reach between the installed seats.
        Published width does not show how the seats and the buckles interfere with each other.

        Captain's chairs make a path to the back but cost you a seat.
        A bench seats one more, while two separate chairs ease the way to the third row.
        Think about whether a walkway or an extra place is worth more to you.
      `),
    },
    {
      id: 'third-row',
      sentences: sentencesOf(`
        Sit in the third row yourself before you count on it for regular passengers.
        Climb into the way back and stay there for several minutes.
        Try the third row with the second row adjusted for adults.

        Some third rows are meant for children, and adults end up with their knees high.
        Check foot space under the seat in front and the view out of the side glass.
        Look for air vents, cup holders, belts that fit and a place for feet.

        Then see how much cargo room is left behind it.
        Put your usual groceries behind the last row with the seats up.
        With every seat in use, the space for luggage can shrink to a few bags.
      `),
    },
    {
      id: 'doors-and-loading',
      sentences: sentencesOf(`
        Think about crowded parking lots when you look at the rear doors.
        Door size and shape matter in the tight spaces where families usually park.
        Picture a full parking lot, a heavy bag and a sleepy child on your arm.

        Wide openings, low sills and sliding doors save your back.
        A low floor lets small children climb in by themselves.
        Check how far the rear doors swing and how high you must lift a child.

        Load the stroller without folding it completely, if that is how you live.
        Put the stroller in the back together with an ordinary week of groceries.
        See whether the folded stroller fits across the cargo area or only lengthwise.
      `),
    },
    {
      id: 'safety',
      sentences: sentencesOf(`
        Read the crash ratings for the exact model year that you are considering.
        Look up test results for the particular year and body style that you want.
        Safety ratings belong to one design, so match the year before you rely on them.
        Check the crash ratings that apply to this {model} and not to an earlier version.

        Make sure that the driver aids you want are on that trim and not just on the brochure.
        Verify on the equipment list that blind-spot warning and rear braking are included.
        A rear seat reminder and a clear rear camera are worth having with small children.

        Adult belts should fit older children too, so let them try.
        See how the shoulder belt sits on a child who has outgrown the booster.
        Let grandparents and teens check their belts and headrests.
      `),
    },
    {
      id: 'clean-up',
      sentences: sentencesOf(`
        Spills are part of family life, so choose surfaces that forgive them.
        Crumbs, juice and sand will find their way in, whatever the rules of the house.
        Look at the cabin with cleaning in mind, because children will test it within days.

        Washable surfaces, deep floor mats and few seams make family life considerably easier.
        Look at the seams, the mats and the gaps where snacks and crayons disappear.
        Dark cloth hides stains, while smooth materials are easier to wipe clean.

        Count the cup holders and charging ports where the children will sit.
        Check the rear for charging ports, storage bins and a shade on the window.
        Power outlets and cup holders in back keep the peace on a long drive.
      `),
    },
    {
      id: 'growing',
      sentences: sentencesOf(`
        Think a few years ahead, because children change faster than loans end.
        Plan for the children that you will be driving later as well as for those of today.
        A family car has to fit the years to come and not only this summer.
        Ask yourself how long the {model} would fit your family.

        Rear-facing seats give way to boosters, and then to long legs and sports bags.
        Teenagers need legroom, and a learner needs a car that is easy to see out of.
        Toddlers become tall, and their gear gets larger each season.

        A little spare room now saves a trade later.
        Choose for the middle of your ownership and not for the first month.
        If more seats will be needed soon, buying for that day can cost less than changing twice.
      `),
    },
  ],
};
