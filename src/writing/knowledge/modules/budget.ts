import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const budget: KnowledgeModule = {
  id: 'budget',
  topics: ['budget'],
  intents: ['variable', 'general'],
  headings: ['Setting a car budget', 'What a car really costs', 'Working out what you can spend'],
  answer: {
    wordings: [
      'Set the budget from your monthly household numbers, include fuel, insurance and ' +
        'upkeep, and only then look at prices.',
      'Work out what you can spend on the whole car life, not just on the loan, before you ' +
        'look at listings.',
      'Decide on a full price limit with taxes and fees inside it, and keep some savings back.',
      'Before you shop for the {model}, add up price, taxes, fees, insurance and fuel, and ' +
        'see what is left.',
    ],
  },
  points: [
    {
      id: 'whole-cost',
      sentences: sentencesOf(`
        The loan is only one of the bills.
        A car brings several bills, and the loan is just one.
        Think of the car as a bundle of costs.

        Fuel or electricity, insurance, tires, service, parking and registration belong in the sum.
        Insurance, registration, energy, upkeep and wear go on for as long as you own it.
        Add what you spend on gas, coverage, oil changes, tires and plates.

        Write down what you pay now, and see how each line would change.
        Use your present car as the base and adjust each item.
        Last year's receipts give a fair starting figure for most of these.
      `),
    },
    {
      id: 'price-ceiling',
      sentences: sentencesOf(`
        Fix a ceiling for the full price before you see a car you love.
        Choose an upper limit while you are still at home.
        Set the limit at your kitchen table and not in the showroom.

        Include sales tax, title, registration and dealer fees, since they are due as well.
        Taxes and fees come on top, so leave room for them under the limit.
        Remember the government charges and store fees when you set that number.

        Then search for cars a little below the limit you have chosen.
        Shop somewhat under that line so that a surprise does not push you over it.
        Leave a cushion, because accessories, a hitch or winter tires will want their share.
      `),
    },
    {
      id: 'payment-trap',
      sentences: sentencesOf(`
        A small payment can hide a large cost, so do not let it guide you alone.
        Many people overspend because they look at the payment and at nothing else.
        The payment is the easiest number to like and the easiest one to be misled by.

        Stretching the loan makes each payment smaller and the total bigger.
        When the loan runs longer, the payment shrinks while the interest grows.
        A longer loan spreads the cost out, and you pay interest for more of the time.

        Ask for the total of all payments and compare that.
        Look at the total you would pay by the end.
        The sum over the whole loan is the figure to compare.
      `),
    },
    {
      id: 'insurance-first',
      sentences: sentencesOf(`
        Get insurance quotes before you choose, because the cost can surprise you.
        A call to your insurer belongs at the start of the search and not at its end.
        Insurance can change the order of your short list, so have it quoted early.

        Two cars at one price may be far apart in coverage cost.
        Repair cost, theft rates and power all influence what you pay.
        Your record, your address and the model each play a part.

        All the agent needs is the VIN or the year, model and trim.
        With a VIN from the listing, a quote takes a few minutes.
        Give your agent the year and trim of the {model}, or better its VIN.
      `),
    },
    {
      id: 'running-costs',
      sentences: sentencesOf(`
        Look up the fuel use of each candidate on the government's label.
        Compare the official fuel economy labels of the cars you have in mind.
        The federal fuel economy site shows estimates for nearly every model of recent years.
        [fueleconomy.gov]

        Multiply by your own miles, because averages may not fit your year.
        Put in your yearly miles and the local fuel price.
        Work the cost out with your own commute and the prices near you.
        Use the miles you drive around {city} and what fuel costs there.

        Price a set of tires in that size as well.
        Tire size is on the sidewall, so look up what a set would cost.
        Check tires and routine service too, as big wheels and premium fuel add up.
      `),
    },
    {
      id: 'reserve',
      sentences: sentencesOf(`
        Set some money aside for repairs instead of spending it all on the car.
        Leave your emergency fund alone when you work out what you can spend.
        A reserve turns a repair from a crisis into a nuisance, so protect it.

        Used cars in particular need a fund for tires, brakes and the odd repair.
        After the warranty ends, set something aside each payday.
        Older cars ask for a repair fund, newer ones for a deductible and wear items.

        If the purchase would empty your account, choose a less costly car.
        When the sum leaves nothing in reserve, step down a size or a trim.
        A plainer car and a full reserve make for better sleep.
      `),
    },
    {
      id: 'electric-costs',
      when: { fuelTypes: ['electric', 'plug_in_hybrid'] },
      sentences: sentencesOf(`
        With a plug-in, add the cost of charging at home to the sum.
        A car with a plug moves part of your spending from the pump to the electric bill.
        Electric driving changes the running costs, and home wiring may be one of them.

        Ask an electrician what an outlet or charger would cost at your house.
        Get a quote for wiring, and ask your utility about night rates.
        Your utility can tell you its off-peak rates and any programs it runs.

        Public fast charging usually costs more than charging at home.
        If you cannot charge at home, use local public charging prices in the sum.
        Count on higher energy cost for trips that depend on fast chargers.
      `),
    },
  ],
};
