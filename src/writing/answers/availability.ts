import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const availabilityAnswers: DirectAnswers = {
  'Which {model} trims are in stock at {store}?': sentencesOf(`
    The stock list on the website shows the trim of each vehicle, and a call confirms that it is
      still there.
    Look at the current listings, where each one names its trim, its color and its price.
    Filter the inventory of {store} by the {model}, and the trims that are left are the ones on the
      lot.

    Stock moves daily, so ask for the VIN and have it held for your visit if that is offered.
    If the trim you want is missing, ask about vehicles in transit or at another dealer.
    Note the VIN of the one you like, because two of the same trim can carry different options.
  `),
  'Can I reserve {the} before it arrives in {city}?': sentencesOf(`
    Often yes: many dealers take a reservation or a deposit on a vehicle that is in transit.
    A vehicle on its way can usually be held in your name, if the dealer offers that and it is not
      yet sold.
    Ask {store} whether an incoming {model} can be put in your name, and on what terms.

    Get the price, the VIN and the rule for a refund in writing before you pay a deposit.
    Ask which day it is expected, and what happens if it comes late or with other equipment.
    See and drive it on arrival before you sign, even if it is reserved for you.
  `),
  'How do I find {a-used} near {city}?': sentencesOf(`
    Search dealer inventories around {city} by model, year, miles and price, and widen the circle if
      few turn up.
    Set a saved search with your year, mileage and price limits, so that new listings reach you on
      the day.
    Start with franchised dealers of the make, since many of their trade-ins stay on the same lot.

    Ask for the VIN, the history report and more photos before you drive far.
    Compare listings by total price with fees, not by the figure in the headline.
    Call before you go, because a good used one is often sold within days.
  `),
  'Can {store} locate {the} in a color it does not have?': sentencesOf(`
    Often it can, since dealers search other lots for a color and arrange a trade, so ask with your
      exact wishes.
    In many cases yes: a dealer looks through the stock of others and has the vehicle brought over.
    Ask {store} whether it can find the {model} in that color through a dealer trade or an incoming
      shipment.

    Give a second choice of color and trim, which makes a match far more likely.
    Ask whether moving it adds cost or miles, and have the answer put in writing.
    A factory order may be the other way to that color, if the maker still builds it.
  `),
  'Should I order {the} or buy one from stock?': sentencesOf(`
    Buy from stock if you need it soon and can accept what is there, and order if color and
      equipment matter more than time.
    An order gives you the exact trim and options, while stock gives you a car that you can drive
      and take home now.
    Take one from the lot when it is close to your wishes, and order the {model} when the lot is
      missing a must-have.

    Ask what happens to the price and to any offer if the order takes longer than planned.
    With stock you can check the very car before you sign, which no order form allows.
    Consider an incoming vehicle too, since it can be a middle way with a shorter wait.
  `),
  'How long does a factory order of {a} take?': sentencesOf(`
    Commonly a couple of months, and longer when parts, options or shipping are scarce.
    Several weeks to a few months is usual, depending on the plant, the options and the way it
      travels.
    Allow two or three months as a rough guide, and more for rare colors, engines or packages.

    Ask the dealer for the production week once the order is accepted, and for updates after that.
    Keep your present car road-ready until delivery, since dates in an order can shift.
    Have the price and the terms of the deposit written on the order, with what happens in case of
      delay.
  `),
  'Is {the} in stock near {city}?': sentencesOf(`
    That changes daily: the online inventory shows what is listed, and a phone call tells whether it
      is still unsold.
    It may be today and gone tomorrow, so check the live listings before you set out.
    Search the stock of {store} for the {model}, and ask about vehicles that are on the way.

    If none is listed, ask whether one is in transit or can be traded from another dealer.
    Ask to be told when one arrives, with the trim and the color you have in mind.
    Have a second trim or color ready, because that shortens the search.
  `),
  'Which {plural} does {store} have in stock?': sentencesOf(`
    The inventory page shows every vehicle that is listed today, with its price, its miles and its
      VIN.
    Open the stock list and filter it by type, price and equipment to see what is there now.
    What is on the lot changes daily, so the online listing of {store} is the place to look first.

    Call before you set out, because a listed vehicle may have been sold that morning.
    Save two or three that you like, so that a sale of one does not spoil your trip.
    Ask about trade-ins and arrivals that are not photographed yet.
  `),
  'How often do new {bodies} arrive at dealers in {city}?': sentencesOf(`
    Most franchised dealers get deliveries every week or so, but which models come is set by the
      maker's allocation.
    Deliveries usually come by truck several times a month, in small numbers of mixed models.
    New stock trickles in week by week, faster for common versions and slower for rare ones.

    Ask the dealer for its list of incoming vehicles, which often shows trim, color and rough date.
    Around a new model year the rhythm changes, with a pause first and more choice after.
    If you need a certain version, ask to be called when it is assigned to the store.
  `),
  'Can a dealer find {a} that is not on its lot?': sentencesOf(`
    Yes, in many cases: dealers can trade with other stores, search auctions for used ones or place
      a factory order.
    A dealer can look beyond its own stock, through other dealers, incoming shipments and, for used
      ones, auctions.
    Often it can, since stores of one make see each other's stock and swap vehicles.

    Say which points are fixed and which can vary, so that the search has a chance.
    Ask about any extra cost, the added miles and the right to say no after you have seen it.
    For a used one, ask for the history report and an inspection before you commit.
  `),
  'Can I put a deposit down to hold {a}?': sentencesOf(`
    Many dealers accept a deposit to hold a vehicle for a short time, but the terms are their own.
    That is often possible: you pay a sum, and the vehicle is set aside for an agreed number of
      days.
    Yes, where the dealer takes deposits, so ask {store}, since each store decides that for itself.

    Get in writing whether the money is refunded if you change your mind, and by which date.
    The receipt should name the VIN, the price, the amount and the rule for a refund.
    Avoid paying before you have the price with all fees on paper.
  `),
  'What does in transit mean when I look at {plural}?': sentencesOf(`
    It means that the vehicle has been built and assigned to the dealer, but is still on the way to
      the lot.
    In transit stands for a vehicle between the plant and the store, on a ship, a train or a truck.
    Such a vehicle exists and has a VIN, yet you cannot see or drive it at the dealer so far.

    Ask for the expected date, and whether it is still open or already spoken for.
    The trim and options are fixed by then, so the window sticker can often be shown to you.
    Dates can slip, so keep a second choice if you need a vehicle by a certain day.
  `),
};
