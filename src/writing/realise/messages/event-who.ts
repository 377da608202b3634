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
        person.
      - Come if you are looking for your next vehicle, whether you have a model in mind or not.
      - It suits shoppers who want to walk the row, sit in a few seats and talk figures on one day.
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
      - It is meant for drivers who believe their own hands more than a brochure.
      - Come if you want to drive two or three vehicles on the same day and compare.
      - It suits anybody who has narrowed the list and wants to feel the difference.
      `,
    ],
    [
      'event.expect.sales-event',
      `
      - Tell us what you need the vehicle for, and we will walk you to the ones that fit. You can
        drive them, look through the equipment list and have the full price written down, with tax
        and fees.
      - You can compare vehicles side by side, drive the ones you like and take the written figures
        home. Nobody has to decide on the day.
      - Look, sit, drive and ask, in that order or any other. When one fits, we write down the whole
        price, and you take the sheet with you.
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
      - Tell the service desk what you hear, feel or see, and when it happens. You get an estimate
        before any work begins, and nothing is done without your word.
      - We look the car over, show you what we find and write down what each job costs. You say
        which ones to do now and which can wait.
      - Bring the car with its service records, and ask what the maker's schedule lists for its
        mileage. The estimate comes first, then your decision.
      `,
    ],
    [
      'event.expect.community-event',
      `
      - Come when you like, stay as long as you like, and ask at the desk if you need anything. If a
        vehicle catches your eye, somebody will open it for you; if none does, that is fine too.
      - There is room to park, and somebody at the desk to point the way. The showroom is open to
        look around in, with no need to buy.
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
      - Pick the vehicles, show your license and take the same loop in each of them. Make notes
        between two drives, because the first one fades faster than you think.
      - You drive, we ride along if you like, and the questions come afterward. Ask for a loop with
        a rough street, a hill and some highway.
      - Sit first, set the mirrors, then drive. Try the brakes, the parking and the screens in each
        one, and compare while the memory is fresh.
      `,
    ],
    [
      'event.plan-ahead',
      `
      - Call {phone} if you want a set time; otherwise come by and ask at the desk.
      - A call to {phone} before you come gets you a time and a person who expects you.
      - If your hours are tight, set a time at {phone} and somebody will be ready for you.
      `,
    ],
    [
      'event.bring.sales',
      `
      - Bring your license, and if you may trade your car in, its keys, title and payoff figure.
      - Have your license with you, a note of what you can spend, and the papers of a car that you
        might trade.
      - Pack your license, your questions and the loan offer of your bank if you have one.
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
      - This page announces no price or offer of its own; ask us for any terms in writing, with
        their dates.
      - What is on offer, to whom and until when is for our written terms to say, so ask for them.
      - Whatever terms apply, get them in writing with their dates before you count on them.
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
