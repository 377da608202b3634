import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const newOrUsedAnswers: DirectAnswers = {
  'Should I buy {a-new} or {a-used}?': sentencesOf(`
    Buy new if you want full warranty and years of use from the start, and used if a lower price
      matters more.
    New makes sense for long ownership and full coverage, and with a used one the first owner has
      already borne the steepest loss in value.
    If you keep vehicles ten years, new is easy to justify, and if you change often, used costs less
      in value lost.

    Compare the total over your years of use: price, finance, insurance, repairs and resale.
    Look at a used one of two or three years too, since it often sits between the two in cost and
      risk.
    Get both offers in writing with all fees, because new ones may come with offers that used ones
      lack.
  `),
  'How much do I save by choosing {a-used}?': sentencesOf(`
    It depends on age and miles: most of the drop comes in the first years, so compare real listings
      of both.
    Set the price of a used one against a new one of like trim, and the gap for each year of age
      becomes clear.
    The gap varies by model, since some hold their value so well that a nearly new one costs almost
      as much.

    Take off what you would spend sooner on tires, brakes and repairs.
    Count the loan as well, because a used one often carries a higher rate.
    Divide the difference by the years you will keep it, which gives a fair figure for both.
  `),
  'How fast does {a-new} lose value in the first years?': sentencesOf(`
    The loss is steepest in the first year and stays marked for about three, then it slows.
    Quickest at the start: a good part of the value goes in the first two or three years.
    It drops most in the early years and flattens later, with clear differences between models.

    You can see it in listings: compare prices of the same trim at one, two and three years of age.
    Miles, condition and color play a part, and so does how many of them are on the market.
    If you keep it for ten years, the fast start matters much less.
  `),
  'Is it cheaper to insure {a-used}?': sentencesOf(`
    Often a little, because a lower value costs less to replace, but liability and repair costs stay
      much the same.
    It can be, above all for collision coverage, while your record and address still weigh more.
    Usually somewhat, though an older one without modern safety aids may get fewer discounts.

    Ask for quotes with both VINs and the same coverage before you decide.
    On an old one with little value, ask your insurer whether collision coverage still makes sense.
    A lender will ask for full coverage, whatever the age of the vehicle.
  `),
  'Are loan rates different for {new-plural} and {used-plural}?': sentencesOf(`
    Usually yes: lenders tend to ask more for used ones, and makers may offer special rates on new
      ones.
    They often are, because a used vehicle is a greater risk to the lender than a new one.
    In most cases they differ, and your credit and the age of the vehicle set how much.

    Get an offer from your bank or credit union for both before you visit.
    Compare the total you would pay over the whole loan, not the monthly figure alone.
    Ask {store} for the rates of several lenders in writing, for the exact vehicle.
  `),
  'How old is too old for {a-used}?': sentencesOf(`
    When parts, safety equipment or rust become a problem, whatever the year says.
    There is no fixed age, but beyond ten years rust, rubber and repair costs decide each case.
    It is too old when the repairs it needs in the next year come close to its price.

    Check that it has the safety aids you want, since older ones may lack stability control or side
      airbags.
    Lenders often set an age limit, so ask before you fall for one.
    Have a mechanic look at rust, brake lines and suspension, which age hits first.
  `),
  'What do I give up when I buy {a-used} instead of {a-new}?': sentencesOf(`
    You give up full warranty time, a wide choice of color and equipment, and the certainty of being
      the first owner.
    Mostly warranty, the latest safety aids and the chance to pick every option yourself.
    Part of the factory coverage, some years of life and often a lower loan rate are what you trade
      for the price.

    A history report, records and an inspection make up for much of the uncertainty.
    Coverage can be bought back through a service contract, at a cost you should compare.
    What you gain is a lower price and a slower loss of value from then on.
  `),
  'Is a low-mileage {vehicle} worth more than a newer one?': sentencesOf(`
    Often yes, if the age gap is small and the records are complete, but much older ones age even
      while parked.
    It can be worth as much, since buyers pay for low miles, yet fresh safety equipment and warranty
      speak for the newer.
    That depends on the gap: few miles help, and a redesign or lost warranty can weigh against them.

    Low use with many short cold trips is harder on an engine than steady highway driving.
    Look at tire dates, battery, seals and brakes, which suffer when a car stands.
    Compare price guides for both VINs to see how the market weighs them.
  `),
  'Does {a-used} still have factory warranty left?': sentencesOf(`
    It does if it is still inside both the time and the mileage limit, counted from the day it was
      first sold.
    Many younger ones do, because most factory coverage stays with the vehicle until time or miles
      run out.
    That hangs on the in-service date and the miles, which a dealer of the make can look up by VIN.

    Ask for the date and the coverages left in writing, as powertrain and basic terms differ.
    A branded title or missed maintenance can affect a claim, so check the history first.
    The Buyers Guide in the window says whether the dealer adds a warranty or sells it without one.
  `),
  'When does {a-new} make more sense than {a-used}?': sentencesOf(`
    It makes more sense when used prices are close to new, when you keep it long, or when you need
      the latest safety aids.
    New wins if the price gap is small, the loan offer is better, and you plan to drive it for many
      years.
    If reliable coverage from day one and a certain configuration matter to you, new is the better
      way.

    Check both totals on paper, including interest and insurance, before you decide.
    For a model that holds its value well, a one-year-old may save less than you expect.
    When a redesign has just brought better safety, the newer one may also keep its value better.
  `),
};
