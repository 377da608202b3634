import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const modelYears: KnowledgeModule = {
  id: 'model-years',
  topics: ['model-years'],
  intents: ['variable', 'general'],
  headings: [
    'What changes between model years',
    'Comparing one year with another',
    'Is the newer year worth it',
    'How to compare model years',
  ],
  answer: {
    wordings: [
      'Between redesigns most model years differ in small ways, so compare equipment, ' +
        'warranty left and total cost year by year.',
      'Find out whether the years share one design; if they do, an older one with the right ' +
        'equipment may serve as well.',
      'Compare model years by generation first, then by equipment, miles and the warranty ' +
        'that remains.',
      'To choose between years of the {model}, learn which of them share the same design ' +
        'and what each one added.',
    ],
  },
  points: [
    {
      id: 'three-kinds-of-change',
      sentences: sentencesOf(`
        There are three kinds of change: a redesign, a refresh and a small yearly update.
        Model years change by a full redesign, a mid-life refresh or a light revision.
        Cars move in cycles, with big changes every few years and small ones in between.

        A redesign brings a new body and structure, while a refresh updates the face and the cabin.
        New platforms come with redesigns; refreshes bring lamps, bumpers, screens and software.
        With a redesign nearly everything is new, and with a refresh much of what lies beneath
          stays.

        Yearly updates mostly shuffle packages and paint.
        The small updates move features from the option list to standard or drop a color.
        In an ordinary year you may see little more than a new package or wheel.
      `),
    },
    {
      id: 'carryover',
      sentences: sentencesOf(`
        If two years share a design, the older one can be good value.
        A carryover year is worth a close look.
        Where nothing important changed, an earlier model year makes sense.
        Ask {store} which model years of this car share one design.

        Parts, ratings and driving feel will be much the same.
        Expect the same space, the same structure and nearly the same drive.
        You get the same basic car with some miles or months behind it.

        What you give up is some warranty, some newness and perhaps a feature or two.
        Against that stand a shorter warranty and an older look on the day you sell.
        The trade-off is age, so weigh it against the difference in cost.
      `),
    },
    {
      id: 'outgoing-new',
      sentences: sentencesOf(`
        Late in the season, two model years often stand on the lot together.
        When the new year arrives, unsold cars of the last one remain for a while.
        New cars of the outgoing year can sit next to the latest ones.

        The older year may be priced to move, yet it is a year older on paper from the start.
        An outgoing car can cost less, although its value will follow its model year.
        Savings today may come back as a smaller resale figure if you trade soon.

        People who keep cars for a long time lose little by that.
        The longer you hold the car, the less that year matters.
        For a short stay, compare the saving with the drop you would take later.
      `),
    },
    {
      id: 'feature-dates',
      sentences: sentencesOf(`
        Some features arrive in a certain year and matter to you.
        A single feature can decide which year to look for.
        Look up when your must-have features came in.
        Find out when the {model} gained the features on your list.

        Driver aids, phone mirroring and charging ports are typical examples.
        Wireless phone mirroring, better cameras and stronger braking aids tend to arrive with a
          refresh.
        Headlights, crash-avoidance systems and screens improve in jumps.

        Check them on the actual car, as late and early builds of one year may differ.
        Confirm by VIN or window sticker, since makers change things mid-year too.
        A running change can split a model year in two, so verify the car itself.
      `),
    },
    {
      id: 'vin-year',
      sentences: sentencesOf(`
        The model year is set by the maker and is not the same as the build date.
        A car can be built in one calendar year and carry the next as its model year.
        Model year and production date are two separate things.

        The tenth character of the VIN encodes it, and the door label shows the build month.
        Look at the tenth character of the VIN for the year and at the door label for the date of
          manufacture.
        Character ten of the VIN stands for the model year, and the label on the door frame gives
          the month of build.
        [49 CFR 565.15; 49 CFR 567.4]

        Use the VIN when you order parts, insurance quotes or recall checks.
        Insurers, parts desks and recall pages all work from it.
        Having it at hand keeps everyone talking about the same car.
      `),
    },
    {
      id: 'used-years',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        For used cars, one year newer is not always one year better.
        A newer used car may be the weaker choice.
        Year and condition have to be weighed together.

        An older car with few owners and full records can beat a younger one with a hard life.
        Miles, owners, accidents and service tell more than a single year on the title.
        A year of age means little beside new tires, a clean record and steady care.

        Compare the whole package before you sort by year.
        Put year, miles, records and wear into one table and look at them together.
        Let the inspection report decide between close candidates.
      `),
    },
    {
      id: 'side-by-side',
      sentences: sentencesOf(`
        Put the candidates from each year on one sheet of paper and let the differences show
          themselves.
        A small table with one column for each year makes the choice much clearer.
        Write the details of the older and the newer car next to each other before you choose.

        Note equipment, miles, warranty end, fuel label, insurance quote and full price.
        Fill in features, mileage, remaining coverage, running costs and the total.
        List what each one has, what it lacks and what it costs to own.

        Then ask what the newer one gives you that you would pay for on its own.
        The extra cost of the newer year should buy something you can name.
        If you cannot name the gain, keep the difference.
      `),
    },
  ],
};
