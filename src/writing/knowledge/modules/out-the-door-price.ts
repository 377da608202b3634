import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const outTheDoorPrice: KnowledgeModule = {
  id: 'out-the-door-price',
  topics: ['out-the-door-price', 'price'],
  intents: ['variable', 'general'],
  headings: ['The out-the-door price', 'Asking for the full price', 'Every line of the total'],
  answer: {
    wordings: [
      'The out-the-door price is the whole amount you pay, with taxes, registration and ' +
        'every fee, so ask for it in writing.',
      'Ask each store for one written total that includes the car, all fees, taxes and ' +
        'plates, and compare only those totals.',
      'A tag shows one part of the cost; the out-the-door price shows all of it on one sheet.',
      'Before you set out to see the {model}, ask {store} to send its out-the-door price ' +
        'with each line shown.',
    ],
  },
  points: [
    {
      id: 'lines',
      sentences: sentencesOf(`
        Sort the full price into three groups, and each line becomes easier to judge.
        Every line on the sheet belongs to one of three groups, so sort them first.
        A full price is made up of three kinds of lines that you should keep apart.

        There is the vehicle, there are the store's own charges, and there are taxes and government
          fees.
        The car and its options come first, dealer charges second, and taxes with title and plates
          third.
        Look for vehicle price, dealer fees, and what goes to the state.

        Only the last group is the same wherever you buy, given the same address and price.
        The state's share follows where you live and what you pay, while the rest is up to the
          store.
        Government charges are fixed; the others can be compared.
      `),
    },
    {
      id: 'dealer-fees',
      sentences: sentencesOf(`
        Ask what each dealer fee pays for and whether every buyer is charged the same.
        Dealer fees go by many names, such as document, preparation or handling fee.
        Stores set most of their own fees, so the same line can differ from one to the next.

        Some states cap the document fee, and others leave it open.
        Rules on document charges differ by state.
        A document fee is common, and in some states its amount is limited by law.

        If a fee cannot be dropped, the price of the car may still move.
        You compare totals in the end, so a fee can be answered with a lower price.
        Whatever the label, it is part of what you pay.
      `),
    },
    {
      id: 'add-ons',
      sentences: sentencesOf(`
        Look for items that were added after the car left the factory.
        Accessories from the store appear on a second label or on the worksheet.
        Paint film, nitrogen, window etching and trackers are typical additions.

        Decide on each one by its own price.
        Ask what each item costs alone and whether it can be left off.
        Say which of them you want and which you do not.

        Products that are optional require your agreement, and you can decline them.
        Nothing optional should appear on the contract unless you asked for it.
        Check the final contract for items that you have already declined.
      `),
    },
    {
      id: 'in-writing',
      sentences: sentencesOf(`
        Get the complete total by e-mail or on paper before you travel.
        Ask for the itemized sheet in advance, so that you know what awaits you.
        A written quotation saves a wasted trip and an uncomfortable conversation.
        Ask {store} for the sheet by e-mail before you make the drive.

        It should name the VIN, the date and how long the figure holds.
        Look for the VIN and an expiry date on it.
        Without a VIN and a date, a quote is only a talking point.

        Bring it along and compare it with the contract line by line.
        At the desk, lay it beside the contract.
        If a line has changed, ask why before you sign.
      `),
    },
    {
      id: 'taxes',
      sentences: sentencesOf(`
        Tax follows the rules of your state and sometimes those of your county or city.
        Where you register the car usually decides what sales tax you pay on it.
        Your home address, more than the address of the store, tends to decide the tax.

        A trade-in or a manufacturer's rebate may change the taxable amount.
        States differ in how they treat trade-ins and rebates when they calculate the tax.
        Ask how your trade and any incentive would affect the tax in your state.

        For a purchase in another state, ask who collects it and when.
        If you buy across a state line, find out how title and tax will be handled.
        Your motor vehicle office can confirm what you will owe.
      `),
    },
    {
      id: 'compare-totals',
      sentences: sentencesOf(`
        With written totals in hand, set the offers for the same car side by side.
        Now you can line up the totals and see which store asks for less in all.
        A comparison of totals shows what a comparison of tags cannot.

        Be sure that both sheets describe the same trim, options and miles.
        Match equipment, mileage and included items, since a lower total on a lesser trim is no win.
        Check that no accessory or service is counted on one sheet and missing on the other.

        Leave financing out of the conversation until the price is settled.
        Keep the loan separate for now, because it can blur the comparison.
        Talk about payments only after everyone agrees on the full price.
        Once the total for the {model} is settled, turn to the loan.
      `),
    },
    {
      id: 'last-look',
      sentences: sentencesOf(`
        Read the final figures slowly on the day you sign, and add them up yourself.
        Take your time with the last page, because it is the one that counts.
        Do the sum once more with your own phone before you pick up the pen.

        Errors happen, and they are easily fixed before the signature.
        A typing error is simple to correct while the pen is still on the table.
        Numbers should match your quote to the dollar.

        Take copies of everything home, on paper or by e-mail.
        Ask for a copy of each page you signed before you leave the desk.
        Leave with a full set of copies, so that you can check them again in peace.
      `),
    },
  ],
};
