import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const availability: KnowledgeModule = {
  id: 'availability',
  topics: ['availability'],
  intents: ['variable', 'general'],
  headings: [
    'What availability really means',
    'Finding the car you want',
    'In stock, on the way or on order',
    'Before you drive over to see it',
  ],
  answer: {
    wordings: [
      'Call before you visit, because a listing can lag behind the lot and a car may ' +
        'already be spoken for.',
      'Confirm by phone that the exact car is on the lot, unsold and ready to drive before ' +
        'you set out.',
      'Availability changes daily, so ask about one VIN or stock number and not about a ' +
        'model in general.',
      'To see whether the {model} you want is still here, call {store} with its stock number.',
    ],
  },
  points: [
    {
      id: 'status-words',
      sentences: sentencesOf(`
        Listings use a few words that are worth knowing.
        Learn the words that describe where a car is.
        Each listing has a status, and the words differ in meaning.

        A car in stock stands on the lot, one in transit has an expected arrival, and one on order
          has yet to be built.
        On the lot means you can drive it today; in transit and on order mean waiting for an
          estimated arrival.
        In transit describes a vehicle with an expected arrival, while an ordered one may exist only
          on paper.

        Sale pending means that someone has begun to buy it, so ask to be called if they step back.
        When a car is marked pending, another buyer is ahead of you, although such sales do fall
          through.
        A pending car may come back on the market, which is why it pays to leave your number.
      `),
    },
    {
      id: 'by-vin',
      sentences: sentencesOf(`
        Use the stock number or VIN when you ask about a car.
        Give the exact VIN or stock number, which stands on every listing.
        Have the stock number at hand before you call.
        Quote the VIN of the {model} you saw, not only its color.

        It takes you past look-alikes and old pages straight to one vehicle.
        With it, the person on the phone can check the right car within minutes.
        That avoids a mix-up between two cars with the same paint and trim.

        Ask where the car is right now, who has the keys and whether anyone has an appointment for
          it.
        Find out whether it is ready to drive, still being prepared or out on loan.
        The answer should say if it can be shown today, and if not, when.
      `),
    },
    {
      id: 'flexible-on-what',
      sentences: sentencesOf(`
        The more you insist on, the fewer cars will match.
        Each extra wish cuts the number of matching cars.
        A long list of wishes leaves few cars to choose from.

        Decide which points are fixed and which can bend.
        Separate the must-haves from the preferences before you search.
        Put color, wheels and packages in order of importance.
        Know which {model} features you would trade away and which you would not.

        Giving up one package or one color may turn a long wait into a choice of several.
        If paint is where you can bend, you may find the right equipment much sooner.
        A small compromise often opens up cars that are already nearby.
      `),
    },
    {
      id: 'locate-or-order',
      sentences: sentencesOf(`
        If the car you want is not here, a dealer can often look for one elsewhere.
        Stores of the same brand sometimes trade vehicles among themselves.
        When nothing on the lot fits, ask whether the car can be found or ordered.
        Ask {store} whether it can locate or order a car that fits your list.

        Ask what that would cost, how long it might take and what happens if you change your mind.
        Get the cost, the likely wait and the terms of any deposit in writing.
        Find out who pays for the transfer and whether your deposit comes back if the car does not
          suit.

        Treat any arrival date as an estimate.
        Expect dates to move, since factories and carriers set them.
        Delivery estimates shift, so keep your present car on the road until the new one is here.
      `),
    },
    {
      id: 'hold',
      sentences: sentencesOf(`
        Popular cars can sell while you think.
        A car you like today may be gone tomorrow, which is nobody's fault.
        Someone else may be looking at the same vehicle.

        Ask how a hold works, how long it lasts and whether the deposit is refundable.
        If you need a day, find out whether the store takes a refundable deposit.
        A hold needs clear terms: the amount, the end date and the way back.

        Have those terms on a receipt before any money changes hands.
        Keep the written receipt, with the identification number of the car on it.
        Put the conditions on paper, together with the VIN and both signatures.
      `),
    },
    {
      id: 'options-nearby',
      sentences: sentencesOf(`
        Look at the cars next to the one you came for.
        While you are on the lot, glance at close relatives of your first choice.
        A second look at nearby cars costs you ten minutes.

        A different trim, a lightly used one or last year's version may meet the same need.
        An earlier model year or a factory-certified used car can fill the same role.
        You may find that another body style or a used example fits the budget with more equipment.

        Going home with a second choice keeps you calm when the first one sells.
        Having a runner-up in mind makes it easier to say no.
        With two good candidates, you can take your time.
      `),
    },
  ],
};
