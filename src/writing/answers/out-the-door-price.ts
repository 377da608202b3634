import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const outTheDoorPriceAnswers: DirectAnswers = {
  'What does the out-the-door price of {a} include?': sentencesOf(`
    It includes the price of the car, dealer fees, any add-ons, sales tax, title and registration.
    Everything you pay to drive away: the vehicle, store fees, accessories, taxes, title and plates.
    The out-the-door price is the full total, with taxes, fees, registration and any extras counted
      in.

    Ask for it as an itemized sheet with the VIN, so that you can question each line.
    Have {store} list each part in writing, and check for extras that you did not ask for.
    Compare stores by this total, since an advertised price often leaves some lines out.
  `),
  'Which fees are added when I buy {a} in {state}?': sentencesOf(`
    Expect title, registration and plate fees from the state, and a documentation fee from the
      store.
    Two kinds are common: government charges for title and plates, and store charges such as a
      document fee.
    Title, plates and any sales tax come from the government, and most stores add a fee for
      paperwork.

    Ask for all of them on one sheet, marked as required by law or set by the store.
    State amounts are listed by your motor vehicle office, and {store} can show its own fees in
      writing.
    Government charges are the same at every store, so compare the rest.
  `),
  'How is sales tax worked out on {a} in {state}?': sentencesOf(`
    Most states apply a rate, sometimes with a local part, to the taxable price of the vehicle.
    It is a share of the taxable price, usually by the address where you register the car.
    Take the taxable price and the rate for your address, as far as your state charges a sales tax
      at all.

    Ask for the taxable amount and the rate on the worksheet, and check them with your motor vehicle
      office.
    Trade-ins, rebates and dealer fees are treated differently by each state, so ask how yours
      counts them.
    Your state's tax website shows the rule, and {store} can print the figure for one car.
  `),
  'What is a destination charge on {a-new}?': sentencesOf(`
    It is the maker's charge for shipping the vehicle from the factory to the store.
    The destination charge pays for transport to the dealer and is set by the manufacturer.
    This charge covers delivery from the plant to the store and stands apart from the suggested
      price.

    You find it on the window sticker, where the law asks for it to be listed.
    Federal law puts the amount on the label in the window, so look there first.
    Look at the factory label, which must show the transport charge beside the suggested price.
    [15 USC 1232]

    It usually cannot be taken off, though the selling price may still move.
    As a rule every buyer of that model pays it, so bargain on the price of the car.
    Check that a quote counts it once, since some advertised prices leave it out.
  `),
  'Which dealer fees can I turn down?': sentencesOf(`
    Anything optional: service contracts, paint or fabric protection, etching, nitrogen and similar
      add-ons.
    You may decline products and services that you did not ask for, such as coatings or prepaid
      plans.
    Optional add-ons are yours to refuse, while taxes, title and registration have to be paid.

    Ask of each line whether law, lender or store requires it, and have refused items taken off the
      contract.
    A documentation fee is usually charged to every buyer, so bargain on the car's price instead.
    Have {store} mark what is required by law and what is a choice, then reread the sheet before you
      sign.
  `),
  'How do I ask for an out-the-door price by email?': sentencesOf(`
    Name the car by stock number or VIN, give your ZIP code and ask for an itemized total with tax
      and fees.
    Send a short note with the VIN, your ZIP code and any trade-in, and request the full total.
    Write that you want one figure with everything in it, for one VIN and registered at your
      address.

    Ask how long the figure holds and who at the store stands behind it.
    Request the answer in writing with a date, a name and the last day of the offer.
    Send the same message to each store, so that the totals can be compared line by line.
  `),
  'How do rebates change the price of {a-new}?': sentencesOf(`
    A rebate comes off what you pay, either at the store or by a check from the maker.
    It lowers your cost by a fixed sum, usually taken off after the selling price is agreed.
    Rebates from the maker reduce what you pay, apart from any discount by the store.

    Some depend on where you live or how you pay, so ask which ones you qualify for.
    Agree on the selling price first, then have each rebate shown on a line of its own.
    In some states sales tax is figured before the rebate, so ask {store} to show both amounts.
  `),
  'Who qualifies for a manufacturer rebate?': sentencesOf(`
    Each offer sets its own rules: some are open to all buyers, others only to certain groups or
      regions.
    The terms of the offer say so, by region, model, date and sometimes by who you are.
    General rebates go to any buyer in the region; others are for students, military members or
      present owners.

    Read the fine print for dates, region and proof, and bring the papers that it names.
    Ask {store} which rebates apply to you and what proof the maker wants.
    Check whether two of them can be combined, and whether one is tied to the maker's own lender.
  `),
  'Is a documentation fee negotiable?': sentencesOf(`
    Seldom, since most stores charge the same fee to every buyer, and some states limit it.
    The fee itself often stays, but the price of the car may come down by as much.
    Some stores will not change it, although you can still bargain over the total.

    Ask about the amount early and compare the full totals of two stores.
    Look up whether your state caps it, then judge the offer by its out-the-door figure.
    Have {store} name the fee before you visit, so that it is part of your comparison.
  `),
  'Do I pay sales tax on the full price if I trade in?': sentencesOf(`
    It depends on the state: many tax only the difference, while others tax the full price.
    In many states you do not, because the value of the trade is taken off before tax.
    Not everywhere, as a good number of states subtract the trade-in first and the rest do not.

    Get the taxable amount from {store} in writing, or ask your motor vehicle office.
    The motor vehicle or tax website of your state names the rule, and the worksheet should follow
      it.
    Look for the taxable amount on the sheet before you decide to trade or to sell privately.
  `),
};
