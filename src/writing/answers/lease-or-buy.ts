import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const leaseOrBuyAnswers: DirectAnswers = {
  'Is it better to lease or buy {a}?': sentencesOf(`
    Buy if you keep a car for many years or drive a lot; lease if you like to change every few
      years.
    Neither one wins for everybody: leasing suits short stays and steady miles, buying suits long
      ownership.
    Your habits decide, since a lease rewards modest mileage and a purchase rewards years of use.

    Write down your yearly miles and how long your last few cars stayed with you, then price both
      ways.
    Ask {store} for a lease sheet and a loan sheet on the same {model}, and compare the total cost.
    Compare the two over one and the same span of years, counting what an owned car would still be
      worth.
  `),
  'What is the difference between leasing and buying {a}?': sentencesOf(`
    Leasing pays for using the car for a set time; buying pays for the whole car, which is yours in
      the end.
    With a lease you pay for the value that is lost while you drive, and with a purchase you pay for
      all of it.
    A buyer ends up owning a vehicle that can be sold or kept, while a lessee hands one back.

    A lease also limits miles and wear, while an owner may drive, change and sell the car at will.
    Lease contracts set rules on mileage, upkeep and damage, and an owner is not bound by any of
      these.
    Payments tend to be smaller on a lease, but miles and wear are limited and the car goes back.
  `),
  'When does leasing {a} make sense?': sentencesOf(`
    Leasing makes sense when you want a newer car every few years and your mileage is steady and
      moderate.
    A lease fits drivers who stay within a mileage limit, take good care of a car and plan to change
      soon.
    It works well for someone who would trade every three or four years anyway and likes factory
      coverage.

    Be fairly sure that your job, family and commute will stay as they are, because an early exit is
      costly.
    Before you sign for the {model}, think about what could change in your life in the next few
      years.
    It makes less sense if a move, a longer commute or a growing family may change your needs
      midway.
  `),
  'When is buying {a} the smarter choice?': sentencesOf(`
    Buying is the wiser course when you keep vehicles for many years, drive long distances or use
      them hard.
    Choose to buy if you expect to drive the car well past the last loan payment.
    High mileage, hard use and long ownership all speak for a purchase.

    The years after the loan are where an owner comes out ahead, since only upkeep, fuel and
      insurance remain.
    Nobody counts your miles or dents, and a car that is paid off still has some value to sell or
      trade.
    Once the debt is gone, each further year in the {model} brings down what a year of driving has
      cost you.
  `),
  'Does a lease or a loan cost less over three years?': sentencesOf(`
    A lease often takes less cash over three years, but the loan leaves you with a car that has
      value.
    Counting payments alone, the lease is usually smaller; counting what the car is worth, the gap
      can close.
    It depends on resale value, because after three years a loan leaves you something to sell.

    Add up all payments and fees for each, then subtract what the financed car would bring after its
      balance.
    To settle it for one car, have {store} print both offers and set fees, miles and end value side
      by side.
    Work it out on paper: total paid on the loan minus your equity, against the total paid on the
      lease.
  `),
  'Do I build equity when I lease {a}?': sentencesOf(`
    Not as a rule: lease payments cover the loss in value and a rent charge, so nothing is put aside
      for you.
    No, a lease pays for use, and the vehicle stays the property of the leasing company.
    Leasing builds no ownership stake, although a car can turn out to be worth more than its buyout
      price.

    Near the end, look up the buyout price and compare it with what similar cars sell for.
    If the market value is above the buyout price at the end, buying the car lets you keep the
      difference.
    Compare the purchase option with local asking prices before you return the {model}.
  `),
  'Does leasing or financing affect my credit differently?': sentencesOf(`
    Both look much alike to a credit bureau: a hard inquiry, then an account with a payment record.
    Hardly, since a lease and a loan both appear as accounts, and paying on time helps in each case.
    The effect is similar, because lenders and leasing companies both check your file and report how
      you pay.

    Since a loan usually shows a larger balance, see how it would fit with your other debts.
    A late payment hurts either way, so choose the one that fits your budget with room to spare.
    Pay by the due date, and keep other new applications few around that time.
  `),
};
