import {
  bestCombined,
  leadOf,
  longestRange,
  runnerUp,
  type Lead,
} from '../../facts/compared-leads.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import { comparedAt, nameSlots, onLotSlot } from '../compared-slots.ts';
import { countSlot, figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { joinWithAnd } from '../lists.ts';
import { plain, type Slot } from '../slots.ts';
import { driveName } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * Who should choose which: each vehicle by the point in which the figures put it ahead of all the
 * others, with the figure of the one that comes next.
 */
export const compareVerdictMessages: readonly Message[] = [
  verdict(
    'economy',
    wordingsOf(`
      - If fuel decides, take the {whole}: the EPA estimates up to {figure}, {against}.
      - The {whole} uses less fuel, with an EPA estimate of up to {figure}, {against}.
      - For the smaller fuel bill choose the {whole}, EPA-estimated at up to {figure}, {against}.
      - Drivers who put fuel first should take the {whole}; its EPA estimate is up to {figure},
        {against}.
    `),
  ),
  verdict(
    'range',
    wordingsOf(`
      - If range decides, take the {whole}: the EPA estimates up to {figure}, {against}.
      - For long days away from a charger choose the {whole}, EPA-estimated at up to {figure},
        {against}.
      - The {whole} goes farther, with an EPA range estimate of up to {figure}, {against}.
    `),
  ),
  verdict(
    'price',
    wordingsOf(`
      - If price decides, take the {whole}: {start} {figure}, {against}.
      - The {whole} is the one for a tighter budget, because {start} {figure}, {against}.
      - On price the {whole} comes first: {start} {figure}, {against}.
      - To spend less, go for the {whole}, since {start} {figure}, {against}.
    `),
  ),
  verdict(
    'here',
    wordingsOf(`
      - The {whole} is the one you can drive here today, with {figure}; {against}.
      - If you want to see one in person, it's the {whole}, with {figure}; {against}.
      - We can show you the {whole}, with {figure}; {against}.
      - Here in stock you'll find the {whole}, with {figure}; {against}.
    `),
  ),
  verdict(
    'drive',
    wordingsOf(`
      - If you need {figure}, take the {whole}; {against}.
      - For {figure} choose the {whole}, because {against}.
      - The {whole} is the one with {figure}, while {against}.
    `),
  ),
  verdict(
    'miles',
    wordingsOf(`
      - For fewer miles on the odometer, take the {whole}: {reads} {figure}, {against}.
      - The {whole} has the fewest miles on it, with one at {figure}, {against}.
      - If a low odometer reading matters more, look at the {whole}: the lowest reads {figure},
        {against}.
    `),
  ),
  verdict(
    'choice',
    wordingsOf(`
      - If you want to pick from several, start with the {whole}: {figure} on the lot, {against}.
      - The {whole} gives you more to choose from, with {figure} on the lot, {against}.
      - For a wider choice of trims and colors look at the {whole}: {figure} here, {against}.
    `),
  ),
  {
    id: 'verdict.otherwise',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || leadOf(sheet, vehicle) !== null || isTold(sheet, vehicle)) return null;
      const figure = figureSlot(sheet, `${vehicle.pair.id}.price.min`);
      return { ...nameSlots(vehicle), figure, start: startOf(vehicle) };
    },
    wordings: wordingsOf(`
      - As for the {whole}, {start} {figure}.
      - For the {whole}, {start} {figure}.
      - With the {whole}, {start} {figure}.
    `),
  },
  {
    id: 'verdict.on-lot',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle || vehicle.pair.summary.price || leadOf(sheet, vehicle) !== null) return null;
      return {
        ...nameSlots(vehicle),
        n: countSlot(`${vehicle.pair.id}.count`, vehicle.pair.summary.count),
      };
    },
    wordings: wordingsOf(`
      - Of the {whole} we have {n} on the lot, with the price on request.
      - The {whole} is here as well: {n}, priced on request.
      - For the {whole}, {n} {n|is|are} on the lot; ask us for the price.
    `),
  },
];

type FigureOf = (sheet: FactSheet, vehicle: ComparedVehicle) => Slot | null;

