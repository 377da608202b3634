import { leadOf, type Lead } from '../../facts/compared-leads.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { countSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { plain } from '../slots.ts';
import { againstOf, figures, isTold, startOf } from '../verdict-slots.ts';
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
    'rows',
    wordingsOf(`
      - If you need {figure}, take the {whole}, {against}.
      - Bigger families should look at the {whole}: it comes with {figure}, {against}.
      - The {whole} is the one with {figure}, {against}.
      - For {figure} choose the {whole}, {against}.
    `),
  ),
  verdict(
    'seats',
    wordingsOf(`
      - If you count seats, take the {whole}: it seats up to {figure}, {against}.
      - The {whole} carries more people, up to {figure}, {against}.
      - For more passengers choose the {whole}, with room for up to {figure}, {against}.
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
      const figure = figures.price(sheet, vehicle);
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
