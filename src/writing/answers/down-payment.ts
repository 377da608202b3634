import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const downPaymentAnswers: DirectAnswers = {
  'How much should I put down on {a}?': sentencesOf(`
    Enough that you do not owe more than the car is worth, and not so much that your reserve is
      gone.
    Put in what covers the tax, the fees and the first year's loss in value, if your budget allows.
    The right sum keeps the loan below the car's value and still leaves cash for repairs.

    Ask for the loan at two or three different amounts and see how payment and total change.
    Have {store} work out the loan with a smaller and a larger sum, and compare the totals.
    A trade-in counts toward it, so add its value before you decide how much cash to use.
  `),
  'Can I buy {a} with no money down?': sentencesOf(`
    Some buyers can, if their credit is strong and the lender agrees to finance the whole price.
    It is up to the lender, which looks at your credit, your income and the value of the car.
    Sometimes a lender will finance the full amount, but approval depends on your credit and the
      vehicle.

    Expect to pay more interest and to owe more than the car is worth for a good while.
    Taxes, plates and fees still have to be paid or financed, so ask how they are handled.
    Weigh it with care, because the loan can start out larger than the car's resale value.
  `),
  'Does a bigger down payment lower my rate on {a}?': sentencesOf(`
    It can, because the lender risks less when you borrow a smaller share of the car's value.
    Sometimes, but your credit and the length of the loan usually matter more.
    With some lenders it does, and in any case you pay interest on a smaller amount.

    Ask the lender to quote the rate at two amounts, so that you see the effect before you commit.
    If the rate stays the same, a larger sum still cuts the balance and the total interest.
    Have both versions written down, with the APR and the total of payments for each.
  `),
  'Can my trade-in count as the down payment on {a}?': sentencesOf(`
    Yes, the value of your trade-in, less anything you still owe on it, can serve as the down
      payment.
    It can: the store credits the trade against the price, and the lender counts that as your share.
    Most lenders accept it, provided that the car is worth more than the loan on it.

    Ask for the trade value in writing, and see it as its own line on the contract.
    Check that the sheet shows the trade allowance, the payoff and the difference on separate lines.
    If you owe more than the trade is worth, the shortfall is added instead of taken away.
  `),
  'Is it smart to put money down on a lease?': sentencesOf(`
    A large sum is often unwise, because it may be lost if the car is stolen or totaled early.
    Keep it small in most cases, since the money lowers the payment but buys no ownership.
    It makes the payment smaller without making the lease better value, so many drivers hold that
      cash back.

    Ask for the same lease with and without it, and compare the total over the whole lease.
    Let {store} show both versions on paper, then compare the sum of all you would pay.
    Money kept in the bank is still there if an accident ends the lease early.
  `),
  'What does due at signing include?': sentencesOf(`
    It is all the money you hand over on the first day: first payment, fees, taxes, plates and any
      cash you add.
    The figure covers everything payable at the start of a lease, from the first payment to title
      fees.
    Usually the first payment, an acquisition fee, registration, tax, and whatever you pay to lower
      the price.

    The lease form has to itemize it, so ask which lines are required and which are your choice.
    Read the breakdown on the disclosure form, where each part of the sum is listed.
    Federal rules call for an itemized list on the lease form, and every line of it is worth
      reading.
    [12 CFR 1013.4(b)]
  `),
  'What happens to my down payment if a leased {vehicle} is totaled?': sentencesOf(`
    It is usually gone: the insurer pays the car's value to the leasing company, not your cash back
      to you.
    As a rule you do not get it back, because the payout goes to the owner of the car, which is the
      lessor.
    Expect to lose most or all of it, since insurance and gap coverage settle the lease balance.

    Read the insurance and gap pages of the lease for what they pay in a total loss.
    For that reason many people keep the sum at signing small and leave their cash in the bank.
    Ask the insurer what happens if its payout is larger than the lease balance.
  `),
  'Can I get my deposit on {a} back?': sentencesOf(`
    It depends on what you signed, so get the refund terms in writing before you pay.
    A deposit may or may not be refundable, and the receipt or order form should say which.
    Look at the deposit receipt, because the written terms and your state's law decide.

    Ask {store} how long the car is held, when the money comes back and how.
    Before you hand over a card, ask what happens if the loan falls through or you change your mind.
    Keep the receipt with the VIN, the amount and the refund rule on it.
  `),
};
