import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const budgetAnswers: DirectAnswers = {
  'How much should I budget each month for {a}?': sentencesOf(`
    Plan for the payment plus insurance, fuel, upkeep, parking and a little set aside for repairs.
    Add five things: payment, insurance, fuel, maintenance and registration, spread over the year.
    Count the whole cost of the car, not only the loan: insurance, fuel, service and taxes belong in
      the sum.

    Get an insurance quote for the exact car and work out fuel from your own miles before you set a
      limit.
    Ask your insurer for a figure, and estimate fuel or charging from the official rating and your
      own miles.
    Work out energy from your yearly miles and the official rating of the {model}, then add an
      insurance quote.
  `),
  'How do I find {a} under {max} that fits my needs?': sentencesOf(`
    Decide on what you must have, then filter the stock by price and compare year, miles and trim.
    Start with needs such as seats, cargo room and drivetrain, and let the price limit narrow the
      list.
    Set your limit as an out-the-door total, so that tax and fees do not push you past it.

    Keep the list to three or four cars, and check the history, tires and warranty of each one.
    Be ready to trade a newer year for fewer miles, or extra equipment for a smaller price.
    Tell {store} your limit and the two or three things you will not give up.
  `),
  'Is {max} enough for {a} with low mileage?': sentencesOf(`
    The listings tell you: sort by price, then by mileage, and see which years and trims remain.
    It depends on the model and the year, since low miles raise the price of any used vehicle.
    That may be enough for an older or simpler one, and less so for a recent, well-equipped one.

    Do not judge by mileage alone, because service records and condition count as well.
    A well-kept car with average miles can be the sounder buy, so read its records before you rule
      it out.
    Check tires, brakes and records too, as a car that stood still for years has troubles of its
      own.
  `),
  'What does {a} cost to insure?': sentencesOf(`
    It depends on you as much as on the car: age, address, record, coverage and the model all count.
    Only a quote can say, because insurers price each driver, address and vehicle apart.
    Premiums differ widely, so the same car may cost one driver far more than the next.

    Get two or three quotes with the same coverage and deductibles before you sign for the car.
    Send the VIN of the {model} to your insurer and ask how trim and safety equipment change the
      premium.
    Compare equal coverage, and ask what a higher deductible would change.
  `),
  'How much of my income should go to a car payment?': sentencesOf(`
    A common rule of thumb keeps the payment to about a tenth of take-home pay, or a little more.
    Many budget advisers suggest about a tenth of what you bring home, and all car costs below a
      fifth.
    Keep it near a tenth of your take-home pay, so that insurance, fuel and repairs still fit.

    Rent, other debts and your emergency fund come first, so aim lower if they are tight.
    Treat the rule as a ceiling, and go below it when housing or other debts take a large share.
    Test it for two months by putting that sum aside and seeing how the rest of your budget feels.
  `),
  'Which costs besides the payment come with {a}?': sentencesOf(`
    Insurance, fuel, maintenance, tires, registration, parking and the loss in value all belong to
      it.
    Count insurance, fuel or charging, service, tires, taxes and the occasional repair.
    Beyond the payment you pay for insurance, energy, upkeep, plates and, over time, depreciation.

    Insurance and fuel are usually the large ones, so get those two figures before you choose.
    Ask your insurer for a quote and a service desk for the schedule of the next two years.
    Estimate each item per year and divide by twelve, so that nothing comes as a surprise.
  `),
  'Should I look at the monthly payment or the total price of {a}?': sentencesOf(`
    Look at the total first, because a small payment can hide a long loan and a high price.
    Both matter, but settle the total price before you talk about payments.
    The total tells you what the car costs, and the payment only tells you how it is spread.

    Once the price is agreed, choose a loan whose payment fits your budget and check the total of
      payments.
    Ask {store} for the out-the-door figure first and for payments at two loan lengths after that.
    Compare offers by full price, APR and loan length, and let the payment be the last check.
  `),
  'What trade-offs should I expect from {plural} under {max}?': sentencesOf(`
    Expect to choose between age, mileage and equipment, since few cars at a price limit have all
      three.
    A lower limit usually means more miles, an older model year, a simpler trim or a smaller body.
    Something has to give: newer years come with plainer trims, and richer trims with more miles.

    Rank what matters to you before you look, and let the other points go.
    Put condition and service history ahead of gadgets, because they decide what you spend later.
    Decide in advance what you can live without, then compare listings on the rest.
  `),
  'How do I work out the total cost of owning {a}?': sentencesOf(`
    Add price, interest, insurance, fuel, upkeep and fees over the years you keep it, less the
      resale value.
    Take what you pay for the car and its running costs, and subtract what it will be worth when you
      sell.
    Sum up loss in value, finance charge, insurance, fuel, service and registration for the years of
      ownership.

    Divide the result by years or miles, and two very different cars become easy to compare.
    Use your own mileage, a real insurance quote and prices of older examples, not averages.
    For the {model}, look at listings a few years older to estimate the resale value.
  `),
  'Is it smarter to spend less on {a} and keep cash for repairs?': sentencesOf(`
    For many buyers it is, because used cars need tires, brakes or repairs sooner or later.
    Often yes: a reserve keeps a repair bill from turning into a second debt.
    A cushion is worth having, as long as you do not save by choosing a car in poor condition.

    Have the car inspected first, so that you know which repairs are likely and what they cost.
    Ask for an independent inspection and set aside enough for what it finds.
    Spend on condition and records first, then keep a part of the budget for the first year's work.
  `),
};
