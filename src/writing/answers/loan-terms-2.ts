import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const loanLenderAnswers: DirectAnswers = {
  'What affects the rate on a loan for {a}?': sentencesOf(`
    Your credit record, the length of the loan, the age of the car, your down payment and the lender
      all count.
    Lenders look at your credit and income first, then at the length, the amount and the age of the
      vehicle.
    Mostly your credit history, followed by how long you borrow, how much, and whether the car is
      used.

    Check your credit reports before you apply, and get offers from more than one lender in the same
      week.
    A shorter loan, a larger share paid in cash and a newer vehicle tend to help.
    You can influence some of it, so mend errors in your file and compare several written offers.
  `),
  'Should I get preapproved before I shop for {a}?': sentencesOf(`
    Yes, in most cases: it shows what you can borrow and gives you an offer to compare with the
      dealer's.
    A preapproval is worth having, because it sets your limit before you fall for a particular car.
    It helps, since you arrive knowing your rate and your top price.

    Start with your own bank or credit union, and make all applications within a couple of weeks.
    Bring the letter along, and ask {store} whether one of its lenders can improve on it.
    A preapproval binds you to nothing, so you can still take the dealer's loan if it costs less.
  `),
  'What is the difference between the interest rate and the APR?': sentencesOf(`
    The interest rate is the charge on the money you borrow, and the APR adds certain loan fees to
      it.
    APR counts the interest plus required finance charges, while the plain rate leaves those charges
      out.
    Both are yearly figures, but only the APR includes the fees that count as finance charges.
    [12 CFR 1026.22]

    Use the APR to compare two loans of the same length and amount.
    When two lenders quote you, hold one APR against the other, for one amount and one length.
    Lenders must show the APR before you sign, which makes it the fair figure for comparing offers.
    [12 CFR 1026.18]
  `),
  'Does {store} work with local banks and credit unions?': sentencesOf(`
    Ask {store} for its list of lenders, since that list differs from one dealership to the next.
    Many dealerships send applications to several lenders, with local ones among them, so ask which.
    The finance desk can tell you which banks and credit unions it sends applications to.

    You may also bring your own approval, because the choice of lender is yours.
    If your bank is missing from the list, apply there yourself and bring the offer along.
    A preapproval from your own credit union gives you something to compare with the dealer's offer.
  `),
  'What do I need to bring to apply for a loan in {city}?': sentencesOf(`
    Bring your driver's license, proof of income, proof of address and proof of insurance.
    A license, recent pay stubs, a bill with your address and your insurance details cover most
      applications.
    Plan on identification, pay records, something that shows where you live, and your Social
      Security number.

    Self-employed buyers should add tax returns or bank statements, and a trade-in needs its title
      or payoff.
    Call {store} ahead and ask what else the lender may want, such as references or bank statements.
    If you trade in a car, add its title or the payoff details, plus the registration and all keys.
  `),
  'Is it better to finance {a} through a dealer or a bank?': sentencesOf(`
    Whichever has the lower APR and fewer fees on the same amount and length; compare both in
      writing.
    Neither is always better: a bank gives you an offer in advance, and a dealer can ask several
      lenders.
    Get an offer from your bank first, then let the dealer try to improve on it.

    Makers sometimes offer special rates through dealers, though these may replace a cash rebate.
    Check whether a special rate through the dealer means giving up a rebate on the {model}.
    A dealer's rate may include a margin for arranging the loan, so ask if it can come down.
  `),
  'Can I add a co-signer to a loan for {a}?': sentencesOf(`
    Many lenders accept one, as long as that person's income and credit meet their rules.
    Yes, if the lender allows it and the co-signer is willing to answer for the whole debt.
    You can ask for it, and the lender decides after it has checked the second person's credit and
      income.

    The co-signer owes the full amount if you stop paying, and the loan shows on both credit files.
    Both of you should read the notice to co-signers, which explains that either may have to pay in
      full.
    Talk it through first, because missed payments harm both of you and the lender can turn to
      either.
    [16 CFR 444.3]
  `),
};
