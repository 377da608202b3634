import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

const both = {
  year: 'worth-year',
  hybrid: 'worth-hybrid',
  gas: 'worth-gas',
  miles: 'label-miles',
};

/** What a hybrid saves on its gas version, by the EPA's estimates of a year that has both. */
export const carWorthMessages: readonly Message[] = [
  {
    id: 'car.hybrid-worth',
    slots: carSlots({ ...both, saved: 'worth-saved' }),
    wordings: wordingsOf(`
      - For most drivers, yes. In model year {year} the EPA estimates {hybrid} mpg combined for the
        hybrid and {gas} mpg for the gas version. Like against like, that's about {saved} gallons
        less in {miles} miles, the year that the EPA label reckons with. Times your pump price, it's
        what the hybrid pays back each year.
      - Yes, for anyone who drives an average year. Figure on about {saved} gallons less in {miles}
        miles, like against like: the EPA's combined estimates of {year} are {hybrid} mpg for the
        hybrid and {gas} mpg for the gas version. Multiply by your pump price and hold it against
        the gap in price.
      - Usually. The EPA's combined estimates of {year} are {hybrid} mpg as a hybrid and {gas} mpg
        with gas alone. Like against like, that's about {saved} gallons in {miles} miles. Your pump
        price turns it into dollars a year, and the price gap into years.
    `),
  },
  {
    id: 'car.hybrid-worth-less',
    slots: carSlots({ ...both, saved: 'worth-little' }),
    wordings: wordingsOf(`
      - On fuel alone, only for high mileage. In model year {year} the EPA estimates {hybrid} mpg
        combined for the hybrid and {gas} mpg for the other versions. Like against like, that's
        about {saved} gallons in {miles} miles, so what else the hybrid brings has to count.
      - Not by the pump alone. The EPA's combined estimates of {year} are {hybrid} mpg for the
        hybrid and {gas} mpg for the others, which makes about {saved} gallons in {miles} miles.
        Take it for its power and its manners in town.
      - It saves little fuel: about {saved} gallons in {miles} miles by the EPA's combined estimates
        of {year}, which are {hybrid} mpg for the hybrid and {gas} mpg for the others. Choose it for
        what its motor adds.
    `),
  },
];
