import { bestCombined, leadOf, longestRange, type Lead } from '../../facts/compared-leads.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { tallyFactId } from '../../facts/stock-facts.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot } from '../compared-slots.ts';
import { countSlot, figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { joinWithAnd } from '../lists.ts';
import type { Slot } from '../slots.ts';
import { driveName } from '../vehicle-phrase.ts';
import { wordingsOf } from '../wordings-of.ts';

/**
 * Who should choose which: each vehicle by the one point in which the figures put it ahead of all
 * the others, and the test drive where they put it ahead in none.
 */
export const compareVerdictMessages: readonly Message[] = [
  verdict('economy', [
    'Choose the {whole} if fuel matters most: the EPA estimates up to {figure}.',
    'The {whole} is the one for low fuel use, with an EPA estimate of up to {figure}.',
    'Drivers who watch the fuel bill should take the {whole}, EPA-estimated at up to {figure}.',
  ]),
  verdict('range', [
    'Choose the {whole} if range matters most: the EPA estimates up to {figure}.',
    'For days away from a charger take the {whole}, EPA-estimated at up to {figure}.',
  ]),
  verdict('price', [
    'Choose the {whole} if price decides, since ours start at {figure}.',
    'The {whole} suits the tighter budget, with prices here from {figure}.',
    'If you want to spend less, look first at the {whole}, which we have from {figure}.',
  ]),
  verdict('drive', [
    'Choose the {whole} if you need {figure}, which only it has in our stock.',
    'Take the {whole} for {figure}; of these, it is the one that our rows list with it.',
  ]),
  verdict('choice', [
    'Choose the {whole} if you want to compare in person: {figure} {figure|is|are} on our lot.',
    'The {whole} gives you the wider choice at our store, with {figure} in stock.',
    'If a wide choice matters to you, look first at the {whole}: we have {figure} of them here.',
  ]),
  {
    id: 'verdict.drive-it',
    slots: (sheet, about) => {
      const without = comparedAll(sheet, about).filter((one) => one.isKnown);
      if (without.length === 0 || without.some((one) => leadOf(sheet, one) !== null)) return null;
      return { those: namesSlot(without, true) };
    },
    wordings: wordingsOf(`
      - Choose {those} if your own test drive speaks for {those|it|them}, since
        seats, noise and view are in no table.
      - {those} may still be right for you, because no figure shows how a car sits and
        drives.
      - Keep {those} on your list until you have driven {those|it|them}; comfort and view do
        not show in figures.
    `),
  },
  {
    id: 'verdict.frame',
    slots: (sheet, about) => ({ those: namesSlot(comparedAll(sheet, about), true) }),
    wordings: wordingsOf(`
      - This page sets {those} side by side, from our stock list of {date} and the tables named
        below.
      - Here are {those} next to each other, as far as our stock on {date} and published tables
        tell.
    `),
  },
  {
    id: 'verdict.sources',
    slots: (sheet) => (sheet.compared.some((one) => one.economy) ? {} : null),
    wordings: wordingsOf(`
      - Prices and numbers come from our stock list of {date}, fuel figures from the EPA.
      - All of it rests on our stock of {date} and on EPA estimates; trims differ, so check the one
        you want.
    `),
  },
  {
    id: 'verdict.stock-source',
    slots: (sheet) => (sheet.compared.some((one) => one.economy) ? null : {}),
    wordings: wordingsOf(`
      - Prices and numbers come from our stock list of {date}; trims differ, so check the one you
        want.
      - All of it rests on what our lot holds on {date}, so other trims and years may differ.
    `),
  },
  {
    id: 'verdict.unknown',
    slots: (sheet, about) => {
      const unknown = comparedAll(sheet, about).filter((one) => !one.isKnown);
      return unknown.length > 0 ? { those: namesSlot(unknown, true) } : null;
    },
    wordings: wordingsOf(`
      - On {those} we have no facts, neither in stock nor in the tables we use, so this page
        cannot say how {those|it does|they do}.
      - Neither our stock nor our tables hold anything on {those}; nothing here speaks for or
        against {those|it|them}.
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
  price: (sheet, vehicle) => figureSlot(sheet, `${vehicle.id}.price.min`),
  drive: (_sheet, vehicle) => {
    const four = vehicle.summary.drivetrains.filter(({ name }) => /^(AWD|4WD)$/.test(name));
    const factIds = four.map((entry) => tallyFactId(vehicle.id, 'drivetrain', entry));
    return { text: joinWithAnd(four.map(({ name }) => driveName(name))), factIds };
  },
  choice: (_sheet, vehicle) => countSlot(`${vehicle.id}.count`, vehicle.summary.count),
};

function verdict(lead: Lead, wordings: readonly string[]): Message {
  const slots: Message['slots'] = (sheet, about) => {
    const vehicle = comparedAt(sheet, about);
    if (!vehicle || leadOf(sheet, vehicle) !== lead) return null;
    const figure = figures[lead](sheet, vehicle);
    return figure && { ...nameSlots(vehicle), figure };
  };
  return { id: `verdict.${lead}`, slots, wordings };
}
