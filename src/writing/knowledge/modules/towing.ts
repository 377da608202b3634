import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const towing: KnowledgeModule = {
  id: 'towing',
  topics: ['towing'],
  intents: ['variable', 'general'],
  headings: [
    'How to find the real tow rating',
    'What this particular vehicle can tow',
    'Reading the labels before you tow',
  ],
  answer: {
    wordings: [
      'The real tow rating belongs to one vehicle as built, so read its door-jamb labels ' +
        "and owner's manual before you trust a brochure.",
      'To learn what a vehicle can tow, match its engine, axle, cab and hitch to the ' +
        "maker's towing guide, then subtract what you load inside.",
      'A tow rating depends on the exact engine, axle ratio, drivetrain and hitch, which ' +
        "the labels and the maker's towing guide spell out.",
      'What the {model} can tow depends on how that one vehicle was built, so start with ' +
        "its door-jamb labels and the owner's manual.",
    ],
  },
  points: [
    {
      id: 'exact-build',
      sentences: sentencesOf(`
        Advertised tow figures usually describe one configuration, often a light cab with a certain
          engine and axle.
        An advertised tow figure for the {model} fits one configuration and may not fit the one in
          front of you.
        The large tow figure in an ad tends to fit a single build, not every vehicle on the lot.
        A headline tow rating comes from one mix of engine, cab, axle and equipment.

        Longer cabs, bigger wheels and heavy options all eat into the limit.
        Every option adds weight, and that weight comes out of what may be pulled.
        A heavier trim of the same model can be rated for noticeably less.

        Ask {store} to look up the rating by VIN, and write down which equipment the answer assumes.
        Have a salesperson check the build by VIN against the towing guide and show you the line.
        With the VIN in hand, the maker's guide gives a rating for the vehicle in front of you.
      `),
    },
    {
      id: 'door-labels',
      sentences: sentencesOf(`
        Open the driver's door and look for two labels on the jamb.
        Open the driver's door of the {model} and look for the weight labels on the jamb.
        Two stickers on the driver's door frame tell you much of what you need.
        Start at the driver's door opening, where the weight labels live.

        One lists the gross vehicle weight rating and the rating of each axle, which the loaded
          vehicle must not exceed.
        The certification label gives the limit for the whole loaded vehicle and for each axle.
        On one of them you read the gross weight rating and the axle ratings, all of them ceilings.

        The other, the tire and loading label, states how much people and cargo together may weigh.
        Its neighbor, the tire and loading placard, caps the combined weight of occupants and cargo.
        Payload appears on the tire placard as the most that passengers and cargo may weigh in
          total.
        [49 CFR 571.110]
      `),
    },
    {
      id: 'payload',
      sentences: sentencesOf(`
        Payload, not pulling power, is often the limit that owners hit first.
        Many drivers run out of payload long before they run out of engine.
        In practice the payload figure on the door tends to bind sooner than the tow rating.

        The downward weight on the hitch counts as cargo, along with the family, the dog and the
          cooler.
        Everyone in the cab, everything in the bed and the push of the trailer tongue all use it up.
        Tongue weight, passengers and luggage draw on the same allowance.

        Add up everyone and everything, with the vehicle packed as you would really travel.
        Add up people and gear as you would really load the {model}, then compare the sum with the
          placard.
        Do the sum for a real trip, with seats filled and gear aboard.
        Work out the total on paper for your usual crew and load before you shop for a trailer.
      `),
    },
    {
      id: 'tongue-weight',
      sentences: sentencesOf(`
        Tongue weight is the share of the trailer that presses down on the ball.
        The part of the trailer that rests on the hitch is called tongue weight.
        A trailer leans on the ball with some of its weight, and that push has a limit of its own.

        Too little of it lets a trailer sway, while too much lifts the front wheels and dulls the
          steering.
        A light tongue invites sway; a heavy one takes load off the front tires.
        Load the trailer tail-heavy and it may wander, or nose-heavy and the steering goes vague.

        The manual states the share that the maker wants, and a small scale at home can measure it.
        Check the manual for the right portion of trailer weight, then measure with a tongue scale.
        Follow the maker's advice on the proper share, and shift cargo inside the trailer to reach
          it.
      `),
    },
    {
      id: 'trailer-weight',
      sentences: sentencesOf(`
        Compare ratings with the loaded trailer, because the dry weight in a brochure leaves out
          water, gear and options.
        A trailer's dry weight is a starting point only; batteries, propane, water and luggage come
          on top.
        Use the trailer's own gross rating for planning, since few people travel with it empty.

        A public truck scale settles the question for the price of a short stop.
        Weigh the packed rig once at a public scale and the guessing ends.
        One pass over a public truck scale, loaded for a trip, replaces a lot of arithmetic.
      `),
    },
    {
      id: 'combined',
      sentences: sentencesOf(`
        Engineers also cap the combined weight of the tow vehicle and its trailer.
        One more limit covers the whole train: vehicle, people, cargo and trailer.
        A combined rating sets the ceiling for everything that rolls down the road at once.

        Stay under every limit at the same time, since each one protects a different part.
        Respect all of the limits together; brakes, axles, tires and cooling each set their own.
        No single number is enough, because the frame, axles, hitch and brakes have separate
          ceilings.

        Hills, heat and altitude call for a wider margin than a flat trip to the lake.
        Leave spare capacity for mountain grades and summer heat.
        A rig that sits well below its limits climbs and stops with far less drama.
      `),
    },
  ],
};
