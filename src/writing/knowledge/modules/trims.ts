import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const trims: KnowledgeModule = {
  id: 'trims',
  topics: ['trims'],
  intents: ['variable', 'general'],
  headings: [
    'How trims differ',
    'Choosing a trim level',
    'Which trim is enough',
    'What each step up the range buys',
  ],
  answer: {
    wordings: [
      'Pick a trim by listing the few features you cannot do without, then take the first ' +
        'level that has them all.',
      'Trim levels are bundles of equipment, so choose the one that covers your must-haves ' +
        'and stop there.',
      'Start at the base trim, move up only for features that you will use, and compare ' +
        'actual window stickers.',
      'To choose a trim of the {model}, name your must-have features first and find the ' +
        'level that includes them.',
    ],
  },
  points: [
    {
      id: 'what-a-trim-is',
      sentences: sentencesOf(`
        A trim level is a fixed bundle of equipment that the maker sells under one name.
        Each trim name stands for a set of features that come together.
        Think of a trim as a package deal that the factory put together.
        Every {model} trim is a named bundle of equipment.

        The same name may bring different things from one model year to the next.
        Makers move features between levels every year or so.
        What a level includes can shift from year to year, even when its name stays.

        That makes the window sticker or build sheet of the actual car the thing to trust.
        So go by the equipment list of the vehicle in front of you, not by memory or an old
          brochure.
        For that reason, check the list for the exact car and not only the badge on its tail.
      `),
    },
    {
      id: 'must-haves',
      sentences: sentencesOf(`
        Write three short columns: must have, nice to have, and will never use.
        Sort features into what you need, what you would enjoy and what you would ignore.
        Make a list of needs, wants and extras before you look at badges.

        Heated seats, a power liftgate, blind-spot warning and a full-size spare are needs for one
          driver and extras for another.
        A sunroof may be a joy for one driver and wasted headroom for another.
        Only you can say if a power tailgate or a larger screen is a need or a wish.

        The first level that covers all the must-haves is usually the sensible place to begin.
        Then find the first trim that clears your needs, and judge the next one by what it adds.
        When a level covers every need, make the next one earn its extra cost.
      `),
    },
    {
      id: 'options-or-trim',
      sentences: sentencesOf(`
        Adding a package to a lower trim can cost less than moving up a whole level.
        Sometimes one option package on a lower trim does the job of a costlier level.
        Before you jump a level, see whether a package adds the one feature you are missing.

        At other times the higher level brings so much that the package makes little sense.
        The reverse happens as well, when a package and a few extras cost nearly as much as the next
          trim.
        Compare both routes, because a string of options can overtake the price of the next trim.

        Ask {store} to price both versions, feature by feature.
        Have both ways written out with their equipment and full price.
        Put the two window stickers next to each other and mark what differs.
        A salesperson can lay both builds side by side for you.
      `),
    },
    {
      id: 'wheels-and-ride',
      sentences: sentencesOf(`
        Notice the wheel size as you compare levels, since it changes from trim to trim.
        Moving up the range tends to bring bigger wheels with thinner tires.
        Higher trims often wear larger wheels, and those have drawbacks as well as charm.

        Large wheels look sharp, yet they can ride firmer and cost more to re-tire.
        A low tire sidewall gives less cushion over potholes, and its replacement may cost more.
        With larger wheels, looks improve, while comfort on rough pavement and the price of tires
          may not.

        Drive both sizes over the same broken street before you choose.
        Try both wheel sizes on rough pavement, because the difference is easy to feel.
        A drive over a railroad crossing will tell you which one you prefer.
      `),
    },
    {
      id: 'mechanical-differences',
      sentences: sentencesOf(`
        Some trims change more than comfort.
        Not every difference between trims is about comfort.
        A few steps up the range bring hardware that you cannot add later.
        Ask which parts of the {model} change under the skin from trim to trim.

        The engine, the drivetrain, the brakes, the suspension or the tow rating may be tied to one
          level.
        Engines, driven wheels, axle ratios and tow equipment are sometimes reserved for certain
          trims.
        A bigger engine or a tow package might only come with one or two levels.

        Settle those items first, because floor mats and roof racks can wait.
        Decide on them early; accessories can be added after the sale.
        These choices last as long as the car does, so make them before you talk about color.
      `),
    },
    {
      id: 'living-with-it',
      sentences: sentencesOf(`
        Try the features you would pay for while you are in the car.
        Use each extra once before you let it add to the price.
        Give every costly feature a real try during your visit.

        Open the sunroof, fold the power seats and pair your phone.
        Pair a phone, work the seat memory and set the climate for two people.
        Work the tailgate with full hands, try the camera views and listen to the sound system.

        If you would not miss it after a week, the lower trim may serve you just as well.
        Anything that you forget by the time you are home is hard to justify.
        A feature that pleases you today and every morning after is worth its place.
      `),
    },
    {
      id: 'resale',
      sentences: sentencesOf(`
        A well-chosen trim also matters on the day you sell or trade the car.
        The next owner will look at the trim too, so it has an effect on resale.
        Some versions are easier to sell later than others are.

        Popular middle levels tend to have more buyers than stripped or fully loaded ones.
        Buyers of used cars often search for familiar, mid-range equipment.
        Odd combinations can take longer to find a buyer, however much they cost when new.

        Do not count on getting the full cost of options back.
        Options lose value along with the car, so buy them for your own use.
        Treat extras as something to enjoy, not as an investment.
      `),
    },
  ],
};
