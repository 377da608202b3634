import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const credit: KnowledgeModule = {
  id: 'credit',
  topics: ['credit'],
  intents: ['variable', 'general'],
  headings: ['Credit and car loans', 'Getting your credit ready', 'What lenders look at'],
  answer: {
    wordings: [
      'Check your credit reports before you apply, fix errors, and bring proof of income ' +
        'and address to the finance desk.',
      'Lenders weigh your payment record, your debts, your income and the car, so prepare ' +
        'all four before you apply.',
      'Your credit shapes the rate you are offered, so look at your reports first and shop ' +
        'for the loan before the car.',
      'Before you apply for a loan on the {model}, pull your reports and gather your ' +
        'income papers.',
    ],
  },
  points: [
    {
      id: 'reports-first',
      sentences: sentencesOf(`
        Pull your credit reports before a lender does, so that you know what it will see.
        Read your own credit file a month or two before you plan to apply.
        Your credit reports deserve a careful reading well ahead of the first application.

        Federal law lets you see the file of each national bureau without charge at one central
          site.
        You can order them at the central site that the bureaus run by law.
        The official place to get your reports is annualcreditreport.com.
        [15 USC 1681j]

        Check names, addresses, accounts and late marks.
        Look for accounts that are not yours and balances that were paid long ago.
        Read each entry, since mix-ups between people with similar names do occur.
      `),
    },
    {
      id: 'dispute',
      sentences: sentencesOf(`
        If you find an error, dispute it in writing with the bureau and with the lender that
          reported it.
        Mistakes in a credit file can be corrected, and a written dispute is how it starts.
        When an entry is wrong, write to the bureau, explain what is wrong and add copies of your
          proof.

        The bureau has to look into it and report back to you.
        By law the bureau must investigate and correct what it cannot verify.
        An investigation is required, and you get the result in writing.
        [15 USC 1681i]

        Do this well before you shop, because it takes time.
        Start early, since a correction may need several weeks.
        Wait for the answer before you apply, if you can.
      `),
    },
    {
      id: 'what-lenders-weigh',
      sentences: sentencesOf(`
        Lenders look at much more than a single score when they decide.
        A credit score is one part of the picture that a lender puts together.
        Several things enter a lender's decision, and you can improve some of them.

        Income, time on the job, housing cost and other debts count too.
        They compare your debts with your income and check how steady both are.
        Your down payment, the age of the car and the loan amount play a part as well.

        A modest car on a shorter loan is easier to approve than a stretch.
        The less you borrow against the car's value, the easier it gets.
        Borrowing less than the car is worth helps your case.
      `),
    },
    {
      id: 'thin-or-bruised',
      sentences: sentencesOf(`
        A short or bruised credit history narrows the choice.
        If your credit is new or has been through a rough patch, go step by step.
        Past trouble makes a loan harder, though there are still sensible moves.

        Talk with a credit union or your own bank first, and ask what they would need to see.
        Start with a lender that knows you.
        Ask which papers would help, such as pay stubs, a lease or utility bills in your name.

        Be wary of anyone who says yes before reading your application.
        Nobody can know the answer before your application has been reviewed.
        An honest lender looks at your papers before it gives an answer.
      `),
    },
    {
      id: 'cosigner',
      sentences: sentencesOf(`
        A cosigner can help, and takes on the whole debt.
        Adding a cosigner is a serious step for everyone who signs.
        Think twice before you ask someone to cosign.

        If you miss a payment, the lender may turn to that person right away.
        The cosigner owes as much as you do and the loan shows on both credit files.
        Lenders must hand a cosigner a notice that explains this duty.
        [16 CFR 444.3]

        Agree on what happens if money gets tight.
        Talk through the hard cases before either of you signs.
        Both should be able to see the account and its due dates.
      `),
    },
    {
      id: 'denied',
      sentences: sentencesOf(`
        If you are turned down, you have a right to know why.
        A lender that says no must tell you the reasons or how to get them.
        After a denial you can ask for the specific reasons.
        [12 CFR 1002.9]

        Use that answer to decide what to mend before the next application.
        The reasons show you where to begin, whether with debts, income or old errors.
        Work on those points for a while before you apply anywhere else.

        Paying down cards and paying on time usually help more than anything else.
        Lower card balances and a run of on-time payments do the most good.
        Time and steady payments repair most records.
      `),
    },
    {
      id: 'papers',
      sentences: sentencesOf(`
        Have your documents together before you sit down at the finance desk.
        Good preparation shortens the visit and spares you a second trip.
        Bring a full set of papers, because a missing one can hold up the loan.
        Call {store} and ask which documents its lenders want to see.

        A license, proof of insurance, pay stubs and proof of address are the usual set.
        Expect to show identification, income, residence and insurance.
        Self-employed buyers may need tax returns or bank statements.

        Answer each line of the application truthfully.
        Do not round your income up, and read the form before you sign it.
        Check that the figures on the application are yours and are right.
      `),
    },
  ],
};
