import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

/** The federal credits ended with Public Law 119-21, sections 70501 to 70503. */
export const taxCreditAnswers: DirectAnswers = {
  'Is there still a federal tax credit for electric cars?': sentencesOf(`
    No, the federal credits for new and used electric cars do not apply to a vehicle acquired after
      September 30, 2025.
    Not for a purchase today, since the federal credits ended for vehicles acquired after September
      30, 2025.
    The federal credits, for new cars as well as for used ones, ended with vehicles acquired by
      September 30, 2025.
    [Public Law 119-21, sections 70501 and 70502]

    Your state or your utility may still have a program of its own, and each sets its own rules and
      dates.
    Look at programs of the state and the utility next, because they run apart from federal law.
    Ask the state's energy office and your utility whether they have a program that takes new
      applications.
  `),
  'When did the federal EV tax credit end?': sentencesOf(`
    Federal law ended it for vehicles acquired after September 30, 2025, and that holds for new and
      used ones.
    The last day to acquire a vehicle under the federal credits was September 30, 2025.
    September 30, 2025 was the cut-off: what was acquired later earns no federal credit.
    [Public Law 119-21, sections 70501 and 70502]

    What counts is the day of acquisition, so keep the signed contract and the proof of payment with
      your tax papers.
    The IRS explains on its website what counts as acquired, so read that page before you file.
    If your contract is from around that day, take it to a tax adviser before you file.
  `),
  'Who should I ask about tax rules for an EV purchase?': sentencesOf(`
    Ask a tax adviser about your own case, and read what the IRS publishes on clean vehicle credits.
    A tax adviser who sees your return can tell what applies to you, and the IRS explains the rules
      on its website.
    Start with the pages of the IRS, and take what is left open to somebody who prepares tax
      returns.

    A dealership can give you the papers of the sale, though it cannot advise you on your taxes.
    Bring the contract with its date, because most answers hang on when the car was acquired.
    For state programs, the state's tax or energy office is the one that knows.
  `),
  'What is the difference between a tax credit and a manufacturer rebate?': sentencesOf(`
    A tax credit comes from the government and lowers what you owe in tax, while a rebate comes from
      the maker and lowers what you pay.
    The maker decides on a rebate and takes it off the deal, whereas a tax credit is set by law and
      claimed on a tax return.
    One is settled with the tax office and the other at the desk, so only the rebate changes the
      price on the contract.

    Have any rebate written on a line of its own, with the date on which it ends.
    Ask who qualifies for a rebate, because some are tied to a lender, a region or a trade.
    Check whether sales tax is worked out before or after a rebate, since states differ in that.
  `),
};
