import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const sizingUpAModel: KnowledgeModule = {
  id: 'sizing-up-a-model',
  topics: ['overview'],
  intents: ['variable', 'general'],
  headings: [
    'How to size up a model at the store',
    'What to look at first',
    'An hour well spent with one model',
    'Getting to know the car before you decide',
  ],
  answer: {
    wordings: [
      'The quickest way to size up a model is to match its body, engine, trim and price to ' +
        'how you use a car.',
      'Judge a model by your own week: who rides along, what you carry, and which ' +
        'roads you drive.',
      'Sit in the car, load it, drive it and read its window sticker, and you will know ' +
        'most of what matters.',
      'To get to know the {model}, sit in each row, drive your usual roads and read the ' +
        'window sticker.',
    ],
  },
  points: [
    {
      id: 'own-week',
      sentences: sentencesOf(`
        Before you visit, write down what a normal week asks of a car.
        Start with a short list of the trips that you make every week.
        A few notes on how you really drive will help more than any review.
        Think through an ordinary week before you walk up to the {model}.

        Count the people, the bags, the miles and the places where you park.
        List passengers, cargo, daily distance and the size of your garage or parking space.
        Put down who rides along, what goes in the back, how far you go and where the car sleeps.

        Needs that turn up every day deserve more weight than the one trip a year.
        Give daily habits more weight than a vacation that comes around once in a while.
        The rare road trip can be solved with a rental or a roof box, so let the everyday use lead.
      `),
    },
    {
      id: 'walk-around',
      sentences: sentencesOf(`
        Walk around the car slowly before you take a seat in it.
        Begin outside, with an unhurried lap around the whole vehicle.
        Take one full turn around the {model} before you open a door.
        Spend the first few minutes on the outside, where proportions are easy to see.

        Look at how wide the doors open, how high the sills are and how much glass there is to see
          through.
        Notice the door openings, the step-in height and the view past the rear pillars.
        Check door swing, seat height and sight lines, because these never change once you own it.

        Open the hood, the fuel or charge door and the cargo area, and use every latch.
        Try each lid, latch and handle at least once.
        Work the hatch, the hood release and the fuel or charge door with your own hands.
      `),
    },
    {
      id: 'window-sticker',
      sentences: sentencesOf(`
        The window sticker on a new vehicle tells you what was built into it.
        Every new car carries a factory label that lists its equipment and suggested price.
        Read the label on the window of a new vehicle from top to bottom.
        [15 USC 1232]

        It separates standard equipment from options, so you see what you would be paying extra for.
        Standard items stand apart from added options there, each option with its price.
        You will find what came standard, what was added, and what each addition cost.

        Take a photo of it, because it makes a fair comparison easy later.
        A picture of that label on your phone saves guesswork at home.
        Keep a photo, since two cars that look alike can differ by a whole page of options.
      `),
    },
    {
      id: 'everyone-sits',
      sentences: sentencesOf(`
        Bring along the people who will ride in the car on an ordinary day.
        If you can, take everyone who will regularly use the vehicle with you.
        Let each regular passenger try the seat that they would usually occupy.
        The {model} has to suit the back row too, so bring its future passengers.

        Set the front seat for the driver first, and then climb in behind it.
        Adjust the driver's seat for real driving before you test the row behind.
        Once the driver is comfortable, see how much knee room is left in back.

        Ten quiet minutes in a seat reveal more than a quick bounce on the cushion.
        Stay seated for a while, because a poor headrest or a short cushion takes time to notice.
        Sit long enough for your back to give an opinion.
      `),
    },
    {
      id: 'which-version',
      sentences: sentencesOf(`
        Ask which versions of the car are on the lot and how they differ.
        Find out which trims, engines and drivetrains can be seen today.
        Have someone at {store} show you the versions in stock side by side.
        See what separates one version on the lot from the next.

        A mid-level trim often holds the features that people use every day.
        Many shoppers find that the middle of the range covers what they use.
        The step from the base version to the next one usually brings the daily comforts.

        Drive the version that you would buy, since wheels, engine and seats change the feel.
        Try the exact engine and wheel size you have in mind, because they alter noise and ride.
        A test in a different trim can mislead you about ride, noise and power.
      `),
    },
    {
      id: 'cost-to-keep',
      sentences: sentencesOf(`
        The price is only the first cost of a car.
        Look past the price to what the car costs to keep.
        Owning a car costs money long after the papers are signed.

        Ask your insurer for a quote by VIN, and look up the fuel economy label and tire size.
        A call to your insurer, a look at the fuel label and a price for tires will fill in the
          picture.
        Insurance, fuel, tires and routine service can be checked before you commit.
        Have the {model} quoted by your insurer, and look up its fuel economy and its tire size.

        Two cars at the same price can differ a good deal on those lines.
        Cars that cost the same to buy can cost quite different amounts to run.
        Those bills decide whether a car still feels affordable a few years on.
      `),
    },
  ],
};
