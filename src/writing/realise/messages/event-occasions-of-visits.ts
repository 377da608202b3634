import type { EventTheme } from '../../facts/event-theme.ts';
import type { EventWords } from './event-occasions.ts';

/** Occasions for which people come without looking for a car. */
export const visitingOccasions = {
  tires: [
    `
  - If the season is about to turn, or the tread on your tires is getting low, it saves you a
    separate trip to have them looked at and changed in one visit.
  - It's for any driver whose tires are due, wherever the car was bought, and whether the next set
    is in your garage, in your trunk or still to be ordered.
  - Come before the first bad morning and not after it, because that's when everyone else calls
    for an appointment.
    `,
    `
  - Bring the other set if you store it yourself, with the wheel lock key if your wheels have one.
    While the wheels are off, we can measure the tread and look at the brakes, and you hear what
    we found before anything else is done.
  - Tell us whether your tires are on wheels of their own, because a set that's already mounted
    goes on faster than tires that have to be changed on the rims. Ask us to set the pressures and
    to check that the pressure light is out before you leave.
  - We'll measure what's left on each tire, tell you whether the set is good for another season,
    and mark where each one was, so that it can be rotated next time. Ask when to come back to
    have the wheel nuts checked, because they settle in the first days.
    `,
  ],
  oil: [
    `
  - If your oil change is due, or close to it, you can take care of it here and have the rest of
    the car looked at on the same visit.
  - It's for any driver who has been putting off an oil change, whether the car came from us or
    from somewhere else.
  - Check the sticker on your windshield or the oil life on your dash, and come in if either one
    says it's time.
    `,
    `
  - Call ahead with the year, the model and the engine, because engines take different oils and
    amounts, and ask which of them the oil change covers. Bring your service records too, so that
    the next one can be planned from the right mileage.
  - Tell the service desk what the car has needed since the last visit and any noise or light
    you've noticed. The oil is drained and replaced with the grade your manual names, and you hear
    about anything else before it's touched.
  - Ask which oil goes in, how much of it and what else is looked at while the car is up. If
    something needs work, you get an estimate first, and it's your decision whether it's done now
    or later.
    `,
  ],
  upkeep: [
    `
  - It's for any driver whose car is due for a checkup, wherever you bought it, and for anyone
    who'd rather plan a repair than wait for it.
  - If a light is on, a noise is new or a long trip is coming up, have someone look at the car
    before it decides for you.
  - Come in if you can't remember when yours was last checked, because a repair that's planned is
    less trouble than one that stops you on the road.
    `,
    `
  - Tell the service desk what you hear, feel or see and when it happens, because a fault that
    shows only on a cold morning is hard to find at noon. You get an estimate before any work
    begins, and nothing is done without your okay.
  - We look the car over, show you what we find and write down what each job costs, so that you
    can decide what to do now and what can wait. Bring your records, and ask what the maker's
    schedule lists at your mileage.
  - Bring the key, your records and a list of what has changed since the last visit. A technician
    checks each point, you see what was found, and the work starts when you've approved it.
    `,
  ],
  recalls: [
    `
  - A safety recall is repaired free, wherever the car was bought, so come in if a letter has
    arrived or you aren't sure whether one should have.
  - It's for anyone with an open recall, and for owners whose VIN nobody has checked in a while.
    `,
    `
  - Bring the VIN or the letter, and the service desk looks up what is open on your car. If the
    parts are here, the repair is done or booked; if they aren't, you hear when to come back.
  - Call ahead with the VIN, so that parts can be set aside before you arrive. Ask for the paper
    that says what was done, because a buyer will want to see it one day.
    `,
  ],
  'child-seats': [
    `
  - It's for parents and grandparents with a child seat in the car, or with one still in its box.
  - Come whether the seat is in already or you'd like to see how it's done, because a loose belt or
    a forgotten tether is easy to miss.
    `,
    `
  - Bring the seat, its manual and the car's, and the child if you can, since weight and height
    decide how it's set up. Ask to be shown each step, so that you can do it again by yourself.
  - Look at the label of the seat before you come: it has the limits for weight and height and the
    date on which the seat expires. Then ask about the lower anchors, the belt and the top tether
    in your car.
    `,
  ],
  giving: [
    `
  - Everyone in {city} is invited to take part, with a small gift or a large one, and you don't
    have to be shopping for a car.
  - It's for neighbors, customers and anyone who'd like to help, and a few minutes on the way home
    are enough to drop something off.
  - Bring the children along, because picking out what to give and handing it over is something
    they remember.
    `,
    `
  - Hand in what you bring at the front desk, where someone can tell you what is needed most and
    who receives it. If you can't make it during those hours, call {phone} and ask whether you can
    leave it earlier.
  - Call {phone} before you shop if you'd like to know what is accepted and what is still missing.
    At the store, anyone at the desk takes your gift, and you're welcome to stay for a few
    minutes.
  - Drop off what you have at the front desk, or ask there how else you can help. New items in
    their packaging are the easiest to pass on, and the desk can tell you about everything else.
    `,
  ],
  gathering: [
    `
  - Bring the family and the neighbors, because it's a day to spend together, and nobody has to
    look at a car who doesn't want to.
  - Everyone in {city} is welcome, from the smallest to those who remember when the cars on the
    lot were new.
  - It's for the neighborhood first, so leave the shopping list at home and bring whoever would
    enjoy an hour out.
    `,
    `
  - Come when it suits you and stay as long as you like. Ask at the desk where to park, where the
    children can go and what happens when, and if a vehicle catches your eye, someone will open it
    for you.
  - Walk around, meet a few neighbors and look into the showroom if you feel like it. Call {phone}
    beforehand if you want to bring a group, or if you need a place to park close by.
  - The desk can tell you what is planned for which hour, so stop there first. After that the day
    is yours, and questions about your own car are welcome as well.
    `,
  ],
} as const satisfies Partial<Record<EventTheme, EventWords>>;
