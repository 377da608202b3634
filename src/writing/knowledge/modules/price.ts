import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const price: KnowledgeModule = {
  id: 'price',
  topics: ['price'],
  intents: ['variable', 'general'],
  headings: [
    'What goes into the price',
    "How to read a car's price",
    'Making sense of the number on the tag',
  ],
  answer: {
    wordings: [
      'A price only means something next to the exact trim, options, mileage and fees ' +
        'that it covers.',
      'To judge a price, compare the same trim, equipment and miles, and ask for the full ' +
        'amount with every fee.',
      'Read the price together with the equipment list, the miles and a written total that ' +
        'includes all charges.',
      'The right way to judge the price of one {model} is against others with the same ' +
        'trim, options and miles.',
    ],
  },
  points: [
    {
      id: 'same-for-same',
      sentences: sentencesOf(`
        Two cars of one model can be far apart in price for good reasons.
        A wide spread in price inside one model is normal.
        Prices within a single model line can vary a good deal.
        One {model} may cost far more than another for sound reasons.

        Trim, engine, drivetrain, options, miles and condition all move the number.
        Equipment explains much of it, and on used cars miles, history and tires explain the rest.
        Look for the cause in trim, driven wheels, packages, mileage and wear.

        Line up those details before you call one car expensive and another a bargain.
        Only when they match does a difference in price tell you something.
        Sort that out first, because a low tag on a bare car is no saving.
      `),
    },
    {
      id: 'sticker-and-asking',
      sentences: sentencesOf(`
        On a new vehicle you will see the maker's suggested price on the window label.
        New cars show a manufacturer's suggested retail price with each option listed.
        The factory label on a new car states the suggested price of the vehicle and its options.
        [15 USC 1232]

        The store sets its own asking price, which may be above or below that figure.
        That number is a suggestion, and the selling price is the store's to set.
        What a dealer asks can differ from it in either direction.

        Ask what explains the difference, and whether accessories were added after the car arrived.
        If the two numbers differ, have someone walk you through the reason line by line.
        Look for a second label that lists items the dealer installed, and ask which can be left
          off.
        Have {store} explain any gap between the two, item by item.
      `),
    },
    {
      id: 'all-fees',
      sentences: sentencesOf(`
        Compare full prices, never a price with fees against one without.
        A comparison is fair only when both prices include the same charges.
        Ask each store for the whole amount before you rank one offer above another.

        Dealer fees, delivery charges and add-ons can turn the order around.
        Document fees and installed accessories differ from store to store.
        One tag may leave out charges that another includes.

        Get the total in writing, with taxes and government fees shown apart.
        Request a written sheet that splits the vehicle, the store's charges and the government's
          charges.
        A one-page breakdown settles most misunderstandings before they start.
      `),
    },
    {
      id: 'incentives',
      sentences: sentencesOf(`
        Rebates and special financing come with rules.
        Maker incentives depend on conditions that not everyone meets.
        Some offers apply only to certain buyers, regions or dates.
        Ask which current incentives apply to the {model} and who can use them.

        A price that assumes every rebate may not be the price for you.
        You may qualify for one and not for another, and some cannot be combined.
        Taking a finance offer can mean giving up a cash offer.

        Have each incentive named, with its end date and the person it is meant for.
        Ask which ones you personally qualify for and when they end.
        Make sure that each line of the offer fits your own case.
      `),
    },
    {
      id: 'used-price',
      when: { conditions: ['used', 'certified'] },
      sentences: sentencesOf(`
        For a used car, miles and condition matter as much as the model year.
        With a used car, the year tells only part of the story.
        Age alone does not set the value of a used vehicle.

        Fresh tires, recent brakes and a full set of service records are worth real money.
        A car with good tires, both keys and a folder of receipts can deserve a higher price.
        Wear items that are due soon should count against the price.

        Look up a few guides for the same trim and miles, and treat their range as a guide and not a
          verdict.
        Check more than one pricing guide, because each works from its own sales data.
        Pricing guides give you a range, and the car in front of you decides where it falls.
      `),
    },
    {
      id: 'timing',
      sentences: sentencesOf(`
        Prices change with supply, season and the arrival of a new model year.
        What a car costs today reflects how many are around and how many people want one.
        Supply and demand move prices through the year.

        A car that has been on the lot for a while may leave more room to talk than one that just
          arrived.
        Ask how long the vehicle has been in stock, and whether a newer model year is on its way.
        Outgoing model years and slow colors sometimes open the door to a better price.

        Do not let the calendar rush you into the wrong car.
        A car that suits you is worth more than a discount on one that does not.
        Still, a small saving on the wrong trim is soon forgotten.
      `),
    },
    {
      id: 'value',
      sentences: sentencesOf(`
        Price and value are not the same thing.
        The smaller number is not always the better buy.
        Value shows itself over years, not on the day of the sale.

        Divide the cost by the time you expect to keep the car, and add fuel, insurance and upkeep.
        Work out what each year of ownership would cost, with insurance, fuel and likely repairs.
        Think about resale, running costs and how long you will keep it.

        A slightly dearer car with lower bills can come out ahead.
        Seen that way, a modest step up in price may pay its way.
        That view often makes the choice between two tags much easier.
      `),
    },
  ],
};
