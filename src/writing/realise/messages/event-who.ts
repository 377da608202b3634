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
  - It is meant for drivers who would rather see and touch what is new than read about it in a
    review.
  - Come if you are curious about the new model, even if your present car has years left and you
    only want to know what has changed.
  - It suits anybody who wants to sit in the new one and put questions to the people who sell
    it.
      `,
    ],
    [
      'event.who.owner-appreciation',
      `
  - It is meant for the people who bought from us or have their car looked after here, and for
    those who ride with them.
  - If you bought your car here or bring it in for service, these days are for you and for
    everybody who rides along.
  - It is for our owners: come by, say hello, and bring the questions that you keep putting off.
      `,
    ],
    [
      'event.who.service-special',
      `
  - It is meant for drivers whose car is due for service, wherever it was bought.
  - Come if a service is due, if a light is on, or if you want somebody to look underneath before
    a long trip.
  - It suits anybody who would rather plan a service at a quiet time than wait for a breakdown at
    a bad one.
      `,
    ],
    [
      'event.who.community-event',
      `
  - It is open to neighbors, friends and families, and nobody has to be shopping for a car.
  - Everybody in {city} is welcome, with or without a car, and those who only want to meet their
    neighbors are as welcome as those who want to look around.
  - It is for the neighborhood first, so bring the family and leave the shopping list at home.
      `,
    ],
    [
      'event.who.holiday-celebration',
      `
  - It is meant for anybody in {city} who has some time around the holiday and would like to
    spend an hour of it among cars.
  - Come with the family when the holiday leaves you an hour, and take the time to look around
    that a working week seldom gives you.
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
  - Open the doors, fold the seats, pair your phone and look under the hood, and ask us what
    changed from the model before and which trims can be had when.
  - You can see it from all sides, sit in every row and try the screens; we answer what we know,
    and we say so when the maker has not told us yet.
  - Take your time with the seats, the cargo floor and the controls, and if you want to drive
    one, say so when you arrive, since there may be a line.
      `,
    ],
    [
      'event.expect.owner-appreciation',
      `
  - Meet the people who work on your car, ask them what is due next, and bring your service
    records if you want somebody to look through them with you.
  - You can have your questions answered at the service desk, from tire wear to the next
    inspection, and if you wonder what your car is worth today, ask for that too.
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
  - Come in, look around and ask what you like at your own pace, and bring your license in case
    you see something that you want to drive.
  - You can walk the row with the family, try the seats together and think it over at home,
    because nothing has to be settled while the holiday lasts.
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
  - Bring the key, the service booklet and a note of what troubles you, with the speed or the
    weather in which it comes.
  - Have the mileage, the service records and any letter about a recall with you, so that one
    visit covers all of it.
  - Write down the noises and lights that you noticed and when they came, because a fault that
    hides in the shop is found by its story.
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
  - You need no appointment, and somebody at {phone} will tell you what you want to know before
    you set out.
  - Nobody has to sign up or say how long they will stay, and if you have a question before the
    day, we answer it at {phone}.
  - Just come by when it suits you, and call {phone} if there is something that you want to know
    first, such as where to park.
      `,
    ],
  ] as const
).map(([id, wordings]) => ({ id, slots: eventSlots, wordings: wordingsOf(wordings) }));
