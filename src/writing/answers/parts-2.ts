import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const parts2Answers: DirectAnswers = {
  'Do aftermarket parts affect my warranty?': sentencesOf(`
    Not by themselves: a claim may be refused only if that part caused the damage.
    No, the mere use of another brand's part does not end the cover on the rest of the car.
    They do not as such, though harm that a bad part causes need not be covered.

    Federal law keeps a maker from tying its warranty to a brand of part, unless that part comes
      at no charge.
    By federal law, a warranty may not depend on one brand of part, unless the maker supplies it
      at no cost.
    The law allows a maker to require its own parts only where it provides them without charge or
      holds a federal waiver.
    [15 USC 2302(c)]

    Keep receipts and part numbers, so that you can show what was fitted and when.
    If a claim is refused, ask for the reason in writing.
    Make sure that the part meets the specification in the owner's manual.
  `),
  'How do I find the right part number for {my}?': sentencesOf(`
    Use the VIN: a parts counter or the maker's online catalog turns it into the exact number.
    Give the VIN to the parts desk, as it holds the build of your car.
    The VIN leads to it, and the old part often has the number stamped on it as well.

    The VIN is on the registration and behind the lower edge of the windshield.
    Numbers get replaced over time, so ask for the current one.
    Check side, front or rear, and build date, because these split many parts.
  `),
  'Can accessories be added to a car loan?': sentencesOf(`
    Often yes, if you buy them together with the car and the lender accepts the amount.
    Many lenders allow it up to a limit, when they are on the purchase contract.
    They can be, within what the lender allows, but then you pay interest on them too.

    Ask for the price of each one and see it listed on the contract.
    Mats and racks can be bought with cash later, which keeps the loan smaller.
    Compare the price with the parts counter before you sign.
  `),
  'Are genuine parts worth the extra cost?': sentencesOf(`
    For sensors, body panels and safety parts often yes, while for filters and wipers a good other
      brand will do.
    It depends on the part, as exact fit and matching electronics are where original parts earn
      their price.
    Sometimes: the harder a part is to reach or to match, the more the original is worth.

    Compare the warranty on the part and on the work, not only the price.
    Ask your insurer which kind it pays for after a crash.
    Labor is often the larger bill, so a poor part that fails costs twice.
  `),
  'Can a dealer install parts that I bring in?': sentencesOf(`
    Some do and some do not, and those that do may give no warranty on the part.
    It is up to the shop, so call {store} and ask before you buy.
    Possibly, though many shops decline because they cannot stand behind a part they did not
      supply.

    Ask about the labor price, which can be higher for parts from outside.
    If the part fails, you may pay for the work again.
    Get in writing who answers for part and labor.
  `),
  'How long does it take to get a part that is not in stock?': sentencesOf(`
    Common parts often arrive in a day or two, while rare or backordered ones can take weeks.
    From a regional warehouse it is usually a few days, and longer if the maker is out of it.
    It varies from the next day to several weeks, depending on where the part lies.

    Ask {store} for the expected date and whether you get a call.
    Used or other-brand parts can be a way out when the original is on backorder.
    See whether the car is safe to drive meanwhile before you wait.
  `),
};
