import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Rank } from '../../facts/rank-figures.ts';
import { countInWords } from '../figures.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { rankCaveats } from './rank-caveats.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/rank-messages.md' with { type: 'text' };

const prose = proseIn('rank-messages.md', text);

/**
 * Which of today's models come first in a figure, of all those of the kind that the guide has it
 * of: how many were compared is said, since a model without a figure may have more.
 */
export const rankMessages: readonly Message[] = [
  leaders('cargo', 'holds the most', 'the most cargo room'),
  leaders(
    'cargo-third',
    'holds the most with every seat in use',
    'the most room behind the third row',
  ),
  leaders('trunk', 'has the biggest trunk', 'the biggest trunk'),
  leaders('mpg', 'goes farthest on a gallon', 'the highest mileage per gallon'),
  leaders('towing', 'has the highest maximum tow rating', 'the highest tow rating'),
  leaders('payload', 'has the highest maximum payload', 'the highest payload'),
  leaders('clearance', 'sits highest', 'the most ground clearance'),
  leaders('range', 'goes farthest on a charge', 'the longest range'),
  shared('cargo', 'the most cargo room'),
  shared('mpg', 'the highest mileage per gallon'),
  shared('towing', 'the highest maximum tow rating'),
  shared('payload', 'the highest maximum payload'),
  shared('clearance', 'the most ground clearance'),
  shared('range', 'the longest range'),
  shared('trunk', 'the biggest trunk'),
  shared('cargo-third', 'the most room behind the third row'),
  ...rankCaveats,
  able('towing', 'that are rated to tow {least} pounds or more'),
  {
    id: 'rank.towing-reserve',
    slots: (sheet) => ableSlots(sheet, 'towing', 'reserve'),
    wordings: prose('rank.towing-reserve'),
  },
  {
    id: 'rank.towing-tongue',
    slots: (sheet) => {
      const least = sheet.facts.get('rank.towing.least');
      const tongue = slotOf(sheet, 'rank.tongue');
      const share = slotOf(sheet, 'rank.tongue-share');
      if (!least || !tongue || !share) return null;
      const text = String(least.value);
      return { least: { text, factIds: [least.id] }, tongue, share };
    },
    wordings: prose('rank.towing-tongue'),
  },
  able('payload', 'that are rated to carry {least} pounds or more'),
  able('clearance', 'with {least} inches of ground clearance or more'),
  able('mpg', 'with an EPA estimate of {least} mpg combined or more'),
  able('range', 'with an EPA-estimated range of {least} miles or more'),
];

function leaders(rank: Rank, claim: string, most: string): Message {
  return {
    id: `rank.${rank}`,
    slots: (sheet) => leaderSlots(sheet, rank),
    wordings: wordingsOf(`
      - Of {count} current {kind} compared by {from}, the {first} ${claim}: {figure}. Next come
        {rest}.
      - The {first} ${claim}, {figure}, when {count} current {kind} are set side by side by
        {from}. Behind it stand {rest}.
      - Look first at the {first}. By {from} it has ${most} of {count} current {kind}: {figure}.
        After it come {rest}.
      - By {from} the {first} comes out ahead among {count} current {kind}: {figure}. It's
        followed by {rest}.
    `),
  };
}

/** Two that have as much: neither has the most. */
function shared(rank: Rank, most: string): Message {
  return {
    id: `rank.${rank}-shared`,
    slots: (sheet) => sharedSlots(sheet, rank),
    wordings: wordingsOf(`
      - Of {count} current {kind} compared by {from}, {tied} share ${most}: {figure}. Next come
        {rest}.
      - When {count} current {kind} are set side by side by {from}, {tied} share ${most}, {figure}.
        Behind them stand {rest}.
      - Look first at {tied}. By {from} they share ${most} of {count} current {kind}: {figure}.
        After them come {rest}.
      - By {from} {tied} come out ahead among {count} current {kind}: {figure} each. They're
        followed by {rest}.
    `),
  };
}

function able(rank: Rank, claim: string): Message {
  return {
    id: `rank.${rank}-able`,
    slots: (sheet) => ableSlots(sheet, rank),
    wordings: wordingsOf(`
      - Current {kind} ${claim} include {able}, going by the highest published figure of each.
      - Among today's {kind} ${claim} are {able}; the figure is the highest published for each.
      - Start with {able}: they are among the current {kind} ${claim}, in the version that is
        rated highest.
      - {able} are some of the current {kind} ${claim}, each counted at its highest published
        figure.
    `),
  };
}

function leaderSlots(sheet: FactSheet, rank: Rank): Slots | null {
  const kind = slotOf(sheet, 'rank.kind');
  const count = sheet.facts.get(`rank.${rank}.count`);
  const figure = slotOf(sheet, `rank.${rank}.figure`);
  const [first, ...rest] = listed(sheet, `rank.${rank}`);
  const isShared = sheet.facts.has(`rank.${rank}.shared`);
  if (isShared || !kind || !count || !figure || !first || rest.length < 2) return null;
  return {
    kind,
    from: fromOf(rank),
    count: { text: countInWords(Number(count.value)), factIds: [count.id] },
    first,
    figure,
    rest: joined(rest),
  };
}

function sharedSlots(sheet: FactSheet, rank: Rank): Slots | null {
  const kind = slotOf(sheet, 'rank.kind');
  const count = sheet.facts.get(`rank.${rank}.count`);
  const figure = slotOf(sheet, `rank.${rank}.shared`);
  const tied = listed(sheet, `rank.${rank}.tied`);
  const rest = listed(sheet, `rank.${rank}.after`);
  if (!kind || !count || !figure || tied.length < 2 || rest.length === 0) return null;
  return {
    kind,
    from: fromOf(rank),
    count: { text: countInWords(Number(count.value)), factIds: [count.id] },
    tied: joined(tied),
    figure,
    rest: joined(rest),
  };
}

function fromOf(rank: Rank): Slot {
  const isRated = rank === 'mpg' || rank === 'range';
  return { text: isRated ? 'EPA estimates' : "their makers' figures", factIds: [] };
}

function ableSlots(sheet: FactSheet, rank: Rank, of = 'able'): Slots | null {
  const kind = slotOf(sheet, 'rank.kind');
  const least = sheet.facts.get(`rank.${rank}.least`);
  const all = listed(sheet, `rank.${rank}.${of}`);
  if (!kind || !least || all.length < 2) return null;
  return { kind, able: joined(all), least: { text: String(least.value), factIds: [least.id] } };
}

function listed({ facts }: FactSheet, id: string): Slot[] {
  return [1, 2, 3, 4, 5, 6].flatMap((at) => {
    const fact = facts.get(`${id}.${at}`);
    return fact ? [{ text: String(fact.value), factIds: [fact.id] }] : [];
  });
}

function joined(all: readonly Slot[]): Slot {
  const text = joinWithAnd(all.map((one) => `the ${one.text}`));
  return { text, factIds: all.flatMap(({ factIds }) => [...factIds]) };
}

function slotOf({ facts }: FactSheet, id: string): Slot | null {
  const fact = facts.get(id);
  return fact ? { text: String(fact.value), factIds: [fact.id] } : null;
}
