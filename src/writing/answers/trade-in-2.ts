import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const tradeInDetailAnswers: DirectAnswers = {
  'What should I bring when I trade in {my} at {store}?': sentencesOf(`
    Bring the title or loan details, your registration, driver's license, all keys and the service
      records.
    Pack the title, or the lender's name and payoff, plus registration, license, insurance card and
      every key.
    Your license, the registration, the title or payoff letter and all the keys are the main things.

    Everyone named on the title should come or sign ahead, so ask {store} what applies to you.
    If two names are on the title, call ahead, because both owners may have to sign.
    Clear out your things, erase phone pairings, and find out whether a co-owner has to sign.
  `),
  'Should I fix {my} before I trade it in?': sentencesOf(`
    Mostly no for large repairs, since a dealer can do them for less than you pay.
    Clean it and mend small things, but leave costly repairs alone unless the offer would rise by
      more.
    Small, visible fixes can pay; major work seldom comes back in the offer.

    A wash, a vacuum, filled tires and working bulbs cost little and make the appraisal easier.
    Ask {store} for the value as the car stands, then compare it with the price of the repair.
    Get an offer first and a repair quote second, so that you know which way you come out ahead.
  `),
  'Does a trade-in lower the sales tax on my next {vehicle}?': sentencesOf(`
    In many states it does: tax is due only on the price after the trade-in is taken off.
    That depends on your state, since many tax only the difference and some tax the full price.
    Often yes, though a number of states tax the whole price no matter what you trade.

    Your motor vehicle office or the store can tell you which rule applies where you register.
    Ask {store} to show the taxable amount on the worksheet before you compare trading with selling.
    Check your state's rule first, because it can tip the choice between trading and selling.
  `),
  'How does negative equity affect my next loan?': sentencesOf(`
    It makes the next loan larger, because what you still owe is added to what you borrow.
    The unpaid balance moves into the next loan, so you may borrow more than the next car is worth.
    You begin the next loan already behind, which raises the payment and the interest.

    Pay the difference in cash if you can, or keep the car until the loan falls below its value.
    Waiting a while, paying extra on the old loan or choosing a less costly car can all help.
    Find out the payoff and the trade offer first, and ask to see the shortfall as its own line.
  `),
  'Will a missing second key lower my trade-in value?': sentencesOf(`
    It may, because modern keys cost money to replace and program.
    Often a little, since the dealer has to order and program another key before selling the car.
    Yes, it can, by about what a replacement key costs the store.

    Search the drawers first, then ask {store} what it would take off for the missing key.
    Ask how much is deducted, and compare that with the price of having one made.
    Look for it well before the appraisal, and bring every key and remote that you find.
  `),
  'How long is a trade-in offer good for?': sentencesOf(`
    Usually for some days, and the written offer should state the last day.
    There is no fixed rule: many offers stand for about a week, and the paper should name the date.
    As long as the offer says, often a matter of days, because market values move.

    The figure can change if you add many miles or the car is damaged in the meantime.
    Ask {store} for the end date in writing, and what could change the figure before then.
    Get the date and the mileage noted on the sheet, then decide within that time.
  `),
  'Does high mileage lower the trade-in value of {my} a lot?': sentencesOf(`
    Yes, miles matter, though age, condition and service records can soften the effect.
    Mileage is among the first things an appraiser looks at, and a reading well above average means
      less money.
    It lowers the value noticeably, above all when the miles are far beyond what is usual for the
      age.

    Bring the service records, since miles with proof of care count for more than neglect.
    Compare listings of the same year at different readings to see how much the miles change.
    Looking at similar cars with fewer and with more miles shows you the size of the gap.
  `),
};
