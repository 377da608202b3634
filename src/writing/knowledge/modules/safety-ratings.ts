import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const safetyRatings: KnowledgeModule = {
  id: 'safety-ratings',
  topics: ['safety'],
  intents: ['variable', 'general'],
  headings: [
    'How to read safety ratings',
    'Looking up crash ratings',
    'Judging safety before you buy',
    'What safety ratings tell you',
  ],
  answer: {
    wordings: [
      'Look up the exact model year and body style in both public crash-test programs, then ' +
        'check which safety gear the car really has.',
      'Judge safety by crash ratings for the same model year, by standard driver aids, and ' +
        'by how well you see out.',
      'Crash ratings belong to one model year and design, so look up the very car you ' +
        'plan to buy.',
      'For the {model}, read the ratings of its own model year and see which aids the ' +
        'trim includes.',
    ],
  },
  points: [
    {
      id: 'two-programs',
      sentences: sentencesOf(`
        Two bodies rate new vehicles in this country: the federal NHTSA and the IIHS, an institute
          that insurers fund.
        Crash ratings come from NHTSA, a federal agency, and from IIHS, an institute paid for by
          insurers.
        Shoppers can draw on two sources, the stars of the federal NHTSA and the grades of the
          insurers' institute, IIHS.
        [nhtsa.gov/ratings; iihs.org/ratings]

        NHTSA gives stars for frontal and side crashes and for rollover resistance.
        The federal stars cover front impact, side impact and the risk of rolling over.
        Stars from NHTSA sum up front, side and rollover results.
        [49 CFR 575.302]

        IIHS grades results from good to poor and also rates headlights and crash prevention.
        The institute uses words from good to poor, and it looks at headlights and front crash
          prevention as well.
        IIHS scores run from good down to poor and include lights and automatic braking.
        [iihs.org/ratings]
      `),
    },
    {
      id: 'same-year',
      sentences: sentencesOf(`
        Make sure that the rating covers the model year you are looking at.
        Match the year and the body style before you trust a result.
        Check the year next to every rating.
        Check that each score was given for {name} and not for an earlier car.

        Tests get harder over time, so an old top score and a new one are not equal.
        A result from years ago was earned on easier tests.
        Programs add tougher tests, and older results do not carry over.

        After a redesign, the earlier results no longer describe the car.
        A new generation starts over, and some cars have not been tested at all.
        Low-volume cars may have no rating, which says nothing either way.
      `),
    },
    {
      id: 'size-matters',
      sentences: sentencesOf(`
        Frontal ratings compare vehicles of similar weight.
        A frontal star rating is meant for cars of about the same weight.
        Compare frontal crash scores only within a size class.
        [nhtsa.gov/ratings]

        A small car with high marks is still lighter than a large one that it meets.
        In a crash between two vehicles, the heavier one has physics on its side.
        Weight and height help the people in the larger vehicle when two cars collide.

        That is no reason to buy more car than you can see out of and park.
        Size brings longer stopping distances and blind areas of its own.
        Good brakes, good tires and an alert driver avoid the crash in the first place.
      `),
    },
    {
      id: 'on-the-sticker',
      sentences: sentencesOf(`
        New vehicles show the federal star ratings on the window label.
        You can find the government stars right on the label of a new car.
        The price label of a new vehicle has a section for the federal safety ratings.
        [49 CFR 575.302]

        If a test has not been done, the label says not rated.
        A blank score there is marked as not rated.
        Where no result exists, the label has to say so.
        [49 CFR 575.302]

        For used cars, look the year and model up online before you visit.
        With a used vehicle the label is gone, so search the public databases yourself.
        Ratings of older cars stay online at both programs.
      `),
    },
    {
      id: 'sight-and-light',
      sentences: sentencesOf(`
        Ratings leave out how well you personally see from the seat.
        Your own view of the road matters as much as a test result.
        Sit in the car and judge the view for yourself.

        Set the seat, then look over both shoulders and check how thick the pillars are.
        Look past the front pillars in a turn and out the back window when you reverse.
        Adjust seat and mirrors, and see what hides behind the headrests and pillars.

        If you can, drive at dusk to see what the headlights do.
        A short drive after sunset shows more about headlights than any brochure.
        Headlights vary from trim to trim, so try the ones you would buy.
      `),
    },
    {
      id: 'belts-and-child-seats',
      sentences: sentencesOf(`
        Try the belts, the headrests and the child-seat anchors.
        Check the simple gear too: belts, head restraints and anchors.
        Basic equipment protects people every day, so give it a minute.

        A headrest should reach the top of the ears, and the belt should cross the shoulder without
          rubbing the neck.
        See if the belt sits well on each person who will ride in the car.
        Raise each headrest and buckle each belt, in the back row as well.

        Install your own child seat once before you decide.
        Bring the child seat and see how easily the anchors are reached.
        An anchor that is buried in the cushion will annoy you every week.
      `),
    },
    {
      id: 'open-recalls',
      sentences: sentencesOf(`
        Check for open recalls by VIN before you drive home.
        Run the VIN through the federal recall look-up.
        An open safety recall should be known before you sign.
        [nhtsa.gov/recalls]

        The search costs nothing and takes a minute.
        All you need is the VIN from the windshield or the door label.
        You can do it on your phone while you stand beside the car.

        If a repair is open, ask when it can be done and have the answer in writing.
        Ask {store} whether an open recall has been repaired, and ask for the paper that shows it.
        Have any open item settled, or at least scheduled, before delivery.
        When something turns up, find out whether parts are on hand and who will do the work.
      `),
    },
  ],
};
