import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const loanTermsAnswers: DirectAnswers = {
  'How long should a loan on {a} be?': sentencesOf(`
    As short as you can comfortably pay, so that the debt shrinks faster than the car loses value.
    Choose the shortest loan whose payment still leaves room for fuel, insurance and repairs.
    A loan should end well before you expect to replace the car, and a shorter one costs less
      interest.

    Ask for two or three lengths and compare the total of payments, not only the monthly figure.
    Long loans lower each payment but raise the total, and they can leave you owing more than the
      car is worth.
    Have {store} print two lengths for the {model} side by side, each with the total you would pay.
  `),
  'How does a longer loan change what I pay in total?': sentencesOf(`
    A longer loan lowers each payment but raises the total, because interest runs for more time.
    You pay more in all, since you owe money for longer and often at a higher rate.
    The total goes up even though the monthly figure goes down.

    Look at the total of payments on the loan disclosure and compare it at two different lengths.
    A long loan can also keep the balance above the car's value, which matters if you sell or have a
      crash.
    Ask for both totals in writing, and decide whether the smaller payment is worth the extra
      interest.
  `),
  'Can I finance {a-used} for as long as {a-new}?': sentencesOf(`
    Often not: many lenders set shorter limits for older vehicles or those with many miles.
    Lenders usually allow less time on a used vehicle, and the limit tightens with age and mileage.
    It depends on age and mileage, because late models may get a similar length and older ones
      seldom do.

    A shorter loan also makes sense here, since repairs become more likely as the years go by.
    Ask the lender about its limits for age and miles before you choose the car.
    Even where a long loan is on offer, take care not to be paying for a car that needs large
      repairs.
  `),
  'Can I pay off a car loan early without a penalty?': sentencesOf(`
    On many car loans you can, but read the contract, which has to say whether a penalty applies.
    Most lenders let you, and the federal disclosure on the contract states if there is a charge.
    It depends on the contract and on your state, so look for the prepayment line before you sign.
    [12 CFR 1026.18(k)]

    Ask whether interest is simple or precomputed, since that decides how much you gain by paying
      early.
    With simple interest, each extra payment cuts the balance and the interest that follows.
    Before you send the money, request a payoff figure for that day from the lender.
  `),
  'When does it make sense to refinance a car loan?': sentencesOf(`
    Refinancing makes sense when you can get a lower rate without stretching the loan much further.
    It pays when your credit or market rates have improved and a good part of the loan is still
      ahead.
    Consider it once your credit is stronger than when you signed, or if the first rate was high.

    Compare the interest that is left on the old loan with the interest and fees on the new one.
    Count every fee, and check the old contract for a prepayment charge before you switch.
    A smaller payment alone proves little, since a longer loan can raise the total you pay.
  `),
  'Does financing {a} cost more than paying cash?': sentencesOf(`
    Usually yes, because interest and fees come on top of the price, unless a maker's offer covers
      them.
    Borrowing adds interest, so the total is higher than the cash price in most cases.
    As a rule it does, by the amount of the finance charge shown on the loan disclosure.

    Paying cash has a price as well, so leave enough in the bank for repairs and emergencies.
    Before you empty an account, think of repairs and of any rebate that is tied to a loan.
    Compare the finance charge with what the same money would earn for you elsewhere.
  `),
};
