import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const serviceContract: KnowledgeModule = {
  id: 'service-contract',
  topics: ['service-contract'],
  intents: ['variable', 'general'],
  headings: [
    'Is a service contract worth it',
    'Reading a service contract',
    'Before you buy added coverage',
  ],
  answer: {
    wordings: [
      'A service contract is optional and pays for listed repairs, so read what it leaves ' +
        'out and who pays claims before you buy one.',
      'Buy a service contract only if it starts where the written warranty ends and the ' +
        'price fits the likely repairs.',
      "Compare the contract's full price, its deductible and its exclusions with the " +
        'repairs you could pay yourself.',
      'For the {model}, check when the factory coverage ends before you think about a ' +
        'service contract.',
    ],
  },
  points: [
    {
      id: 'what-it-is',
      sentences: sentencesOf(`
        A service contract is a separate agreement that pays for certain repairs.
        Think of a service contract as a paid plan for repairs, apart from the factory warranty.
        The law tells a warranty, which comes with the product, from a service contract, which you
          buy.
        [15 USC 2301]

        You can buy the car and take the loan without one.
        Saying no to it does not change the car you drive home.
        The purchase is up to you, and there is no need to decide on the first day.

        Ask who is behind it: the maker, the store or an outside administrator.
        Find out whose name is on the contract and who approves repairs.
        Some contracts are backed by the maker and others by an insurance company or an
          administrator.
      `),
    },
    {
      id: 'overlap',
      sentences: sentencesOf(`
        See when the factory coverage ends before you pay for more of it.
        Look at the warranty dates first, because you may still be covered for some time.
        Check which coverage you already have and how long it will last.

        A plan that runs beside the warranty pays for little in that time.
        During the warranty, a contract mostly sits idle.
        You may be paying for years in which the maker would fix the car anyway.

        Compare the end of the warranty with how long you plan to keep the car.
        If you will sell before the warranty ends, you hardly need one.
        Long-term owners and high-mileage drivers have the most use for it.
      `),
    },
    {
      id: 'exclusions',
      sentences: sentencesOf(`
        Read the exclusions before you read the benefits.
        What a contract leaves out tells more than what it lists, so turn there first.
        Start with the page of exclusions, since that is where claims are won or lost.

        Some contracts list what is covered, and others list only what is not.
        A list of covered parts is narrower than a list of excluded ones.
        The plan that names only its exclusions usually reaches further.

        Look for wear items, seals, diagnosis time and conditions on maintenance.
        Check how it treats electronics, diagnosis hours and damage from a part that is not covered.
        Missed oil changes can sink a claim, so see what proof it asks for.
      `),
    },
    {
      id: 'claims',
      sentences: sentencesOf(`
        Ask how a claim works on a bad day, with the car stuck far from home.
        Think through a breakdown on a trip, and see what the contract would have you do.
        Picture the car on a tow truck in another state, and read the contract with that in mind.

        See which shops may do the work and who must approve it first.
        Some plans pay the shop directly, and others pay you back later.
        Find out if you can use any licensed shop and who pays the bill.

        Check for towing, for a rental allowance and for limits on each repair.
        Ask whether the deductible applies to every visit or to every repair.
        Look for limits on each single repair and on the total that the plan will pay.
      `),
    },
    {
      id: 'price',
      sentences: sentencesOf(`
        Ask for the full price of the contract and not for a change in the payment.
        Have the contract's price quoted as one sum, separate from the car.
        The cost of a service contract should always appear on a line of its own.

        It can often be bargained over, and the same plan may cost less elsewhere.
        Prices for one and the same plan can vary, so ask around.
        Other dealers of the brand may sell the same contract for another price.

        If the contract goes into the loan, you pay interest on it as well.
        Rolled into the loan, a service contract becomes more expensive than its price suggests.
        Paying for the contract separately avoids the additional interest.
      `),
    },
    {
      id: 'cancel',
      sentences: sentencesOf(`
        Find out how you can cancel the contract and what you would get back.
        Ask about cancellation before you sign, since plans and cars both change.
        Look for the clause on cancellation and note the steps it asks for.

        Many plans give back a share for the time that is left.
        You may get a partial refund when you sell the car or pay off the loan.
        A refund is often figured by time or miles, less a fee.

        Keep the contract with the loan papers so that you remember it.
        Put a note in your file, because refunds seldom arrive unasked.
        When you sell, think of it, as it may also pass to the buyer.
      `),
    },
    {
      id: 'self-insure',
      sentences: sentencesOf(`
        Setting money aside yourself is the other way to prepare for repairs.
        You can also be your own insurer and pay for repairs as they come.
        A repair fund of your own does the same job for some owners.

        Put the price of the contract in a savings account and use it when something breaks.
        The money stays yours if nothing fails.
        If the car holds up, you keep it all.

        If one large repair would upset your budget, the contract may be worth its cost.
        Those who sleep poorly over surprise bills may prefer the fixed cost.
        People with a thin reserve may value a known amount over a gamble.
      `),
    },
    {
      id: 'calls-and-mail',
      sentences: sentencesOf(`
        Be careful with calls and letters about coverage that is about to end.
        Mail that sounds urgent about your coverage is often plain advertising.
        Unknown callers who speak of an expiring warranty are selling something.

        Your dealer or the maker can tell you what you have.
        Check the real end date by VIN at a dealer of your brand.
        A short call to {store} will tell you what coverage is left.
        Look up your coverage on the maker's own owner site.

        Give no payment or personal details to an unknown caller.
        Do not share card numbers or your VIN with callers you do not know.
        Hang up, and call a number that you looked up yourself.
      `),
    },
  ],
};
