import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const tradeIn: KnowledgeModule = {
  id: 'trade-in',
  topics: ['trade-in'],
  intents: ['variable', 'general'],
  headings: [
    'Trading in your car',
    'Getting a fair trade-in value',
    'How a trade-in works',
    'Before you trade your car',
  ],
  answer: {
    wordings: [
      'Know your payoff, gather a few outside offers, clean the car and bring its records ' +
        'before you ask for a trade-in value.',
      'A fair trade-in starts with real offers from more than one buyer and a clear view of ' +
        'what you still owe.',
      'Treat the trade and the purchase as two separate questions, each with its own number ' +
        'in writing.',
      'When you trade toward the {model}, have your car valued on its own before you talk ' +
        'about the new price.',
    ],
  },
  points: [
    {
      id: 'research',
      sentences: sentencesOf(`
        Find out what your present car is worth before you visit the store.
        Do a little research on your own vehicle before anyone makes you an offer.
        Learn the realistic range of values before you hear the first number.

        Look at guides, at asking prices of similar cars nearby and at written offers.
        Pricing guides give a range, and an actual offer gives you a floor.
        Use the right trim, miles and condition, since a wrong trim throws the figure off.

        Be honest about condition, because the appraiser will be.
        Most owners rate their car too kindly, so take the middle grade.
        Count the dents, the tires and the windshield chips as a stranger would.
      `),
    },
    {
      id: 'what-appraisers-see',
      sentences: sentencesOf(`
        An appraiser walks around the car, drives it and looks up recent sales.
        The appraisal takes a walk-around, a short drive and a look at auction figures.
        Expect someone to check body, tires, glass, interior and warning lights.

        Whatever it takes to prepare the car for resale is deducted from the value.
        Tires, brakes, paint and cleaning that the next buyer would expect are subtracted.
        Reconditioning costs explain much of the difference between a trade value and a retail
          price.

        Ask {store} to explain how it arrived at the figure.
        Ask which items lowered the number and what each of them cost you.
        Have the appraiser show you the market figures behind the offer.
        A good appraiser can name the reasons line by line, so ask for them.
      `),
    },
    {
      id: 'prepare',
      sentences: sentencesOf(`
        A clean car makes a better first impression and is easier to judge.
        Wash the car, empty it and vacuum it before anyone looks at it.
        An hour of cleaning before the appraisal is time well spent.

        Gather both keys, the manuals, the service records and any removed parts.
        Bring the spare key, the cargo cover, the charger and your receipts.
        Missing keys and missing head restraints are replaced at your expense, in effect.

        Skip big repairs just before a trade, since you rarely recover what they cost.
        Large repairs seldom pay off now, while a cleared warning light or a wiper blade may.
        A store can repair more cheaply than you can, so leave the costly work.
      `),
    },
    {
      id: 'payoff',
      sentences: sentencesOf(`
        If you still owe money, get the payoff figure from your lender.
        Ask your lender for a payoff quote that is good for several days.
        Call your bank for the exact payoff amount.

        The payoff differs from your statement, as interest is added each day.
        It is seldom the same as the balance you see online.
        Daily interest and fees make it differ from the last statement.

        The store usually sends that sum to your lender, so follow up until the account reads zero.
        Keep paying until the old loan shows as closed.
        Check a couple of weeks later that the loan was paid off.
      `),
    },
    {
      id: 'negative-equity',
      sentences: sentencesOf(`
        Owing more than the car is worth is called negative equity.
        A gap between payoff and value has to be settled somehow.
        If your payoff is above the value, you have negative equity.

        It can be paid in cash, or it is added to the next loan.
        Some buyers pay it at once, and others carry it over.
        Adding it to the next loan means interest on the old car while you drive the new one.

        Waiting a while and paying the loan down may be the wiser move.
        Keeping the car longer lets the loan catch up with its value.
        When the gap is wide, holding off is often the cheaper route.
      `),
    },
    {
      id: 'separate',
      sentences: sentencesOf(`
        Keep the value of the trade apart from the price of the next car.
        Discuss one number at a time, so that each of them can be judged by itself.
        Agree on the price of the next vehicle before you turn to the trade.

        A generous trade figure can hide a higher price, and the other way round.
        Mixed together, the numbers are hard to judge.
        What matters is the difference you pay in the end.

        Ask for a sheet that shows both figures on separate lines.
        Have price, trade value and payoff listed one under the other.
        Compare the bottom line between stores, and not the trade value alone.
      `),
    },
    {
      id: 'tax-and-private-sale',
      sentences: sentencesOf(`
        In many states a trade-in lowers the amount that is taxed.
        Ask how your state taxes the difference when you trade.
        Sales tax rules can favor a trade over a private sale.

        A private buyer may pay more, though you do the showing and the paperwork.
        Selling on your own often brings more money and takes more time.
        You can sell the car yourself, if you do not mind strangers, calls and test drives.

        Add up both routes, tax included, and then decide what your time is worth.
        Weigh the extra money against the extra work.
        A look at the net result after tax makes the choice plain.
      `),
    },
    {
      id: 'what-to-bring',
      sentences: sentencesOf(`
        Bring the title of your car, or the details of the lender that holds it.
        Come with the papers for your old car, so that nothing holds up the new one.
        Have the documents of your present car with you on the day of the trade.

        Everyone named on the title may have to sign, so find out in advance.
        If two names are on the title, ask whether both owners must be present.
        Besides the title, you will need the registration, your license and every key.

        Remove your plates, toll tag and garage opener, and clear your phone from the system.
        Delete your contacts and addresses from the car before you hand it over.
        Empty the glove box and reset the infotainment system to erase your data.
      `),
    },
  ],
};
