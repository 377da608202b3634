import type { EventTheme } from '../../facts/event-theme.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { featuredSetOf } from '../featured-stock.ts';
import type { Message } from '../message.ts';
import { plain, type Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { type EventWords, sellingOccasions } from './event-occasions.ts';
import { visitingOccasions } from './event-occasions-of-visits.ts';
import { eventSlots } from './event-when.ts';

/**
 * Whom a sales event is for and how to use a visit, by what its name is about. As of the others, no
 * wording promises a price, an offer or a gift.
 */
const wordings: Readonly<Record<EventTheme, EventWords>> = {
  ...sellingOccasions,
  ...visitingOccasions,
  brakes: visitingOccasions.upkeep,
  battery: visitingOccasions.upkeep,
  trucks: [
    `
  - Trucks are easier to choose when you can climb from one cab into the next, so bring the people
    who'll ride with you and the numbers from your trailer.
  - If you tow, haul or plow, it's a chance to compare cabs, beds and tow ratings side by side
    instead of on a screen.
  - Come with the job in mind, because what you haul, what you pull and who rides along decide which
    truck fits you.
    `,
    `
  - Tell us what your trailer weighs when it's loaded, and we'll start with the trucks that can pull
    it, because tow ratings and payload differ from one build to the next. The label on the driver's
    door shows the payload of that very truck.
  - Start with the cab and the bed, since those are what you can't change later. Then drive the
    trucks that fit your garage and your trailer, and we'll write down the full price of each one.
  - Drive the truck you have in mind on a rough street as well as on the highway, since an empty bed
    rides differently from a loaded one. Ask us which engine and axle it has, because those decide
    what it can tow.
    `,
  ],
  electric: [
    `
  - If you wonder whether an electric car would suit your days, it's a chance to drive one and to
    ask about charging before you decide.
  - Come with your daily distance in mind, because it decides how much range you need and how you'd
    charge.
  - It's for drivers who have read enough about electric cars and would like to sit in one and
    drive. `,
    `
  - Drive one in traffic to feel how it slows when you lift your foot, and let us show you the plug
    and the charging screens. A photo of your electrical panel helps, because it shows an
    electrician what a home charger would need.
  - We'll show you on the car how charging works, at home and on the road, and what range to plan
    for on a cold day. Then take it for a drive, because quiet, quick starts are hard to describe.
  - Ask whatever you'd like to know about range, charging and the battery warranty, and look over
    the trunk and the back seat while you're here, since those decide as much as the motor does.
    `,
  ],
  taxes: [
    `
  - If a tax refund is on its way or already in your account, it's a good time to see how far it
    goes as a down payment.
  - A refund can make the down payment or put a newer car within your budget, and you can work out
    both here before you spend it.
  - Come by if you plan to put your refund toward a car, whether it has arrived or is still on its
    way.
    `,
    `
  - Tell us how much of the refund you'd like to put down, and we'll show you what that leaves to
    finance on the vehicles you like. The more you put down, the less you borrow, and the less
    interest you pay over the years.
  - Bring proof of income and of where you live, because a lender asks for both, and you can go over
    the numbers in the same visit. You don't have to spend the whole refund: keep some of it for
    insurance, registration and the first service.
  - We'll start from what you can comfortably put down and look at the vehicles that leave a payment
    you can live with. If the refund hasn't arrived yet, drive the ones you like now, so that
    the choice is made when it does.
    `,
  ],
  used: [
    `
  - Every used vehicle has a history of its own, so it pays to see several on one day and to compare
    their miles, condition and price.
  - If you'd like more equipment for your money than a new vehicle gives you, come and compare
    trims, miles and prices for yourself.
  - It's for anyone who would rather see, start and drive a used vehicle than choose it from photos.
    `,
    `
  - Ask to see the history report of any vehicle you like, drive it on a road you know, and have
    your own mechanic inspect it if you like. We'll write down the full price, so you can compare at
    home.
  - Pick two or three in your price range and drive them back to back, because two of the same year
    can feel quite different. Look at the tires and the service records too, since they tell you how
    each one was kept.
  - Start with your budget and the number of seats you need, and we'll show you what fits. Take your
    time with each one: start it cold, try every switch and drive it at highway speed.
    `,
  ],
  clearance: [
    `
  - Come early if you have a certain color or trim in mind, because each vehicle can be sold only
    once.
  - If you can be flexible on color or trim, you'll have more to choose from, and a drive often
    settles which of the two matters less to you.
  - It's a chance to walk the whole lot in one visit and to ask what each vehicle costs with
    everything included.
    `,
    `
  - Tell us which features you need and which ones you can do without, and we'll narrow the lot to
    the vehicles that fit. When one suits you, drive it and ask for its full price in writing, since
    there may be no other like it here.
  - Where we have two model years of one vehicle, look at them side by side, because they may differ
    only in details. We'll write down the full price of {both}, so you can see what the newer
    one costs you.
  - Make a list of the two or three vehicles on this page that interest you and start with those.
    We'll have each one's full price on paper, which makes it easy to compare them.
    `,
  ],
  payment: [
    `
  - If the monthly payment decides what you buy, come and work it out with us on a vehicle that
    you've seen and driven.
  - It's for shoppers who would like to see the loan and the vehicle in one visit, with the numbers
    on paper.
  - Come by if you'd like to know what you can borrow, and what that buys, before you set your heart
    on a vehicle.
    `,
    `
  - Tell us what you'd like to pay each month and how much you want to put down, and we'll show you
    which vehicles come close. What a lender offers depends on your credit, the term and the
    vehicle, so we'll put all of it in writing.
  - Bring a pay stub and proof of where you live, because lenders ask for both. You can apply, look
    at the rate and the term, and drive the vehicle in the same visit.
  - Choose the vehicle first and the loan second, because the price decides most of the payment. If
    your bank or credit union has made you an offer, bring it, and we'll compare the two with you.
    `,
  ],
  holiday: [
    `
  - If you've put off looking for want of time, it's a chance to see several vehicles in one visit.
  - Bring everyone who'll ride in the next car and let each of them try a seat, front and back.
  - Give yourself time to compare: come with two or three vehicles in mind and drive all of them.
    `,
    `
  - Start with two or three vehicles that you've picked from this page, and drive them back to back
    while the first one is fresh in your mind. We'll write down the full price of the one you like,
    so you can talk it over at home.
  - Tell us who rides with you and what you carry, and we'll show you the vehicles that fit. If you
    bring your current car, we can look it over while you drive, which saves you a second trip.
  - Take your time with the seats, the trunk and the screens before you drive, because those are
    what you'll use every day. Then ask for the full price in writing, with every fee in it. `,
  ],
};

/** Two model years of one vehicle are spoken of where two stand here. */
function expectSlots(sheet: FactSheet): Slots | null {
  const slots = eventSlots(sheet);
  const models = Map.groupBy(
    featuredSetOf(sheet)?.vehicles ?? [],
    ({ make, model }) => `${make} ${model}`,
  );
  const hasTwo = models.values().some((cars) => new Set(cars.map(({ year }) => year)).size > 1);
  return slots && { ...slots, both: hasTwo ? plain('both') : null };
}

export const eventThemeMessages: readonly Message[] = Object.entries(wordings).flatMap(
  ([theme, [who, expect]]) => [
    { id: `event.who.${theme}`, slots: eventSlots, wordings: wordingsOf(who) },
    { id: `event.expect.${theme}`, slots: expectSlots, wordings: wordingsOf(expect) },
  ],
);
