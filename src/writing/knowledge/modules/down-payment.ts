import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const downPayment: KnowledgeModule = {
  id: 'down-payment',
  topics: ['down-payment'],
  intents: ['variable', 'general'],
  headings: ['How much to put down', 'Thinking about the down payment', 'What a down payment does'],
  answer: {
    wordings: [
      'Put down enough that you never owe more than the car is worth, and keep your ' +
        'emergency savings whole.',
      'A larger down payment cuts interest and risk, so put down what you can spare without ' +
        'touching your reserve.',
      'The right down payment covers taxes, fees and the first drop in value, as far as ' +
        'your savings allow.',
      'For the {model}, put down what your reserve allows, and aim to stay ahead of its ' +
        'loss in value.',
    ],
  },
  points: [
    {
      id: 'what-it-does',
      sentences: sentencesOf(`
        Money down shrinks the loan from the very first day and reduces your interest.
        Each dollar that you put down is a dollar on which the lender earns no interest.
        A down payment reduces the amount that you have to borrow and pay interest on.

        The payment gets smaller, and so does the interest over the life of the loan.
        You pay less interest and may be offered better terms.
        Lenders see less risk, which can help both approval and rate.

        Money down also gives you a cushion if you have to sell sooner than expected.
        You begin with a share of the car that is yours, which makes selling easier later.
        A share in the car protects you when an accident or a change of plans ends the loan early.
      `),
    },
    {
      id: 'under-water',
      sentences: sentencesOf(`
        A new loan without money down often exceeds the value of the car.
        Taxes, fees and the first drop in value can leave you owing more than the car would bring.
        It is easy to owe more than the car is worth in the first years.

        People call that gap negative equity, or say that they are upside down.
        The usual name for such a gap is negative equity.
        Lenders speak of negative equity when the debt is larger than the value.

        Selling, trading or wrecking the car then costs you money.
        The gap hurts when you want to trade and when an insurer pays out a total loss.
        You would have to pay the difference out of pocket or carry it into another loan.
      `),
    },
    {
      id: 'how-much',
      sentences: sentencesOf(`
        There is no single right amount, because savings and cars differ.
        The right sum depends on your savings, on the loan and on how the car holds its value.
        How much to put down is a personal sum, so start from your own numbers.

        Cover taxes and fees at least, if you can, and more on a car that loses value quickly.
        A sensible aim is to cover the tax, the fees and the early loss in value.
        Put more down when the loan is long or the car is expected to lose value fast.

        Run the loan with two or three amounts and look at the total each time.
        Ask {store} to show you the loan total with two different amounts down.
        Have the finance desk print versions with more and with less down.
        Compare the total of payments for each amount before you choose.
      `),
    },
    {
      id: 'keep-reserve',
      sentences: sentencesOf(`
        Do not empty your savings to make the down payment larger.
        Leave enough money in the bank for repairs and for a bad month.
        Your reserve comes before a bigger down payment, however tempting the smaller loan looks.

        A month without income is harder with a fresh loan and no cushion.
        Cash you have spent on a car is hard to get back in an emergency.
        New tires or a medical bill can arrive in the same month as the first payment.

        If you cannot have both the reserve and the down payment, consider a less expensive car.
        When the money will not stretch to both, step down in price or in equipment.
        Choose a car at a price that lets you keep your reserve and still put something down.
      `),
    },
    {
      id: 'trade-as-down',
      sentences: sentencesOf(`
        A trade-in with equity counts toward the down payment.
        Your present car can serve as part of the down payment.
        The value of your trade, less what you owe on it, goes toward the next car.

        Find out your payoff amount before you come in.
        Call your lender for the payoff figure, which differs from the balance on the statement.
        Bring a payoff letter with a date, because the figure changes daily.

        If you owe more than the trade is worth, that gap has to be paid or added.
        Rolling an old balance into a new loan makes the new one harder to get out of.
        Think hard before you carry an old debt into a new loan.
      `),
    },
    {
      id: 'rebates',
      sentences: sentencesOf(`
        Rebates and cash offers may be used as money down.
        A maker's cash offer can sometimes stand in for part of the down payment.
        Some incentives may be put toward the purchase like cash of your own.

        Ask which offers apply to you and whether they rule out a special rate.
        Check if the cash offer and the finance offer can be combined.
        At times you have to choose between a rebate and a low-rate loan, so compare both totals.

        Have someone calculate both versions and print them for you.
        Two printed versions will show which of the choices costs you less.
        Look at the total at the end of each version, not at the payment.
      `),
    },
    {
      id: 'lease-difference',
      sentences: sentencesOf(`
        On a lease, money up front works differently and calls for another view.
        If you lease, think twice before you bring a large sum to the signing.
        Leases turn the usual advice about money down on its head.

        A large sum lowers the payment, but you do not build a share in the car.
        What you pay in advance is spent, because the car goes back.
        You own no part of the car at the end, so large sums up front buy little.

        If the car is wrecked early, that money may be gone.
        After an early total loss you may not see it again.
        Many people keep up-front money small on a lease for that reason.
      `),
    },
  ],
};
