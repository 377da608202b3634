import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const paperwork: KnowledgeModule = {
  id: 'paperwork',
  topics: ['paperwork'],
  intents: ['variable', 'general'],
  headings: [
    'Papers to bring and papers to read',
    'The paperwork of buying a car',
    'What you sign and what you keep',
  ],
  answer: {
    wordings: [
      "Bring your license, proof of insurance, payment or loan approval and your trade's " +
        'title, and read each page before you sign.',
      'Plan for identification, insurance, financing and trade papers, and keep a copy of ' +
        'all that you sign.',
      'The paperwork goes smoothly when you bring the right documents and read the contract ' +
        'against your quote.',
      'Before you pick up the {model}, gather license, insurance, loan approval and the ' +
        'title of your trade.',
    ],
  },
  points: [
    {
      id: 'bring',
      sentences: sentencesOf(`
        Put a folder together the night before, and the visit will run more smoothly.
        A complete set of papers saves you a second trip to the store.
        Pack your documents before you leave home, because one missing page can stop the sale.
        Call {store} the day before and ask what to bring.

        You will need a valid license and proof of insurance.
        Bring your driver's license and your insurance card.
        A license and current insurance are needed before you can drive off.

        Add loan approval or a bank check, and income papers if you are financing.
        For a loan, pay stubs and proof of address are often wanted.
        Ask how you may pay, because large personal checks and cards are not always accepted.
      `),
    },
    {
      id: 'trade-papers',
      sentences: sentencesOf(`
        If you trade a car, bring its title or the details of the loan on it.
        Your old car has papers of its own, and the store will need them.
        A trade goes through faster when its title or loan details are at hand.

        Everyone named on the title may have to sign.
        A co-owner may need to be there or sign ahead of time.
        When two people own the car, check whether both must sign.

        Bring registration, all keys and the payoff letter.
        Pack every key, the registration and the lender's payoff quote.
        The lender's name, account number and payoff date will be asked for.
      `),
    },
    {
      id: 'sales-contract',
      sentences: sentencesOf(`
        Read the sales contract line by line before you sign it.
        The purchase agreement deserves an unhurried reading, even at the end of a long day.
        Take the contract to a quiet corner and check it against your notes.

        Compare VIN, price, fees, trade value and extras with your quote.
        VIN, miles, price, fees and trade should match what you agreed on.
        See that the VIN on paper is the VIN on the windshield.

        Leave no blank fields, and have spoken agreements written in.
        If something was agreed on, it belongs in the contract.
        Anything still owed to you, such as a second key, goes on a written list with a date.
      `),
    },
    {
      id: 'finance-papers',
      sentences: sentencesOf(`
        If you finance, look for the federal disclosure box on the loan contract.
        The loan contract has a box near the top that holds its main figures.
        Loan papers gather the main figures in one place, so look for that box first.

        It lists the annual percentage rate, the finance charge, the amount financed and the total
          of payments.
        There you find what the credit costs and what you will have paid at the end.
        Rate, cost of credit, amount and total stand next to each other in it.
        [12 CFR 1026.18]

        Compare them with the offer you accepted, figure by figure.
        If one of them surprises you, stop and ask before you go on.
        All of them should match what you were told at the desk.
      `),
    },
    {
      id: 'used-papers',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        A used car comes with a few more papers than a new one.
        For a used vehicle, look for three documents beyond the usual contract.
        Expect some extra forms with a used car, and read each of them.

        Keep the window form, because it becomes part of the contract.
        The Buyers Guide from the window is yours to take home and is part of your contract.
        Ask for the Buyers Guide, which overrides what the contract says about warranty.
        [16 CFR 455.3]

        Read the odometer statement and the history report before you sign.
        The mileage statement should agree with the dash.
        Title, odometer statement and history report should tell one story.
      `),
    },
    {
      id: 'no-cooling-off',
      sentences: sentencesOf(`
        Do not count on a right to return the car after you have signed.
        Think of your signature as the end of the decision and not as a trial.
        Many buyers believe that they can bring a car back within days, and most cannot.

        The federal cooling-off rule does not cover a car bought at a dealer's own place of
          business.
        The three-day rule for home sales leaves out purchases at a dealership.
        No federal cooling-off period applies to a car you buy at the store.
        [16 CFR 429.0]

        State law or the store's own policy may differ, so ask and get it in writing.
        Some states and some stores give a way back, and the terms should be on paper.
        If a return window matters to you, have its terms in the contract.
      `),
    },
    {
      id: 'title-and-plates',
      sentences: sentencesOf(`
        Ask who files the title and registration, and when the plates will arrive.
        Someone has to register the car with the state, so settle who does it.
        Find out how the title and plates will reach you before you drive away.

        In many states the dealer sends the papers in and hands you a temporary tag.
        A temporary permit usually covers the wait, and it has an end date.
        Note when the temporary tag runs out and whom to call if the plates are late.

        With a loan, the lender is shown as lienholder until it is paid.
        The title may stay with the lender, or be kept in electronic form, until the last payment.
        After the loan is paid, see that the lien is released.
      `),
    },
    {
      id: 'delivery-check',
      sentences: sentencesOf(`
        Walk around the car once more before you sign for delivery.
        Before you take the keys, look the car over in good light.
        A last inspection belongs to the paperwork, because later it is hard to prove who made a
          scratch.

        Check paint, glass, wheels, spare, both keys and floor mats.
        Look for scratches, test the lights and count the keys.
        Make sure that the accessories are there and the tank or battery is filled as agreed.

        Note open items on a form that both sides sign.
        Have each missing item written down with a date.
        Ask for a signed list of what is still to come.
      `),
    },
    {
      id: 'keep',
      sentences: sentencesOf(`
        Keep the whole file for as long as you own the car, and a while beyond.
        Store all the papers in one place, as a folder or as a scan.
        File what you signed on the same day, while you still have it all together.

        You will want it for taxes, for warranty claims and on the day you sell.
        Insurance, resale and warranty questions all go back to these pages.
        Contract, loan, title copy, service plan and receipts belong in it.

        Cancel or change the insurance on your old car only after it is signed over.
        Tell your insurer the same day about the new car and the old one.
        Send any required notice of sale for your old car to the state.
      `),
    },
  ],
};
