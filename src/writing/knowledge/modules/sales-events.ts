import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const salesEvents: KnowledgeModule = {
  id: 'sales-events',
  topics: ['sales-event'],
  intents: ['variable', 'general'],
  headings: [
    'Making sense of a sales event',
    'How to use a sale',
    'Reading the offers',
    'Before you come to a sale',
  ],
  answer: {
    wordings: [
      'Read the full terms of each offer, match it to one car by stock number, and ask for ' +
        'the total with every fee.',
      'A sale is worth your time when the offer applies to you, to the car you want and to ' +
        'the way you plan to pay.',
      'Check who qualifies, which cars are included and when the offer ends before you plan ' +
        'your visit.',
      'If the {model} is part of an event, ask {store} which vehicles qualify and what ' +
        'the terms say.',
    ],
  },
  points: [
    {
      id: 'read-terms',
      sentences: sentencesOf(`
        Every offer has conditions, and they are usually printed right below it.
        The terms of an offer stand in the smaller print, so begin your reading there.
        Read an advertised offer from the bottom up, starting with its conditions.

        Look for the end date, the cars it covers, who may use it and how you must pay.
        Dates, stock numbers, residency and credit rules decide whether an offer reaches you.
        Note if it needs financing through a certain lender or a trade.

        If something remains unclear, ask for the explanation by e-mail.
        Have the rule explained in writing whenever the wording is not plain.
        A written answer avoids a wasted trip and a misunderstanding at the desk.
      `),
    },
    {
      id: 'who-qualifies',
      sentences: sentencesOf(`
        Not every incentive is open to everyone, so find out where you stand.
        Some offers are meant for certain groups of buyers and for nobody else.
        Check that you belong to the group an offer is meant for before you count on it.

        Military service, recent graduation, loyalty or a competing lease are common conditions.
        Owners of a brand, graduates, service members and fleet buyers may have programs of their
          own.
        You may need proof, such as a registration, a diploma or an identity card.

        Add up only the ones that you can use.
        Count the offers that fit you and set the rest aside.
        A price that needs all of them may be out of reach.
      `),
    },
    {
      id: 'combine',
      sentences: sentencesOf(`
        Ask which of the offers can be combined and which exclude each other.
        Incentives do not always add up, since some of them rule out others.
        Two attractive offers may not work together, so ask before you add them up.

        Cash from the maker and a special loan are often a choice of one or the other.
        Taking the finance offer may mean giving up the cash.
        Many programs let you have the rebate or the rate, and not both.

        Have both versions worked out to the final total before you decide.
        Compare the two by what you would pay altogether.
        Look at the complete cost of each version and not only at its headline.
        Ask {store} to print both versions for the {model} you want.
      `),
    },
    {
      id: 'specific-car',
      sentences: sentencesOf(`
        Tie the offer to one vehicle by asking for its stock number.
        Every advertised price belongs to certain cars, so find out which ones.
        Behind an advertised price there are one or more actual cars, and you should know which.

        Ask if that car is still there and whether others carry the same price.
        Call to hear if it is available before you drive over.
        See how many vehicles are included and what equipment they have.

        A low price on a bare trim may not help you.
        Check trim and options, so that you compare like with like.
        The advertised car may be a plainer version than the one you have in mind.
      `),
    },
    {
      id: 'stay-calm',
      sentences: sentencesOf(`
        A deadline is no reason to skip the checks that you would make on any day.
        Keep your usual pace during a sale, however lively the showroom gets.
        Take the time you need, because the car will be yours long after the banners are gone.

        Drive the car, read the contract and check the history as on any other day.
        Do the test drive, the inspection and the arithmetic all the same.
        The same homework applies: quotes, a drive, a look at the papers.

        If it does not feel right today, wait, because other offers will follow.
        Incentives change from month to month, and another event will come around.
        Missing a sale costs less than living for years with a car that does not suit you.
      `),
    },
    {
      id: 'seasons',
      sentences: sentencesOf(`
        Offers tend to follow the calendar, and it helps to know the pattern.
        There is a rhythm to car sales that a patient buyer can use.
        Some times of the year bring more offers than others do.

        Model-year change, holidays and the end of a quarter are typical times.
        When new model years arrive, stores make room for them.
        Holiday weekends and the turn of the model year often bring maker programs.

        The choice of colors and trims may be thin by then.
        Late in the season, selection shrinks while offers grow.
        Those who wait may have fewer cars to choose from.
      `),
    },
    {
      id: 'prepare',
      sentences: sentencesOf(`
        Come prepared, since the showroom may be busier than on an ordinary day.
        Busy days reward the visitors who have done their homework.
        A little preparation goes a long way when many people visit at once.

        Have your financing offer, your trade figures and your list of must-haves with you.
        Bring a loan approval, your payoff and a clear price ceiling.
        Know the trim you want, the value of your trade and the limit of your budget.

        Set a time with a salesperson beforehand.
        An appointment keeps the wait short.
        Ask for a slot, so that the car is ready when you come.
        Ask {store} for an appointment and have the car set aside for your drive.
      `),
    },
    {
      id: 'total-again',
      sentences: sentencesOf(`
        Judge any offer by the full amount that you would pay.
        Whatever the banner says, the final sum is what you compare.
        The total counts in the end, not the discount that led you to it.

        Additional fees and accessories can quietly eat up a discount.
        A discount means little if the same amount comes back on another line.
        Watch the remaining lines, because a saving can disappear there.

        Set the total beside a quotation from an ordinary week or from another store.
        Compare the sum with the totals that you received earlier in your search.
        Hold the total against your own research before you put your name to it.
      `),
    },
  ],
};
