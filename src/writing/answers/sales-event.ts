import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const salesEventAnswers: DirectAnswers = {
  'When do {plural} go on sale during the year?': sentencesOf(`
    Offers cluster around holiday weekends, the end of each quarter, year end and the change of
      model years.
    Presidents Day, Memorial Day, Labor Day and the last weeks of December are common times.
    Many sales fall on long weekends and at the end of the year, and makers often change offers
      monthly.

    Ask {store} for the present offers and their end dates, since they change from month to month.
    Check the maker's site for your ZIP code, as offers differ by region.
    Used cars follow a calendar of their own, so watch listings for some weeks as well.
  `),
  'Are holiday sales a good time to buy {a}?': sentencesOf(`
    They can be, because makers and stores often add offers then, but the same car may cost as
      little later.
    Often, as long as the offer covers the car you want and not only a few stock numbers.
    A holiday alone makes no bargain; it is the total price on your car that counts.

    Know the usual price before the weekend, so that you can tell what the event takes off.
    Note prices two or three weeks ahead and compare the out-the-door total during the sale.
    Stores are busy then, so settle the trade-in and the loan offer ahead of time.
  `),
  'Should I buy {a} at the end of the month?': sentencesOf(`
    It can help, since many stores have monthly goals, but the effect differs from store to store.
    Maybe a little: sales goals close with the month, and a store may be readier to agree.
    Do so if the right car is there; the date alone seldom decides the price.

    Maker offers often end on a set day too, so ask when the present ones run out.
    Agree on the total by email first, and keep time to read the papers.
    Give yourself time, because a rushed signing can cost more than the date saves.
  `),
  "What happens to last year's {bodies} when the new ones arrive?": sentencesOf(`
    Stores try to sell what is left, so offers tend to grow while the choice shrinks.
    The leftover ones are often marked down, and popular trims and colors go first.
    They stay for sale as the older model year, often at a lower price than the newer ones.

    Remember that the car counts as a year older from the first day, which lowers its resale value.
    If you keep cars for long, the lower price may outweigh the older year.
    Compare changes in equipment, then decide if the discount makes up for the older year.
  `),
  'How do I read the fine print of an offer on {a-new}?': sentencesOf(`
    Look for the dates, the models and trims, the credit conditions, and what you must pay at the
      start.
    Read who qualifies, which cars count, when it ends and what the price leaves out.
    Check four things: end date, exact trim, required credit or lender, and the fees that come on
      top.

    A price may assume several rebates at once, so ask which of them you would get.
    Ask {store} to apply the offer to one VIN and print the total for you.
    Have the offer worked out for one car and for your credit, in writing, before you visit.
  `),
  'Can I combine a rebate with a low-rate loan?': sentencesOf(`
    Often not, because makers tend to let you choose one or the other.
    Sometimes, but many special rates replace the cash offer, so read the terms.
    It depends on the offer; some stack, and others ask you to choose.

    Work out both ways: the rebate with your bank's loan, and the special rate without the rebate.
    Ask {store} for two sheets, one with each choice, and compare the totals of payments.
    Compare the total paid in each case, since the answer changes with amount, loan length and
      credit.
  `),
  'Can I use a trade-in together with a sales offer?': sentencesOf(`
    Usually yes, because the trade is a separate part of the deal.
    In most cases you can, unless the terms of the offer say otherwise.
    A trade-in and an offer normally go together, each on its own line of the contract.

    Settle the price with the offer first, then the value of the trade, so that neither hides the
      other.
    Get an outside figure for the trade beforehand, and see that it stays the same with the offer.
    Ask {store} to show the discount, the rebate and the trade value on separate lines.
  `),
  'How do I know whether a sale price on {a} is a real discount?': sentencesOf(`
    Compare the out-the-door total with similar cars elsewhere, not with the crossed-out price.
    It is real if the full total is lower than for a matching car before the sale or at another
      store.
    Look at what the car was listed for in past weeks and at what others ask for the same trim.

    Check if added accessories or fees take back part of the discount.
    Ask which part is the store's own discount and which is a rebate you may not get.
    Have {store} show the price before and after, with each rebate and fee on its line.
  `),
  'Which {plural} are still available from last model year?': sentencesOf(`
    The store's listings show it: filter by model year and look at what is left.
    Stock changes from day to day, so the current inventory list is the place to look.
    Check the inventory by model year, since leftover cars sell one at a time and are not built
      again.

    Ask {store} whether any such car is on hand but not listed yet.
    If the trim you want is gone, ask whether another dealer of the brand has one.
    Check the in-service date too, because a demonstrator has used up some of its warranty.
  `),
  'Are there offers on {the} right now?': sentencesOf(`
    Offers change monthly and by region, so look at the maker's site for your ZIP code and ask the
      store.
    The listing shows the store's own price, and the {make} website shows the maker's offers for
      your area.
    Ask {store} for the current offers on the {model}, with their end dates and conditions.

    Read who qualifies, when the offer ends and whether it can be combined with a special rate.
    Check the end date, the trims it covers and the credit it calls for.
    See if an offer depends on your credit, your region or a trade-in before you count on it.
  `),
  'Does the price of {the} drop when the next model year arrives?': sentencesOf(`
    It often does, as stores and makers try to clear what is left of the older year.
    Usually somewhat, though a model in short supply may see little change.
    In many cases yes, but by then the choice of trims and colors is smaller.

    Count the lower resale value too, since the car will be a model year older when you sell.
    Find out what the next {model} changes, because a redesign tends to move prices more than a
      small update.
    Compare the discount with what the newer one adds and with how long you plan to keep the car.
  `),
};
