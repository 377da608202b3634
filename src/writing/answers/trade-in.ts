import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const tradeInAnswers: DirectAnswers = {
  'How much is my {model} worth as a trade-in?': sentencesOf(`
    Its value depends on year, trim, miles, condition and what similar cars sell for near you.
    Only an appraisal can say, because mileage, trim, condition and local demand all move the
      figure.
    Expect a range from online guides and one firm figure once an appraiser has seen the {model}.

    Look it up in two or three pricing guides, then ask {store} for a written offer and how long it
      stands.
    Get offers from more than one buyer in the same week, and have each of them in writing.
    Be honest about scratches and crashes in any online tool, or the figure will change at the
      store.
  `),
  'How well does {the} hold its value?': sentencesOf(`
    Its resale record shows in the listings: compare prices at two, three and five years with the
      price when new.
    Used listings tell you: see what the same trim asks for after three years and after five.
    Most vehicles lose value quickly at the start, and used prices of the {model} show when it slows
      down.

    Look at several listings with similar trim and miles, because a single one may be priced oddly.
    Pricing guides publish estimates by model year, and low miles with full records help any car.
    Condition, mileage, color and trim make a difference, so judge by cars close to the one you
      want.
  `),
  'How much is {my} worth as a trade-in?': sentencesOf(`
    As much as a dealer thinks it will sell for, less the cost of getting it ready and a margin.
    That takes an appraisal, since model, year, miles, condition and local demand all count.
    Online guides give you a range, and an appraisal turns it into one figure.

    Have the VIN and the mileage at hand, look in two guides and ask {store} for a written offer.
    Collect two or three written offers in the same week, because values move.
    Describe damage truthfully in any online tool, so that the offer holds when the car is seen.
  `),
  'How do dealers work out the trade-in value of {my}?': sentencesOf(`
    They start from recent auction and retail prices for such a car, then subtract repairs and a
      margin.
    An appraiser looks at the car, its history and market prices, and takes off what it costs to
      make it ready.
    Market data comes first, then the vehicle itself: miles, tires, body, warning lights and history
      report.

    Ask the appraiser to show you which prices and which repairs went into the figure.
    You may ask to see the comparison cars and the list of work behind the offer.
    If a number seems low, ask what it rests on, and compare it with another written offer.
  `),
  'Can I trade in {my} if I still owe money on it?': sentencesOf(`
    Yes, dealers usually pay off the lender and count only the difference between value and debt.
    You can: the loan is paid from the trade value, and what is left over goes toward your next car.
    An open loan is seldom an obstacle, because dealers send the payoff to the lender as part of the
      deal.

    Ask your lender for a payoff figure with a date, and check later that the old loan was closed.
    If you owe more than the offer, the shortfall must be paid or is added to the next loan.
    Keep making payments until the old lender confirms that the balance is zero.
  `),
  'Should I trade in {my} or sell it myself?': sentencesOf(`
    Trade it in for less work and a quick end; sell it yourself if you want more money and have the
      time.
    A private sale tends to bring more, while a trade-in saves time and, in many states, some sales
      tax.
    It depends on what your time is worth, because private buyers often pay more but take more
      effort.

    Work out the tax effect of a trade in your state before you compare the two sums.
    Get a trade offer first, then ask yourself if the likely gain repays the calls, visits and
      paperwork.
    If a loan is open or the car needs repairs, a trade-in is the simpler road.
  `),
  'Can I sell {my} to a dealer without buying another one?': sentencesOf(`
    Many dealers buy cars outright, so you can ask for an offer even if you are not buying.
    Yes, a lot of stores will make an offer, because they need used vehicles to sell.
    Often you can, and the appraisal works the same way as for a trade-in.

    Call {store} and ask whether it buys cars this way and what to bring.
    You lose any sales tax credit that a trade could bring, so get more than one offer.
    Bring the title or payoff, your license and all keys, and compare at least two written offers.
  `),
};
