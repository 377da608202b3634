import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const creditAnswers: DirectAnswers = {
  'What credit score do I need to finance {a}?': sentencesOf(`
    There is no single number: each lender sets its own limits and also looks at income, debts and
      the car.
    No one score opens the door, because every lender draws its own lines and weighs more than the
      score.
    It depends on the lender, and the score mostly decides the rate you are offered.

    Look at your reports and score before you apply, then ask several lenders what they would offer.
    A weaker score need not mean a refusal, but expect a higher rate and closer questions.
    Ask {store} which lenders fit your situation, and get their offers within a couple of weeks.
  `),
  'Can I get approved for {a} with bad credit?': sentencesOf(`
    It is possible, though nobody can say so before a lender has read your application.
    Some lenders work with damaged credit, usually at a higher rate and with stricter conditions.
    Perhaps: lenders look at income, job history and the car as well as at past trouble.

    A larger down payment, a modest car and proof of steady income help your case.
    Bring pay stubs and proof of address, and keep the amount you borrow well below the car's value.
    Try your own bank or credit union first, and be wary of anyone who says yes unseen.
  `),
  'Does applying for a car loan hurt my credit score?': sentencesOf(`
    A little and not for long: each application leaves a hard inquiry that may lower the score by a
      few points.
    Slightly, as a rule, since a lender's check shows on your file as a hard inquiry.
    The effect is small for most people, and it fades within some months.

    Scoring models tend to count car-loan inquiries made within two weeks as one, so shop close
      together.
    Apply to all your lenders within a couple of weeks, because the inquiries are then usually
      treated as one.
    Compare loans quickly, as several inquiries for one car loan are grouped when they fall close
      together.
  `),
  'Can a first-time buyer finance {a}?': sentencesOf(`
    Yes, many lenders finance first-time buyers who can show steady income and some money of their
      own.
    It can be done, although a short credit history often means a smaller loan or a higher rate.
    A first loan is within reach for many people who have a steady job and few debts.

    Ask your bank or credit union about a program for first-time buyers, and bring pay stubs.
    A co-signer, a modest car or a larger down payment can make up for a thin credit file.
    At {store}, ask if any of its lenders has a plan for first-time buyers and which papers it
      wants.
  `),
  'Will a co-signer help me get approved?': sentencesOf(`
    It often does, because the lender can count on a second person's income and credit.
    A co-signer with strong credit can turn a refusal into an approval, or bring a lower rate.
    In many cases yes, if that person's credit is sound and the income covers the debt.

    A co-signer owes the whole debt if you miss payments, so agree beforehand on what happens then.
    Be sure that the person reads the notice lenders must hand out, which warns of owing the full
      debt.
    Think of the risk to the other person, whom the lender can ask for the full amount.
    [16 CFR 444.3]
  `),
  'How can I improve my credit before I buy {a}?': sentencesOf(`
    Pay every bill on time, bring down card balances and correct errors in your credit reports.
    Start with your reports: fix mistakes, catch up on late accounts and pay down cards.
    Smaller card balances and a clean run of on-time payments do much of the work.

    Order your reports at annualcreditreport.com, where federal law lets you see them without
      charge.
    Read the report from each bureau, which the law lets you order once a year, and dispute what is
      wrong.
    You can see your own files without charge under federal law, so check them for accounts that are
      not yours.
    [15 USC 1681j]

    Begin a few months ahead and leave new cards alone until the loan is signed.
    Give it several months, and avoid opening other accounts in the meantime.
    Changes take a few months to show, so start well before you shop.
  `),
  'Which papers does a lender ask for when credit is thin?': sentencesOf(`
    Expect to show identification, recent pay stubs, proof of address, bank statements and often a
      few references.
    Lenders then want proof of income, home and job, such as pay stubs, a lease and utility bills.
    With little history, your income and address have to speak for you, so bring pay stubs and
      bills.

    Proof of rent or utilities paid on time can help, since it shows how you handle regular bills.
    Ask {store} for the lender's list before you come, because each one wants something different.
    Add records of rent and phone bills paid on time, and call ahead for the lender's own list.
  `),
  'How soon after bankruptcy can I finance {a}?': sentencesOf(`
    Some lenders look at an application soon after the discharge, while others want a year or more
      to pass.
    There is no fixed waiting time: each lender has its own rule, and most want the case closed
      first.
    It depends on the lender and on the kind of bankruptcy, and an open case may need the court's
      consent.

    Ask your attorney first if the case is still open, and check that your reports show it
      correctly.
    Have the court papers and proof of income at hand, and expect a higher rate at first.
    Time, steady work and bills paid on schedule help, so see what waiting a little longer would
      change.
  `),
  'Can I lease {a-new} with no credit history?': sentencesOf(`
    It is hard but not impossible, since leasing companies tend to ask for an established credit
      record.
    Sometimes, with a co-signer, a security deposit or a program for first-time buyers or graduates.
    Leases often call for stronger credit than loans, so an empty file makes approval less likely.

    Ask the leasing company whether it accepts a co-signer or a deposit in place of a history.
    A modest used car on a small loan can build the record that a lease asks for.
    Find out from {store} what the lessor would want to see before you fill in an application.
  `),
  'Is a credit check needed just to see a rate?': sentencesOf(`
    Not always: many lenders show an estimated rate after a soft check, which leaves your score
      alone.
    A soft check is enough for an estimate, but the final rate comes only after a full application.
    For a rough idea no, but a binding offer rests on a full check of your file.

    Ask whether the check is soft or hard before you give your Social Security number.
    Before you fill in a form, find out which kind of inquiry it starts.
    Have the lender say in plain words if your file will show a hard inquiry.
  `),
  'Why do two lenders quote me different rates?': sentencesOf(`
    Each lender judges risk in its own way, has its own costs and may use a different score.
    They weigh your credit, the car and the loan length differently, and so do their models of risk.
    Lenders use different scores, different rules for the car and different margins.

    Make sure that both quotes are for the same amount, length and car, then compare the APR.
    Compare like with like: one amount, one length, and the APR in place of the plain rate.
    A dealer may add a margin for arranging the loan, so ask whether the rate can be lowered.
  `),
};
