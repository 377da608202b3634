import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
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
  - If you plan to buy in the next few weeks, it's a chance to see your choices in person
    before you decide.
  - Come by if you're shopping for your next vehicle, whether you know the model you want or
    you're just starting to compare.
  - It's a good time to walk the lot, sit in a few vehicles and talk numbers in one visit.
  - Is it time for a different vehicle this year? Come and see what's here and what it costs.
      `,
    ],
    [
      'event.who.new-model-launch',
      `
  - If you'd rather see what's new than read about it, this one's for you.
  - Curious about the new model? Come take a look, even if your current car has years left in
    it.
  - You can sit in the new one and put your questions to the people who sell it.
  - It's the first good chance to compare the new model with the one in your driveway.
      `,
    ],
    [
      'event.who.owner-appreciation',
      `
  - It's for everyone who bought a car from us or trusts us to service one, and for the people
    who ride along.
  - If you bought here or bring your car in for service, this one's for you.
  - Owners, come say hello, and bring the questions you keep meaning to ask.
  - This is our way of spending some time with the people whose cars we look after.
      `,
    ],
    [
      'event.who.service-special',
      `
  - It's for any driver whose car is due for service, wherever you bought it.
  - Come in if service is due, a light is on, or you want someone to look underneath before a
    long trip.
  - If you'd rather plan service than wait for a breakdown, this is a good time to do it.
  - Your car doesn't have to come from us to be welcome in our shop.
      `,
    ],
    [
      'event.who.community-event',
      `
  - Neighbors, friends and families are all welcome, and you don't have to be shopping for a
    car.
  - Everyone in {city} is invited, with or without a car.
  - It's for the neighborhood first, so bring the family and leave the shopping list at home.
      `,
    ],
    [
      'event.who.holiday-celebration',
      `
  - If you have the day off in {city}, stop in and spend an hour with us.
  - Bring the family when you have an hour, and look around at your own pace.
  - It's an easy outing for a day off, with time to look at whatever you like.
  - Holidays are a rare chance to get everyone in the car at once, so bring them all.
      `,
    ],
    [
      'event.who.test-drive-event',
      `
  - It's for drivers who trust their own time behind the wheel more than a review.
  - Come if you want to drive two or three vehicles on the same day and compare them while
    they're fresh in your mind.
  - If you've narrowed your list to a few vehicles, this is the day to settle it on the road.
      `,
    ],
    [
      'event.expect.sales-event',
      `
  - Tell us how you'll use the vehicle, and we'll show you the ones that fit, so you spend your time
    driving and not searching. We'll write down the full price of the one you like most.
  - Compare vehicles side by side, drive the ones you like, and take the numbers home, because a
    decision this size is easier to make at your own table.
  - Drive the vehicles on your list back to back, while each is fresh in your mind, and ask what
    each costs in all. We'll write down the whole price, and the sheet is yours to keep.
  - Start with two or three candidates, take each over the same road, and ask for an out-the-door
    total on the one you like most.
      `,
    ],
    [
      'event.expect.new-model-launch',
      `
  - Open the doors, fold the seats, pair your phone and look under the hood. Ask us what
    changed and which trims are coming.
  - Walk around it, try every row and play with the screens. We'll answer what we know and
    tell you when the maker hasn't said yet.
  - Take your time with the seats, the cargo floor and the controls. If you'd like to drive
    one, say so when you arrive, since there may be a line.
  - Ask what's standard, what's new since the last version, and when each trim is due.
      `,
    ],
    [
      'event.expect.owner-appreciation',
      `
  - Meet the people who work on your car, ask what's due next, and bring your records if you'd
    like someone to go over them with you.
  - Get answers at the service desk, from tire wear to the next inspection. If you wonder what
    your car is worth today, ask about that too.
  - Talk with the technicians, see what's changed since your last visit, and set up your next
    service.
      `,
    ],
    [
      'event.expect.service-special',
      `
  - Tell the service desk what you hear, feel or see, and when it happens. You'll get an
    estimate before any work begins, and nothing is done without your okay.
  - We'll look the car over, show you what we find, and write down what each job costs, so you
    can decide what to do now and what can wait.
  - Bring your service records and ask what the maker's schedule lists at your mileage. The
    estimate comes first, and the decision is yours.
  - Point out anything that's changed since the last visit. A technician checks it, and you
    approve the work before it starts.
      `,
    ],
    [
      'event.expect.community-event',
      `
  - Come when you like, stay as long as you like, and ask at the desk if you need anything. If
    a vehicle catches your eye, someone will open it for you.
  - There's room to park, the showroom is open, and someone at the desk can point the way.
    Look around as much as you want.
  - Say hello, meet a few neighbors, and look around the showroom if you feel like it.
      `,
    ],
    [
      'event.expect.holiday-celebration',
      `
  - Look around and ask what you like at your own pace. Bring your license in case you see
    something you'd like to drive.
  - Walk the lot with the family, try the seats together, and think it over at home. Nothing
    has to be settled that day.
  - Let everyone who'll ride in the car try their own seat; it's the quickest way to find out
    what fits.
      `,
    ],
    [
      'event.expect.test-drive-event',
      `
  - Pick the vehicles that interest you, show your license, and take the same route in each
    one. Make a note after every drive, because impressions fade.
  - You drive, someone rides along if you like, and questions come afterward. Ask for a route
    with a rough street, a hill and a stretch of highway.
  - Set the seat and mirrors before you leave, then try the brakes, a parking space and the
    screens in each vehicle.
      `,
    ],
    [
      'event.plan-ahead',
      `
  - Call {phone} if you'd like a set time; otherwise stop at the desk when you get here.
  - Want someone ready for you? Call {phone} ahead of time.
  - If your time is tight, set up a visit at {phone} before you come.
  - A quick call to {phone} gets you a time and a person who's expecting you.
  - Drop in whenever suits you, or call {phone} first and we'll have the vehicle out front.
      `,
    ],
    [
      'event.bring.sales',
      `
  - Bring your license for the test drive, and if you might trade, the keys, the {papers} and your
    payoff figure too, so that you leave with a real number for your car.
  - Have your license with you, a number you'd like to stay under, and the papers for any car
    you might trade.
  - Pack your license, your list of questions and, if you have one, your bank's loan offer, because
    it gives you something to compare ours with.
  - Thinking about a trade? Bring its keys, {papers} and loan payoff along with your license, and we
    can look it over while you drive.
  - Your license is all you need for a drive. If your own car is part of the deal, add both of its
    keys and the {papers}, so we can put a figure on it the same day.
      `,
    ],
    [
      'event.bring.service',
      `
  - Bring the key, your service records and a note on what's bothering you, with the speed or
    weather it shows up in.
  - Have your mileage, service records and any recall letter with you, so one visit can cover
    it all.
  - Write down the noises and lights you've noticed and when they happen. It helps the
    technician find a problem that hides in the shop.
  - Note your mileage and anything odd you've felt in the brakes or steering.
      `,
    ],
    [
      'event.come-by',
      `
  - You don't need an appointment. Questions first? Call {phone}.
  - There's no need to sign up, and if you have a question ahead of time, we're at {phone}.
  - Just come when it suits you. Call {phone} if there's something you'd like to know first,
    such as where to park.
      `,
    ],
  ] as const
).map(([id, wordings]) => ({ id, slots: withPapers, wordings: wordingsOf(wordings) }));

/** What proves whose car it is: a title, and in Canada the ownership, which is its permit. */
function withPapers(sheet: FactSheet): Slots | null {
  const slots = eventSlots(sheet);
  const papers = sheet.brief.store.country === 'CA' ? 'ownership' : 'title';
  return slots && { ...slots, papers: plain(papers) };
}
