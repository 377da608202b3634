import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const priceGeneralAnswers: DirectAnswers = {
  'What affects the price of {a}?': sentencesOf(`
    Model year, trim, mileage, condition, history, options and local demand all shape the price.
    For a used one, age, miles, condition and history; for a new one, trim, options and supply.
    Supply and demand set the level, and equipment, mileage and condition move one car up or down
      from it.

    Compare several listings that match in those points to see which price stands out.
    Ask {store} what explains the price of the one you like, from tires to past repairs.
    When a price looks odd, check the history report and the equipment list first.
  `),
  'How do I know whether {a} is fairly priced?': sentencesOf(`
    Compare it with listings of the same year, trim and miles near you, and with two pricing guides.
    A fair price sits close to what similar cars nearby ask for, once equipment and condition are
      counted.
    Look at five or six similar listings and at least one guide; the price should fall within their
      range.

    Add fees to the picture, since the out-the-door total is what you pay.
    If it is well above or below the rest, ask why before you make an offer.
    Check the history report and have a used car inspected, as a low figure can have a reason.
  `),
  'What can I expect from {plural} under {max}?': sentencesOf(`
    Expect a mix of ages, trims and mileage, with newer years plainer and older ones better
      equipped.
    Under a price limit you choose among newer years with fewer features and older years with more.
    The current listings show it: filter by that limit and compare years, miles and equipment.

    Leave room below the limit for tax, title and fees, and for tires or brakes if it is used.
    Sort by mileage and year, read the history reports and drive two or three of them.
    Tell {store} the limit as a full total, so that nobody shows you cars above it.
  `),
  'Is the online price of {a} the price I pay?': sentencesOf(`
    Not quite: tax, title, registration and store fees usually come on top.
    Usually you pay more than the listed figure, because taxes and government fees are added.
    Seldom to the dollar, since the out-the-door total adds tax, plates and fees to the asking
      price.

    Read the fine print under the price, as some figures include rebates that not every buyer gets.
    Ask {store} for the full total on that stock number, with each line shown.
    Check if the figure assumes a trade-in, a loan or a rebate, and ask what it is otherwise.
  `),
  'Does the time of year change what {plural} cost?': sentencesOf(`
    Somewhat: offers tend to grow near year end, holidays and model changes, and demand shifts with
      the seasons.
    Yes, a little, since demand for some body styles follows the weather and makers change offers
      monthly.
    It can, although the supply of the car you want usually matters more than the month.

    Watch listings for some weeks and note how the prices of similar cars move.
    If you are able to wait, shop when few others want that kind of car.
    Waiting has a cost as well, if your present car needs repairs or loses value meanwhile.
  `),
  'How much does mileage change the price of {a}?': sentencesOf(`
    More miles mean a lower price, and the effect is stronger on young cars than on old ones.
    Noticeably, since buyers pay extra for low readings, though condition and records can offset
      some of it.
    Compare two listings of one year and trim with different readings; the gap is what the miles are
      worth.

    Check the records as well, because a well-kept car with more miles can be the sounder choice.
    Tires, brakes and major services come due with the miles, so add them to your sum.
    Look at which services come next at that reading, and count their cost in the price.
  `),
  'How much room is there to negotiate on {a}?': sentencesOf(`
    It varies with demand: little on models that sell quickly, more on cars that have stood for a
      while.
    Some stores bargain and others post a firm price, so ask first how the store works.
    Expect little or some, depending on supply, time on the lot and what similar cars ask nearby.

    Come with prices of similar cars and a loan offer, and bargain over the out-the-door total.
    Ask {store} what can move besides the price, such as the trade-in value or added items.
    A written offer from another store for a matching car is a strong argument to bring along.
  `),
};
