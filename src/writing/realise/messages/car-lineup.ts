import { enginesOf } from '../../cars/figures-of.ts';
import { isInCanada, isNoPremium } from './car-canada.ts';
import { isElectric } from './car-sizes.ts';
import { economyOf } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the guide says of the article's model as a lineup: trims, engines, mileage, generations. */
export const carLineupMessages: readonly Message[] = [
  {
    id: 'car.trims',
    slots: carSlots({ which: 'which', list: 'trims', low: 'trim-first', high: 'trim-last' }),
    wordings: wordingsOf(`
      - Trims of the {which}, from lowest to highest, are the {list}.
      - The {which} lineup runs from the {low} to the {high}: {list}.
      - From the bottom up, {which} trims are the {list}.
      - {make} builds the {which} in these trims, starting at the lowest: {list}.
    `),
  },
  {
    id: 'car.engines',
    slots: (sheet) =>
      hasOneEngine(sheet) || isElectric(sheet)
        ? null
        : carSlots({ which: 'which', list: 'engines' })(sheet),
    wordings: wordingsOf(`
      - Engines in the {which} are the {list}.
      - Under the hood, the {which} has the {list}.
      - {make} has built the {which} with the {list}.
      - Depending on the version, the {which} comes with the {list}.
    `),
  },
  {
    id: 'car.engine',
    slots: (sheet) =>
      hasOneEngine(sheet) && !isElectric(sheet)
        ? carSlots({ which: 'which', one: 'engines' })(sheet)
        : null,
    wordings: wordingsOf(`
      - There is one engine for the {which}, the {one}.
      - Every {which} has the same engine, the {one}.
      - Under the hood of every {which} is the {one}.
      - {make} builds the {which} with one engine, the {one}.
    `),
  },
  {
    id: 'car.fuel-no',
    // Who asks whether it takes premium is told yes or no.
    slots: (sheet) =>
      isNoPremium(sheet) && !isInCanada(sheet)
        ? carSlots({ which: 'which', fuel: 'fuel' })(sheet)
        : null,
    wordings: wordingsOf(`
      - No, {fuel} is what the {which} takes, going by the EPA's listing.
      - No. By the EPA's listing the {which} runs on {fuel}.
      - No, the EPA lists the {which} with {fuel}.
    `),
  },
  {
    id: 'car.fuel',
    slots: (sheet) =>
      isNoPremium(sheet) || isInCanada(sheet)
        ? null
        : carSlots({ which: 'which', fuel: 'fuel' })(sheet),
    wordings: wordingsOf(`
      - The {which} takes {fuel}, going by the EPA's listing.
      - By the EPA's listing, the {which} runs on {fuel}.
      - The EPA lists {fuel} for the {which}.
    `),
  },
  {
    id: 'car.mpg',
    slots: unrated(carSlots({ which: 'mpg-which', list: 'mpg' })),
    wordings: wordingsOf(`
      - The EPA estimates the {which} at {list}.
      - EPA-estimated gas mileage for the {which} is {list}.
      - Gas mileage of the {which}, by the EPA's estimate, is {list}.
      - On the EPA's test, the {which} is estimated at {list}.
    `),
  },
  {
    id: 'car.mpg-span',
    slots: unrated(
      carSlots({ which: 'mpg-which', span: 'mpg-span', top: 'mpg-best', by: 'mpg-by' }),
    ),
    wordings: wordingsOf(`
      - Gas mileage of the {which} depends on {by}: the EPA estimates the versions in the
        table at {span} combined. The highest of them is {top}.
      - The EPA estimates the {which} at {span} combined, depending on {by}. The thriftiest version
        gets {top}.
      - By the EPA's estimate, the versions of the {which} in the table get {span} combined. The
        thriftiest is rated at {top}.
    `),
  },
  {
    id: 'car.mpg-between',
    slots: unrated(carSlots({ which: 'mpg-which', span: 'mpg-span', by: 'mpg-by' })),
    wordings: wordingsOf(`
      - The EPA estimates the {which} at {span} combined, depending on {by}.
      - By the EPA's estimate the {which} gets {span} combined, depending on {by}.
      - EPA-estimated mileage of the {which} is {span} combined and depends on {by}.
    `),
  },
  {
    id: 'car.drive-mpg',
    slots: unrated(carSlots({ which: 'mpg-which', list: 'drive-mpg' })),
    wordings: wordingsOf(`
      - The EPA estimates the {which} at {list}.
      - By the EPA's estimates, the {which} is rated at {list}.
      - In the EPA's ratings, the {which} stands at {list}.
      - EPA estimates put the {which} at {list}.
    `),
  },
  {
    id: 'car.all-drive-mpg',
    slots: unrated((sheet) =>
      sheet.facts.has('car.every-awd') || sheet.facts.has('car.every-4wd')
        ? carSlots({ which: 'mpg-which', span: 'mpg-combined' })(sheet)
        : null,
    ),
    wordings: wordingsOf(`
      - Every {which} drives all of its wheels, so there's nothing to compare: the EPA estimates it
        at {span} mpg combined.
      - There's no {which} with two driven wheels. The EPA's combined estimate for it is {span} mpg.
      - All four wheels are driven in every {which}, which the EPA estimates at {span} mpg combined.
      - No version of the {which} does without it, and by the EPA's combined estimate it gets {span}
        mpg.
    `),
  },
  {
    id: 'car.hybrid-mpg',
    slots: unrated(carSlots({ which: 'hybrid-which', list: 'hybrid-mpg' })),
    wordings: wordingsOf(`
      - The EPA estimates hybrid versions of the {which} at {list}.
      - As a hybrid, the {which} is estimated by the EPA at {list}.
      - EPA-estimated gas mileage of the {which} as a hybrid is {list}.
    `),
  },
  {
    id: 'car.gallons',
    slots: unrated(carSlots({ which: 'mpg-which', gallons: 'gallons', miles: 'label-miles' })),
    wordings: wordingsOf(`
      - Over {miles} miles, the year that the EPA label reckons with, the {which} uses about
        {gallons} by its combined rating. Multiply that by the price at your pump.
      - Count on about {gallons} a year in the {which}, if you drive the {miles} miles of the EPA
        label at its combined rating. Multiply that by what you pay per gallon.
      - At its combined EPA rating, {miles} miles in the {which} take about {gallons}. Times your
        local price, that's the gas bill for a year of average driving.
    `),
  },
  {
    id: 'car.redesigns',
    slots: carSlots({ list: 'redesigns', last: 'last-redesign' }),
    wordings: wordingsOf(`
      - A redesigned {model} came for {list}.
      - The {model} was redesigned for {list}, so cars from before and after are different designs.
      - {make} brought out a redesigned {model} for {list}.
      - The {model} began a new generation with {list}.
    `),
  },
  {
    id: 'car.brought',
    slots: carSlots({ from: 'last-redesign', news: 'redesign-brought' }),
    wordings: wordingsOf(`
      - The design of {from} brought {news}.
      - The generation first sold as a {from} model brought {news}.
      - New with the design of {from}: {news}.
      - What came with the {from} design: {news}.
    `),
  },
  {
    id: 'car.designs',
    slots: carSlots({ list: 'designs' }),
    wordings: wordingsOf(`
      - By design, {model} model years go together like this: {list}.
      - These {model} model years share a design, facelifts included: {list}.
      - From one redesign of the {model} to the next, the model years are {list}.
    `),
  },
  {
    id: 'car.used-years',
    slots: carSlots({ years: 'used-years' }),
    wordings: wordingsOf(`
      - What follows is for the {model} of {years}.
      - On {a model} from {years}, these are the points to look at.
      - Here's what to check on a used {model} of {years}.
    `),
  },
  {
    id: 'car.warranty',
    slots: carSlots({ basic: 'warranty' }),
    wordings: wordingsOf(`
      - By {make}'s written warranty, a new {model} is covered for {basic}, whichever comes first.
      - A new {model} comes with {basic} of basic coverage, whichever comes first, under {make}'s
        written warranty.
      - The written warranty on a new {model} covers nearly everything for {basic}, whichever comes
        first.
    `),
  },
  {
    id: 'car.warranty-more',
    slots: carSlots({ more: 'warranty-more' }),
    wordings: wordingsOf(`
      - Add to that {more}.
      - You also get {more}.
      - On top of it come {more}.
    `),
  },
  {
    id: 'car.rivals',
    slots: carSlots({ list: 'rivals' }),
    wordings: wordingsOf(`
      - Shoppers set the {model} against the {list}.
      - The usual rivals of the {model} are the {list}.
      - Cross-shop the {model} with the {list}.
    `),
  },
];

function hasOneEngine({ car }: FactSheet): boolean {
  const names = car ? enginesOf(car).map((one) => one.replace(/ \(.*$/, '')) : [];
  return new Set(names).size === 1;
}

/** Where the fact tables of the store have the very estimates, they are told from there. */
function unrated(slots: (sheet: FactSheet) => Slots | null): Message['slots'] {
  return (sheet) => (economyOf(sheet.brief) === null && !isInCanada(sheet) ? slots(sheet) : null);
}
