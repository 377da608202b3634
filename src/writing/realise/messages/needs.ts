import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Need } from '../../facts/needs.ts';
import { driveAsked } from '../drive-words.ts';
import type { Message } from '../message.ts';
import { countInWords } from '../figures.ts';
import { needClaim } from '../need-names.ts';
import { filterName } from '../noun-phrases.ts';
import { type Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a keyword asks of published figures, and what the models on the lot have of it. */
export const needMessages: readonly Message[] = [
  {
    id: 'need.unmet',
    slots: unmetNeed,
    wordings: wordingsOf(`
      - No {kind} on our lot in {city} {claim} as of {date}. The highest figure among them is that
        of the {which}, {most}.
      - As of {date} no {kind} on our {city} lot {claim}; the {which} has the highest figure,
        {most}.
      - We have no {kind} in {city} that {claim} as of {date}. The {which} comes closest:
        {most}.
      - No {kind} on our lot in {city} {claim} as of {date}; the most that any of them has is {top}.
      - As of {date} no {kind} on our {city} lot {claim}. The most that any of them has is {top}.
      - We have no {kind} in {city} that {claim} as of {date}; ours go up to {top}.
    `),
  },
  {
    id: 'need.towing',
    slots: (sheet) => metBy(sheet, 'towing'),
    wordings: wordingsOf(`
      - A rating like that takes the right engine, axle and tow package, so give us the {number} and
        we'll look up what that very {short_thing} is rated for.
      - What counts here is the highest rating of each model. Engine, axle and tow package decide
        what one {short_thing} may pull, so ask us for its own figure by {number}.
      - Not every version is rated that high: engine, axle and tow package decide. Name the {number}
        and we'll check the rating of that {short_thing}.
    `),
  },
  {
    id: 'need.payload',
    slots: (sheet) => metBy(sheet, 'payload'),
    wordings: wordingsOf(`
      - What counts here is the highest payload of each model. Cab, bed, engine and options change
        it, so read the label on the driver's door jamb of the one you like.
      - Payload differs from one {short_thing} to the next of the same model, so have us read you
        the door-jamb label by {number}.
      - Not every version may carry that much. The label on the door jamb says what that very
        {short_thing} may, and we'll read it to you by {number}.
    `),
  },
  {
    id: 'need.seats',
    slots: (sheet) => metBy(sheet, 'seats'),
    wordings: wordingsOf(`
      - The number of seats depends on how each one was ordered, so ask us to count the belts in the
        one you like.
      - Some were ordered with a seat less, so have us check the {number} you like before you come.
      - Seat counts vary with the second row that was ordered; ask us to confirm it by {number}.
    `),
  },
  {
    id: 'need.unsaid',
    slots: (sheet) => {
      const [need] = sheet.unmet?.wanted.needs ?? [];
      const isUnsaid = sheet.unmet?.unsaid.includes('needs') === true;
      const [text] = need ? unsaidAs[need.of] : [];
      return isUnsaid && text ? { it: { text, factIds: ['brief.keyword'] } } : null;
    },
    wordings: wordingsOf(`
      - Our listings don't give {it}, so ask us by {number} and we'll look it up for that very
        vehicle.
      - {it} is not in our listings. Send us the {number} of one you like and we'll look it up.
      - The listings leave out {it}; give us the {number} and we'll find it for that vehicle.
    `),
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
