import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Need } from '../../facts/needs.ts';
import { driveAsked } from '../drive-words.ts';
import type { Message } from '../message.ts';
import { countInWords } from '../figures.ts';
import { needClaim } from '../need-names.ts';
import { filterName } from '../noun-phrases.ts';
import { type Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/needs.md' with { type: 'text' };

const prose = proseIn('needs.md', text);

/** What a keyword asks of published figures, and what the models on the lot have of it. */
export const needMessages: readonly Message[] = [
  {
    id: 'need.unmet',
    slots: unmetNeed,
    wordings: prose('need.unmet'),
  },
  {
    id: 'need.towing',
    slots: (sheet) => metBy(sheet, 'towing'),
    wordings: prose('need.towing'),
  },
  {
    id: 'need.payload',
    slots: (sheet) => metBy(sheet, 'payload'),
    wordings: prose('need.payload'),
  },
  {
    id: 'need.seats',
    slots: (sheet) => metBy(sheet, 'seats'),
    wordings: prose('need.seats'),
  },
  {
    id: 'need.unsaid',
    slots: (sheet) => {
      const [need] = sheet.unmet?.wanted.needs ?? [];
      const isUnsaid = sheet.unmet?.unsaid.includes('needs') === true;
      const [text] = need ? unsaidAs[need.of] : [];
      return isUnsaid && text ? { it: { text, factIds: ['brief.keyword'] } } : null;
    },
    wordings: prose('need.unsaid'),
  },
];

const unsaidAs: Readonly<Record<Need['of'], readonly [string]>> = {
  towing: ['the tow rating'],
  payload: ['the payload'],
  seats: ['the number of seats'],
  clearance: ['ground clearance'],
  mpg: ['fuel economy'],
  range: ['the electric range'],
};

function unmetNeed(sheet: FactSheet): Slots | null {
  const { unmet, facts } = sheet;
  const [need] = unmet?.wanted.needs ?? [];
  if (!unmet?.without.includes('needs') || !need) return null;
  const most = facts.get(`need.${need.of}.most`);
  const which = facts.get(`need.${need.of}.most-of`);
  if (!most || !which) return null;
  const { full, factIds } = kindOf(sheet);
  return {
    kind: { text: full, factIds },
    claim: needClaim(need),
    // That it has the usual number of seats tells one model from no other.
    ...(need.of === 'seats'
      ? { top: { text: `${countInWords(Number(most.value))} seats`, factIds: [most.id] } }
      : {
          most: { text: mostText(need, String(most.value)), factIds: [most.id] },
          which: { text: String(which.value), factIds: [which.id] },
        }),
  };
}

/** The kind that was asked for, whatever stands in for it. */
function kindOf(sheet: FactSheet): { full: string; factIds: string[] } {
  const { unmet, filter } = sheet;
  const wanted = { ...(unmet?.wanted ?? filter), needs: null, rows: null };
  const drive = driveAsked(wanted.drivetrains);
  return filterName(sheet, wanted, 'vehicle', drive);
}

function mostText({ of }: Need, value: string): string {
  if (of === 'towing' || of === 'payload') return `up to ${value}`;
  if (of === 'clearance') return value;
  return of === 'mpg' ? `${value} mpg combined by EPA estimate` : `${value} miles by EPA estimate`;
}

/** That it depends on the version is said of cars that were asked for by it. */
function metBy({ filter, unmet, focus }: FactSheet, of: Need['of']): Slots | null {
  const isLowered = unmet !== null && unmet.wanted.needs !== filter.needs;
  const isOf = filter.needs?.some((need) => need.of === of) === true;
  return isOf && !isLowered && focus.id !== 'lot' ? {} : null;
}
