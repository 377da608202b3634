import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { eventSlots } from './event-when.ts';

/**
 * Whom an event is for and what comes of a visit, by its category. No wording promises a price, an
 * offer or a gift: what the event brings is for the client's own description to say.
 */
export const eventWhoMessages: readonly Message[] = (
  [
    [
      'event.who.sales-event',
      `
  - It is meant for anybody who plans to buy in the coming weeks and wants to see the choice in
    person before deciding.
  - Come if you are looking for your next vehicle, no matter if you have a particular model in mind
    or are only starting to compare.
  - It suits shoppers who want to walk the row, sit in several vehicles and talk about figures on
    the same day.
      `,
    ],
    [
      'event.who.new-model-launch',
      `
  - It is meant for drivers who want to see what is new before they read about it.
  - Come if you are curious about the new model, even if your present car has years left.
  - It suits anybody who wants to sit in the new one and put questions to the people who sell
    it.
      `,
    ],
    [
      'event.who.owner-appreciation',
      `
  - It is meant for the people who bought from us or have their car looked after here, and for
    those who ride with them.
  - If you bought your car here or bring it in for service, these days are for you.
  - It is for our owners: come by, say hello, and bring the questions that you keep putting off.
      `,
    ],
    [
      'event.who.service-special',
      `
  - It is meant for drivers whose car is due for service, wherever it was bought.
  - Come if a service is due, if a light is on, or if you want somebody to look underneath.
  - It suits anybody who would rather plan a service than wait for a breakdown.
      `,
    ],
    [
      'event.who.community-event',
      `
  - It is open to neighbors, friends and families, and nobody has to be shopping for a car.
  - Everybody in {city} is welcome, with or without a car.
  - It is for the neighborhood first, so bring the family and leave the shopping list at home.
      `,
    ],
    [
      'event.who.holiday-celebration',
      `
  - It is meant for anybody in {city} who has some time around the holiday.
  - Come with the family when the holiday leaves you an hour.
  - It suits those who have the day off and want to look around without hurry.
      `,
    ],
    [
      'event.who.test-drive-event',
      `
  - It is meant for drivers who trust their own impression on the road more than a brochure or a
    review.
  - Come if you want to drive two or three vehicles on the same day and compare them while the
    impression is fresh.
  - It suits anybody who has narrowed the list to a few vehicles and wants to experience the
    difference on the road.
      `,
    ],
    [
      'event.expect.sales-event',
      `
  - Tell us what you need the vehicle for, and we will walk you to the ones that fit, so that you
    can drive them, look through the equipment list and have the full price written down.
  - You can compare vehicles side by side, drive the ones you like and take the written figures
    home, because nobody has to decide on the day.
  - Look, sit, drive and ask in any order you like; as soon as one of them fits, we write down the
    whole price, and you take the sheet home with you.
      `,
    ],
    [
      'event.expect.new-model-launch',
      `
  - Open the doors, fold the seats, pair your phone and look under the hood. Ask what changed
    from the model before, and which trims can be had when.
  - You can see it from all sides, sit in every row and try the screens. We answer what we know
    and say so when the maker has not told us yet.
  - Take your time with the seats, the cargo floor and the controls. If you want to drive one,
    say so when you arrive, since there may be a line.
      `,
    ],
    [
      'event.expect.owner-appreciation',
      `
  - Meet the people who work on your car and ask them what is due next. Bring your service
    records if you want them looked through.
  - You can have your questions answered at the service desk, from tire wear to the next
    inspection. If you wonder what your car is worth today, ask for that too.
  - Talk to the technicians, look at what has changed since your last visit and settle the next
    service date.
      `,
    ],
    [
      'event.expect.service-special',
      `
  - Tell the service desk what you hear, feel or see, and when it happens; you get an estimate
    before any work begins, and nothing is done without your approval.
  - We look the car over, show you what we find and write down what each job costs, so that you can
    say which ones to do now and which can wait.
  - Bring the car with its service records, and ask what the maker's schedule lists for its
    mileage; the estimate comes first, and the decision is yours.
      `,
    ],
    [
      'event.expect.community-event',
      `
  - Come when you like, stay as long as you like, and ask at the desk if you need anything; if a
    vehicle happens to catch your eye, somebody will open it for you.
  - There is room to park, somebody at the desk will point the way, and the showroom is open to
    look around in without any need to buy.
      `,
    ],
    [
      'event.expect.holiday-celebration',
      `
  - Come in, look around and ask what you like; the pace is yours. If you want to drive
    something, bring your license.
  - You can walk the row with the family, try the seats together and think it over at home.
  - Bring everybody who will ride in the car, since a holiday is a rare chance to have them all
    in it at once.
      `,
    ],
    [
      'event.expect.test-drive-event',
      `
  - Pick the vehicles that interest you, show your license and take the same loop in each of them,
    making notes between two drives because impressions fade quickly.
  - You drive, somebody rides along if you like, and the questions come afterward; ask for a loop
    with a rough street, a hill and a stretch of highway.
  - Adjust the seat and the mirrors before you set off, then try the brakes, the parking and the
    screens in each vehicle, and compare while the memory is fresh.
      `,
    ],
    [
      'event.plan-ahead',
      `
  - Call {phone} if you want a set time with somebody who expects you; otherwise come by and ask at
    the desk when you arrive.
  - A call to {phone} before you come gets you a time of your own and a person who has prepared for
    your visit.
  - If your hours are limited, arrange a time at {phone} beforehand, and somebody will be ready for
    you.
      `,
    ],
    [
      'event.bring.sales',
      `
  - Bring your license, and if you are considering a trade, the keys, the title and the payoff
    figure of your present car.
  - Have your license with you, a note of what you are prepared to spend, and the papers of a car
    that you might trade.
  - Remember your license, your list of questions and, if you already have one, the written loan
    offer of your bank.
      `,
    ],
    [
      'event.bring.service',
      `
  - Bring the key, the service booklet and a note of what troubles you.
  - Have the mileage, the service records and any letter about a recall with you.
  - Write down the noises and lights that you noticed, and when they came.
      `,
    ],
    [
      'event.terms',
      `
  - This page announces no price or offer of its own, so ask us for any terms in writing, together
    with the dates on which they begin and end.
  - What is on offer, to whom and until when is a matter for our written terms, so ask for them
    before you make plans.
  - Whatever terms apply during the event, get them in writing with their dates before you count on
    them.
      `,
    ],
    [
      'event.come-by',
      `
  - You need no appointment; call {phone} if you have a question before you come.
  - Nobody has to sign up. Questions before the day go to {phone} by phone.
  - Just come by, and call {phone} if there is something you want to know first.
      `,
    ],
  ] as const
).map(([id, wordings]) => ({ id, slots: eventSlots, wordings: wordingsOf(wordings) }));
