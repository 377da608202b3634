import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const loanTerms: KnowledgeModule = {
  id: 'loan-terms',
  topics: ['loan-terms'],
  intents: ['variable', 'general'],
  headings: [
    'Understanding a car loan',
    'What to compare in a loan',
    'Auto loan terms explained',
    'How a car loan works',
  ],
  answer: {
    wordings: [
      'Compare loans by the annual percentage rate and the total of payments, and ask for ' +
        'the same length and amount from each lender.',
      'A car loan comes down to four things: the amount financed, the rate, the length and ' +
        'what the whole of it costs.',
      "Get an offer from your bank or credit union before you visit, then let the store's " +
        'lender try to match it.',
      'To finance the {model}, compare rate, length and total cost from at least two lenders.',
    ],
  },
  points: [
    {
      id: 'apr',
      sentences: sentencesOf(`
        Use the annual percentage rate to compare loans.
        The annual percentage rate puts loans on one scale.
        One number lets you compare lenders: the annual percentage rate.

        It includes the interest and certain fees, so it says more than the bare interest rate.
        Because some fees are counted in it, it gives a fuller picture than interest alone.
        Lenders have to show it before you sign.
        [12 CFR 1026.18; 12 CFR 1026.22]

        Ask for it in writing along with the amount financed.
        Have each lender state it for the same amount and the same length.
        Compare it only between loans of equal length and size.
      `),
    },
    {
      id: 'total-cost',
      sentences: sentencesOf(`
        Look at what the loan costs from start to finish.
        The total of payments tells you what the loan truly costs.
        See the whole sum before you think about the single payment.

        The disclosure shows the finance charge and the total of payments side by side.
        Two boxes on the form matter here, the finance charge and the total of payments.
        By law the papers list the amount financed, the finance charge and the total you will pay.
        [12 CFR 1026.18]

        A longer loan shrinks the payment and swells that total.
        Stretch the loan and you pay interest over more time.
        Each added year makes the payment lighter and the car dearer.
      `),
    },
    {
      id: 'length',
      sentences: sentencesOf(`
        Keep the loan shorter than the time you plan to keep the car.
        Match the length of the loan to how long you will own the car.
        Choose the shortest length that still leaves room in your budget.

        A car loses value faster than a long loan is paid down.
        With a long loan you can owe more than the car is worth for years.
        Owing more than the value makes it hard to sell or trade.

        That matters after an accident as well, since insurance pays the value and not the debt.
        If the car is totaled in that stretch, you would still owe the difference.
        Gap coverage can help in that case, and your own insurer may sell it too.
      `),
    },
    {
      id: 'where-to-borrow',
      sentences: sentencesOf(`
        Banks, credit unions and dealers all arrange car loans.
        You can borrow on your own or through the store.
        A loan can come from your bank, a credit union, an online lender or the maker's finance arm.
        Ask {store} which lenders it works with and what they would offer you.

        An offer in hand tells you whether the next one is good.
        With an outside approval you can bargain over the car alone.
        Walking in with one written offer makes the talk at the finance desk shorter.

        The rate a dealer quotes may include a markup for arranging the loan.
        Dealers may earn something for arranging credit, so ask whether the rate can be lowered.
        A store is allowed to add to the lender's rate, and you are allowed to ask about it.
      `),
    },
    {
      id: 'rate-shopping',
      sentences: sentencesOf(`
        Apply to several lenders within a short window and not over a whole season.
        Do your rate shopping inside a couple of weeks, once you know what you want to borrow.
        Keep your loan applications close together in time so that they count as one search.

        Credit scoring usually treats a cluster of auto loan inquiries as one.
        Scores tend to count such requests as a single search when they fall close together.
        Scoring models know that people compare, and they allow for it within a short period.

        Ask each lender if its first look is a soft check.
        Some lenders begin with a soft check that leaves your score alone.
        An early estimate often rests on a soft inquiry, while the final application does not.
      `),
    },
    {
      id: 'extras-in-loan',
      sentences: sentencesOf(`
        Watch what is added to the amount financed.
        Extras rolled into the loan cost interest too.
        Service contracts, gap and accessories can be financed, which makes them dearer.

        Ask for the price of each item in full, not as a change in the payment.
        Have every extra quoted as a sum of money and decide on each one.
        A few dollars in the payment can hide a large item, so ask for its full price.

        You can say no to any of them and still take the loan.
        Optional products are optional, and your answer can be no.
        If someone calls an item required by the lender, ask to see that in writing.
      `),
    },
    {
      id: 'early-payoff',
      sentences: sentencesOf(`
        Ask if you can pay the loan off early without a charge.
        Find out how the lender handles extra payments before you choose a loan.
        Look in the contract for the clause about early payoff and read it twice.

        With simple interest, paying ahead cuts the interest that is left.
        Extra money toward principal shortens a simple-interest loan.
        A payment made early lowers the balance on which interest is figured.

        Tell the lender that extra money should go to principal.
        Mark such payments for principal so that they do not just advance the due date.
        Keep the confirmation whenever you pay ahead.
      `),
    },
  ],
};