/** What the lead rests on, in words. */
const figures: Readonly<Record<Lead, FigureOf>> = {
  economy: (_sheet, vehicle) => {
    const best = bestCombined(vehicle);
    const fact = vehicle.economy?.facts.find(({ combinedMpg }) => combinedMpg === best);
    if (!fact || best === null) return null;
    return { text: `${best} ${vehicle.economy?.unit} combined`, factIds: [fact.factId] };
  },
  range: (_sheet, vehicle) => {
    const range = longestRange(vehicle);
    const fact = vehicle.economy?.facts.find(({ rangeMiles }) => rangeMiles === range);
    return fact && range !== null ? { text: `${range} miles`, factIds: [fact.factId] } : null;
  },
  price: (sheet, { pair }) => figureSlot(sheet, `${pair.id}.price.min`),
  here: (sheet, vehicle) => onLotSlot(sheet, vehicle),
  miles: (sheet, { pair }) => figureSlot(sheet, `${pair.id}.mileage.min`),
  drive: (_sheet, { pair }) => {
    const four = pair.summary.drivetrains.filter(({ name }) => /^(AWD|4WD)$/.test(name));
    const factIds = four.map((entry) => tallyFactId(pair.id, 'drivetrain', entry));
    return { text: joinWithAnd(four.map(({ name }) => driveName(name))), factIds };
  },
  choice: (_sheet, { pair }) => countSlot(`${pair.id}.count`, pair.summary.count),
};

function verdict(lead: Lead, wordings: readonly string[]): Message {
  const slots: Message['slots'] = (sheet, about) => {
    const vehicle = comparedAt(sheet, about);
    if (!vehicle || leadOf(sheet, vehicle) !== lead) return null;
    const figure = figures[lead](sheet, vehicle);
    const against = againstOf(sheet, vehicle, lead);
    const reads = plain(vehicle.pair.summary.count === 1 ? 'the one here shows' : 'ours start at');
    return figure && { ...nameSlots(vehicle), figure, against, start: startOf(vehicle), reads };
  };
  return { id: `verdict.${lead}`, slots, wordings };
}

/** "used ones here start at", "the new one here is priced at". */
function startOf({ pair, pairedBy, years }: ComparedVehicle): Slot {
  const kind = pairedBy === 'any' ? '' : `${pairedBy} `;
  if (pair.summary.count === 1) return plain(`the ${kind}one here is priced at`);
  if (years) return yearsSlot(`${kind}ones from`, years, pair);
  return plain(kind === '' ? 'ours start at' : `${kind}ones here start at`);
}

function yearsSlot(
  ones: string,
  { from, to }: NonNullable<ComparedVehicle['years']>,
  { id, summary }: ComparedVehicle['pair'],
): Slot {
  const factIds = summary.years.map((year) => tallyFactId(id, 'year', year));
  return { text: `${ones} ${from === to ? from : `${from} to ${to}`} start at`, factIds };
}

/** Its price has been set against that of the one that is ahead. */
function isTold(sheet: FactSheet, vehicle: ComparedVehicle): boolean {
  return sheet.compared.some((one) => {
    return leadOf(sheet, one) === 'price' && runnerUp(sheet, one, 'price') === vehicle;
  });
}

/** "against $18,895 for the RAV4", "and next comes the RAV4 with $18,895". */
function againstOf(sheet: FactSheet, vehicle: ComparedVehicle, lead: Lead): Slot | null {
  if (lead === 'here') return notHere(sheet, vehicle);
  if (lead === 'drive') return without(sheet, vehicle);
  const second = runnerUp(sheet, vehicle, lead);
  const figure = second && figures[lead](sheet, second);
  if (!second || !figure) return null;
  const isTwo = sheet.compared.length === 2;
  const factIds = [...figure.factIds, `${second.id}.name`];
  const name = isTwo ? second.name : second.short;
  const upTo = lead === 'economy' || lead === 'range' ? 'up to ' : '';
  const text = isTwo
    ? `against ${upTo}${figure.text} for the ${name}`
    : `and next comes the ${name} with ${upTo}${figure.text}`;
  return { text, factIds };
}

/** "the Ram 1500 here does without it". */
function without({ compared }: FactSheet, vehicle: ComparedVehicle): Slot {
  const others = compared.filter((other) => other !== vehicle && other.pair.summary.count > 0);
  const names = joinWithAnd(others.map(({ short }) => `the ${short}`));
  const factIds = others.map(({ id }) => `${id}.name`);
  return { text: `${names} here ${others.length > 1 ? 'do' : 'does'} without it`, factIds };
}

/** "the Ram 1500 is not in our stock". */
function notHere({ compared }: FactSheet, vehicle: ComparedVehicle): Slot {
  const others = compared.filter((other) => other !== vehicle);
  const names = joinWithAnd(others.map(({ name }) => `the ${name}`));
  const factIds = others.map(({ id }) => `${id}.name`);
  return { text: `${names} ${others.length > 1 ? 'are' : 'is'} not in our stock`, factIds };
}
