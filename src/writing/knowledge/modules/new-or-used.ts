import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const newOrUsed: KnowledgeModule = {
  id: 'new-or-used',
  topics: ['new-or-used'],
  intents: ['variable', 'general'],
  headings: [
    'New or used',
    'Deciding between new and used',
    'What you gain and give up either way',
  ],
  answer: {
    wordings: [
      'Buy new if you want full warranty and your own choice of equipment, and used if you ' +
        'would rather let someone else pay the early loss in value.',
      'New costs more at first and brings a full warranty; used costs less and asks for a ' +
        'closer look.',
      'Compare the full cost over the years you plan to keep the car, with loan, insurance ' +
        'and repairs, and the answer gets clearer.',
      'For the {model}, set the new price beside a lightly used one and add up what each ' +
        'would cost to keep.',
    ],
  },
  points: [
    {
      id: 'early-depreciation',
      sentences: sentencesOf(`
        A car loses value quickly in its first years.
        The early years take a large bite out of a car's value.
        Depreciation is steep at first and eases later.

        A used buyer skips part of that drop.
        Someone who buys used lets the first owner absorb much of the loss.
        If you buy a few years in, you avoid a good share of it.

        The gap is not the same for each model, so compare real listings.
        Some models hold their value so well that nearly new saves little.
        Look at asking prices for both, because strong demand can shrink the difference.
        Check both kinds of {model} listings, since popular ones keep more of their value.
      `),
    },
    {
      id: 'warranty-side',
      sentences: sentencesOf(`
        A new car starts with its whole factory warranty.
        Full factory coverage is the plainest advantage of buying new.
        With a new vehicle the warranty clock starts when you take delivery.

        A used car may carry what is left, and the dates can be checked by VIN.
        On a used car some of that may remain, so ask for the start date.
        Coverage left on a used car runs from its first sale and not from yours.

        Read the window form on a used car, which says whether the dealer gives a warranty.
        The Buyers Guide on a used car's window states the dealer's warranty, if there is one.
        Dealers have to post a Buyers Guide on used cars, and it tells you who pays for repairs.
        [16 CFR 455.2]
      `),
    },
    {
      id: 'choice',
      sentences: sentencesOf(`
        Buying new lets you choose the color, the trim and the individual options.
        If you have an exact configuration in mind, buying new makes it easier to get.
        Ordering a new vehicle gives you a say in every detail of its equipment.

        Used means choosing among the cars that exist today.
        On the used side you take the mix of equipment that someone else picked.
        A used search goes well when you can bend on paint and packages.

        On the other hand, used money often reaches a higher trim.
        The same budget may buy more equipment if the car has some miles on it.
        A step up in size or comfort often becomes possible with a used one.
      `),
    },
    {
      id: 'loan-and-insurance',
      sentences: sentencesOf(`
        Financing is part of the comparison, because the loan can narrow the gap.
        Compare what it costs to borrow for each car and not only the two prices.
        The price gap between new and used may shrink once loans enter the sum.

        Lenders often charge more for used cars, and makers sometimes support loans on new ones.
        Interest tends to be higher on an older car, while new models may have maker offers.
        A subsidized loan on a new car can offset some of its higher price.

        Insurance may be lower on a used car, so get both quotes by VIN.
        Ask your insurer about both cars before you decide.
        Call for two insurance quotes, because the newer car may cost more to cover.
      `),
    },
    {
      id: 'what-you-know',
      sentences: sentencesOf(`
        With a new vehicle you know its whole life from the first mile.
        New vehicles come without a past, which is part of what you pay for.
        History is where new and used differ for good, whatever the price gap.

        With a used car you rely on records, an inspection and your own eyes.
        A used car comes with a story that you have to check.
        You can learn much about a used car, though never all of it.

        A careful check removes most of the doubt.
        History report, service receipts and a mechanic's look will cover much of that ground.
        Set aside a little time and money for an inspection, and the risk shrinks.
      `),
    },
    {
      id: 'middle-ways',
      sentences: sentencesOf(`
        You do not have to choose between the extremes, as there is ground in between.
        A few options sit between the showroom and the bargain row.
        Between the latest model and an old one, some middle paths deserve a look.

        A factory-certified car adds an inspection and coverage from the maker's own program.
        Cars certified by the manufacturer come with a set inspection and added coverage.
        Makers run certification programs for younger used cars that meet their rules.

        Last season's unsold new cars are another middle path.
        A new car of the outgoing model year can be a second path.
        Ask whether any unsold cars of the previous model year are left.
        Ask {store} what it has from the last model year.
      `),
    },
    {
      id: 'how-long',
      sentences: sentencesOf(`
        Your own habits decide more than the market does, so be honest about them.
        How long you usually keep a car should steer the choice more than any trend.
        Think about the day when you will sell, because it changes which one costs less.

        If you drive a car until it is worn out, the early loss is spread over many years.
        Long keepers feel the first drop in value less, so new makes more sense for them.
        Owners who stay until the wheels are tired can live with a new car's early loss.

        If you change often, a younger used car limits what each change costs.
        Frequent traders tend to lose less with a used car.
        Should you like a change every few years, buying used keeps the loss smaller.
      `),
    },
  ],
};
