import { nameOfCar } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What an odometer that the keyword names means: on a car of a certain age, or on any. */
export const carMilesMessages: readonly Message[] = [
  {
    id: 'miles.usual',
    slots: (sheet) => miles(sheet, 'usual'),
    wordings: wordingsOf(`
      - {asked} on a {year} {model} is normal: about {each} a year, close to the {average} of the
        average driver. If its records and an inspection check out, it can be a sound buy.
      - The mileage is no reason to pass: at about {each} a year, a {year} {model} with {asked}
        was driven as much as usual ({average} a year). Service records decide.
      - Nothing is wrong with the mileage. About {each} a year is normal use, next to a national
        average of {average}, so {asked} fits the age of a {year} {model}. Let the papers and a
        lift decide.
    `),
  },
  {
    id: 'miles.below',
    slots: (sheet) => miles(sheet, 'below'),
    wordings: wordingsOf(`
      - {asked} is little for a {year} {model}: about {each} a year, fewer than the {average} of
        the average driver. Records and an inspection have to bear it out.
      - Those are fewer miles than usual. A {year} {model} with {asked} did about {each} a year,
        and the average driver does {average}. Check that service was done by date and not by
        miles alone.
      - The mileage speaks for it. {asked} comes to about {each} a year for a {year} {model},
        below the average of {average}; make sure that it wasn't parked for long stretches.
    `),
  },
  {
    id: 'miles.above',
    slots: (sheet) => miles(sheet, 'above'),
    wordings: wordingsOf(`
      - {asked} is a lot for a {year} {model}: about {each} a year, more than the {average} of the
        average driver. Buy it only with full records and at a price that shows the use.
      - More than usual, though highway miles make up for much of it. A {year} {model} with
        {asked} has done about {each} a year, where {average} is average, so ask who drove it and
        see every invoice.
      - It calls for care: about {each} a year is more than the average of {average}. A {year}
        {model} with {asked} needs complete service records, a lower price and an inspection on a
        lift.
    `),
  },
  {
    id: 'miles.few',
    slots: (sheet) => odometer(sheet, 'few'),
    wordings: wordingsOf(`
      - {asked} isn't too many for {a model} that was serviced on schedule. Transmission fluid,
        coolant, spark plugs and brakes are what come due around there.
      - The mileage alone is no reason to pass. A cared-for {model} with {asked} has a good part
        of its life ahead, so the records and an inspection should decide, and what's due next on
        the schedule.
      - At {asked} the question is which large services have been done: fluids, plugs, brakes,
        tires. With invoices for those, {a model} is a fair buy.
    `),
  },
  {
    id: 'miles.many',
    slots: (sheet) => odometer(sheet, 'many'),
    wordings: wordingsOf(`
      - {asked} is high, yet not too many for {a model} with full records and a price to match.
        Suspension, cooling parts and transmission service should be done, or in your budget.
      - At {asked} {a model} isn't worn out if every service is on paper. Budget for shocks, a water
        pump and wheel bearings, and have it put on a lift first.
      - With {asked} {a model} can still be a fair buy, but only one with invoices and a dry engine.
        If there are gaps in its records, that mileage is too many.
    `),
  },
  {
    id: 'miles.most',
    slots: (sheet) => odometer(sheet, 'most'),
    wordings: wordingsOf(`
      - {asked} is too many for most buyers. One that has them should be cheap, complete in
        its records and fresh from a mechanic's lift, because the next large repair may cost more
        than the car.
      - Pay only a small price for it. {asked} is near the end for many cars, so buy {a model}
        with it for what it can still do this year and next, and only after an inspection.
      - It's past what most shoppers should take on. If {a model} with {asked} has one owner, all
        invoices and no leaks, it can still serve as a second car.
    `),
  },
];

function miles(sheet: FactSheet, size: string): Slots | null {
  const each = factSlot(sheet, `miles.${size}`);
  const year = factSlot(sheet, 'miles.year');
  const average = factSlot(sheet, 'miles.average');
  const asked = odometer(sheet, 'asked');
  return each && year && average && asked ? { ...asked, each, year, average } : null;
}

function odometer(sheet: FactSheet, size: string): Slots | null {
  const asked = factSlot(sheet, 'miles.asked');
  const { car } = sheet;
  const model = car && { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
  return asked && model && sheet.facts.has(`miles.${size}`) ? { asked, model } : null;
}
