import type { EventTheme } from '../../facts/event-theme.ts';

/** Whom an event is for, and how to use the visit. */
export type EventWords = readonly [who: string, expect: string];

/** Occasions on which cars are sold, by what the name of the event says. */
export const sellingOccasions = {
  military: [
    `
  - It's for those who serve or have served, and for the families who move with them, so bring the
    questions that a move raises, from a second car to a vehicle that has to be sold.
  - If you're on active duty, in the reserve or a veteran, come and ask what you qualify for
    before you settle on a vehicle, because a program can change which one costs you less.
  - Service members, veterans and their families are the guests of honor, and everybody else is
    welcome to look around with them.
    `,
    `
  - Bring proof of service, such as your ID or your discharge papers, because several makers run
    programs of their own for those who serve and ask to see it. We'll tell you which of them
    applies to the vehicle you like and what it takes off, in writing.
  - Tell us at the start that you serve or have served, and we'll look up which program of the
    maker fits before we talk price. Some cover family in the same household, so ask about that as
    well, and have your proof of service with you.
  - Drive the vehicles on your list first, then ask for two totals on the one you like: the price
    that anyone would pay and the price with the maker's program for those who serve. You'll see
    at once what your service is worth on it.
    `,
  ],
  drives: [
    `
  - It's for drivers who trust half an hour behind the wheel more than any review, and who'd like
    to try several vehicles on the same roads while each is still fresh in mind.
  - If your list is down to two or three, this is the day to settle it on the road, because what a
    seat, a brake pedal or a blind spot is like shows in the first ten minutes.
  - Come if you'd like to find out what you want before anyone talks price, whether that means
    comparing a sedan with an SUV or one engine with another.
    `,
    `
  - Show your license at the desk, pick a vehicle and take it over a rough street, up a hill and
    onto the highway. Then drive the next one over the same roads and write down what you noticed,
    because impressions fade faster than you'd think.
  - Set the seat and mirrors before you leave, pair your phone and park it once, since those are
    the things you'd do every day. Bring whoever shares the car, and the child seat if you use
    one.
  - Start with the one you expect to like least, because it makes the differences clear. Try the
    brakes, the noise at highway speed and the view to the rear in each, and ask for the price
    only once you've made up your mind.
    `,
  ],
  opening: [
    `
  - Come and see the place, meet the people you'd deal with and find out where everything is, from
    the service drive to the keys of the vehicles on the lot.
  - It's a chance to look around without having to buy anything, and to put faces to the names
    before you need a car or a repair.
  - Neighbors, customers and anyone curious are welcome to walk through the showroom and the shop,
    ask questions and look at what's on the lot.
    `,
    `
  - Walk through the showroom, ask to see the service department, and sit in whatever you like. If
    one of the vehicles interests you, someone will bring the keys and write down its full price,
    and you can think it over at home.
  - Meet the people first: who answers service questions, who looks at a trade, who handles a
    loan. After that, drive something if you feel like it, because the roads around the store are
    the ones you'd use anyway.
  - Take a look at the lot in your own time and note the stock numbers you like. We'll get the
    keys, you drive, and the full price comes on paper, so nothing has to be decided on the day.
    `,
  ],
  tag: [
    `
  - A tag sale makes shopping simple, because you look for the tag first and for the color second,
    so walk the lot once before you decide which ones deserve a drive.
  - If you already know the size and the price you have in mind, come early, since every tagged
    vehicle can be sold only once.
  - It's for shoppers who would rather read a price on the vehicle than begin with a conversation
    about one.
    `,
    `
  - Ask us which vehicles carry a tag and what the tagged price includes, then have the full price
    written down with every fee in it. A tag tells you where to look, and the sheet tells you what
    you'd pay.
  - Pick two or three with a tag, drive them back to back and compare the sheets, because
    equipment and mileage differ more than the numbers on the windshield. If one suits you, ask
    how long the price stands.
  - Take a photo of every tag that interests you, with the stock number. That keeps the prices
    straight when you compare them at home, and it tells us exactly which vehicle you mean when
    you call.
    `,
  ],
  thanks: [
    `
  - The day is meant as a thank-you, so come for a visit even if you aren't shopping, and bring the
    people you work and live with.
  - If the name of the event means you, you're our guest, and everyone who comes along with you is
    welcome as well.
  - It's a chance to stop working for an hour, meet the people behind the counter and look at
    whatever interests you.
    `,
    `
  - Say hello at the desk and tell us what you do, since a vehicle has to fit your workday as well
    as your weekend. Some makers have programs for certain lines of work, and we'll tell you whether
    one applies to you.
  - Look around at your own pace, and ask the questions that never fit into a workday, about a
    vehicle, about service or about what yours is worth. If you'd like to drive something, bring
    your license.
  - Bring proof of what you do if you have any, since several makers run programs for certain
    professions and ask to see it. Beyond that there's nothing to prepare: look, drive if you like,
    and take the numbers home.
    `,
  ],
  trade: [
    `
  - If you've wondered what your car is worth, bring it, because a figure from someone who has
    driven it tells you more than an estimate from a website.
  - It's for owners who think of changing cars and want to know first what theirs would bring,
    with or without a loan on it.
  - Come in the car you drive now and look at what could replace it, and you'll leave knowing what
    lies between the two.
    `,
    `
  - Someone looks your car over, drives it and checks what similar ones bring, which takes about
    as long as the test drive you can take meanwhile. You get the offer in writing, next to the
    price of the vehicle you like.
  - Clean it, bring both keys and the service records, and have the payoff amount from your lender
    if you still owe on it. Then ask for two figures: what we'd pay for yours, and what the next
    one costs in all.
  - Hand over the keys when you arrive, and we look your car over while you try another. With the
    offer in writing, ask what raised it and what lowered it, since a missing key or a worn set of
    tires can be put right.
    `,
  ],
  firsts: [
    `
  - It's for anyone who buys a car for the first time and would like to see the car, the loan and
    the insurance on one sheet before signing anything.
  - Come with a parent or come alone, and ask how credit, a cosigner and the down payment change
    what you'd pay.
    `,
    `
  - Bring your license, your last pay stubs and proof of where you live, because a lender asks for
    all three. Start with the payment that leaves room for insurance and fuel, and drive two or
    three vehicles that fit under it.
  - Ask what changes with a cosigner, with more money down and with an older car. We'll put the
    three side by side, so that you see which of them costs you least over the years.
    `,
  ],
  work: [
    `
  - It's for owners who need a vehicle that earns its keep, from a first van to a row of trucks.
  - Come with the load, the crew and the miles of a usual week in mind, because they decide the
    size, the bed and the engine.
    `,
    `
  - Tell us what you carry, who drives and where it's parked at night, and we'll start with what
    fits. Bring your business papers if you'd like to buy in the company's name, and ask for the
    total with racks and boxes on it.
  - Measure your longest load and your garage before you come, and drive the vehicle with the
    people who'll use it. Ask how long an upfit takes and what the payload is once it's on.
    `,
  ],
  graduates: [
    `
  - If a diploma and a first real paycheck are close together, it's a good time to find out what
    you can afford and what a lender would ask of you.
  - It's for graduates and first-time buyers who'd like to see the car, the loan and the insurance
    on one sheet before they sign anything.
  - Come with a parent or come alone, and bring the questions you'd feel silly asking anywhere
    else, because everybody bought a first car once.
    `,
    `
  - Bring your diploma or proof of enrollment, a pay stub or an offer letter, and your license,
    since a lender asks what you earn and several makers have programs for graduates. We'll tell
    you which of them applies to you, and what the payment comes to with insurance beside it.
  - Start with the payment that leaves room for insurance, fuel and rent, and we'll show you the
    vehicles that fit under it. Drive two or three of them, and take the numbers home before you
    decide.
  - Ask what changes with a cosigner, with more money down and with a used car in place of a new
    one. We'll put the three side by side, so that you see which of them costs you least over the
    years.
    `,
  ],
} as const satisfies Partial<Record<EventTheme, EventWords>>;
