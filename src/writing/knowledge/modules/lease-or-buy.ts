import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const leaseOrBuy: KnowledgeModule = {
  id: 'lease-or-buy',
  topics: ['lease-or-buy'],
  intents: ['variable', 'general'],
  headings: [
    'Lease or buy',
    'Deciding between a lease and a loan',
    'Who is better served by leasing, and who by buying',
  ],
  answer: {
    wordings: [
      'Lease if you like to change cars often and drive predictable miles; buy if you keep ' +
        'cars long or drive a lot.',
      'Buying leads to a car that is yours, while leasing pays for the use of one, so your ' +
        'miles and plans decide.',
      'Compare how long you keep a car, how far you drive and how you treat it, and the ' +
        'choice mostly makes itself.',
      'With the {model}, lease when you plan to hand it back in a few years, and buy when ' +
        'you plan to stay with it.',
    ],
  },
  points: [
    {
      id: 'what-you-pay-for',
      sentences: sentencesOf(`
        A lease pays for the part of the car's value that you use up.
        With a lease you pay for depreciation, plus a rent charge and taxes.
        Leasing means paying for use, not for the whole car.

        A loan pays for the whole car and leaves you with something to sell.
        When you buy, each payment brings you closer to owning the car outright.
        On a purchase you pay for all of it, and what it is still worth at the end is yours.

        That is why a lease payment tends to be smaller than a loan payment on the same car.
        The two payments are not alike, because they do not buy the same thing.
        So a smaller lease payment is no bargain by itself; it buys less.
      `),
    },
    {
      id: 'who-leases',
      sentences: sentencesOf(`
        Leasing suits people who want a newer car every few years.
        A lease fits a driver with steady habits and a taste for new cars.
        Some people do well with a lease.

        The car is usually under factory warranty the whole time, so large repairs are rare.
        Repairs seldom trouble you, because the term often falls inside the warranty.
        You hand the car back at the end and leave its resale to someone else.

        The price of that is a payment that never ends, as long as you go on leasing.
        In exchange, you own nothing at the end and start again.
        What you give up is the stretch of years without a payment.
      `),
    },
    {
      id: 'who-buys',
      sentences: sentencesOf(`
        Buying suits people who keep their cars for a long time.
        If you hold on to a vehicle for many years, buying tends to cost less overall.
        Long-term owners are usually better off with a purchase than with a series of leases.

        Once the loan is paid, the car goes on serving you without a payment.
        The years after the last payment are where an owner saves.
        A paid-off car costs you only upkeep, insurance and fuel.

        You may drive as far as you like, change what you like and sell when you like.
        Nobody counts the miles or the scratches, and you decide when to sell.
        Children, dogs, road trips and modifications are your own business.
      `),
    },
    {
      id: 'miles-and-wear',
      sentences: sentencesOf(`
        Settle the question of miles first, because it often decides the matter.
        Check your odometer against its age and work out how far you drive in a year.
        Your yearly distance tells much about whether a lease can suit you.

        A lease sets an allowance, and each mile beyond it is charged at the end.
        Lease contracts limit the miles and name a charge for going over.
        Drive more than the lease allows and you will owe for the extra miles.

        Wear beyond the normal is charged too, so ask for the standard in writing.
        The lessor also inspects for damage, by rules that you can read beforehand.
        Dents, torn seats and worn tires can cost you at return, as the wear guide explains.
      `),
    },
    {
      id: 'early-exit',
      sentences: sentencesOf(`
        Life changes, and a lease is hard to leave early.
        Think about what happens if you must end early.
        Job moves and growing families do not wait for a contract to end.

        Ending a lease ahead of time can be costly, so read that clause first.
        Early termination charges can be steep in the first part of a lease.
        Ask how an early end is calculated and whether someone else may take the lease over.

        A loan can be ended by selling the car and paying the balance.
        With a purchase you can sell at any time, although you may owe more than the car brings.
        An owner can sell or trade, and has to cover any balance that remains.
      `),
    },
    {
      id: 'insurance-gap',
      sentences: sentencesOf(`
        Ask your insurer to quote a lease and a purchase before you decide.
        Insurance belongs in the comparison, since a lease may call for more coverage.
        Check the coverage that leasing and buying would require, and what each would cost you.

        Leasing companies often ask for higher liability limits and lower deductibles.
        The lessor may set coverage rules that cost more than your present policy.
        A lease can require more insurance than you would choose for yourself.

        Gap coverage pays the difference if the car is totaled while you owe more than it is worth.
        In a total loss, gap coverage deals with the part of the debt that the insurer's payout
          leaves.
        See whether gap coverage is part of the lease, and price it with your insurer for a loan.
      `),
    },
    {
      id: 'compare-fairly',
      sentences: sentencesOf(`
        Compare the lease and the loan over the same number of years.
        Use one span of time for lease and loan, or the comparison will mislead you.
        Put the lease and the loan on a single sheet and give them the same period.
        Ask {store} to write out a lease and a loan for the same {model}.

        Add everything you would pay in that time, and subtract what the owned car would then be
          worth.
        For the loan, count payments and upkeep less the resale value; for the lease, count all
          charges.
        Include signing costs, taxes, payments, fees at the end and, for the purchase, the value
          that remains.

        Then think about what comes after, since one leaves you with a car and the other does not.
        Finally, ask yourself where you stand on the day after the last payment.
        The figures settle the cost, and your habits settle the rest.
      `),
    },
  ],
};
