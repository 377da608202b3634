import { trimsOf } from '../../cars/figures-of.ts';
import { groupsOf } from '../../facts/derived-facts.ts';
import { slug, tallyFactId } from '../../facts/stock-facts.ts';
import { areTrimsKnown, isStandIn, type StockSet } from '../../facts/stock-sets.ts';
import { type Tally } from '../../facts/stock-summary.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { figureSlot, tallySlots } from '../fact-slots.ts';
import { countInWords } from '../figures.ts';
import { inLineup } from '../in-lineup.ts';
import { joinSlots, joinWithOr } from '../lists.ts';
import type { Message } from '../message.ts';
import { plain, type Slot } from '../slots.ts';
import { driveName, engineName, shortColor } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/landing.md' with { type: 'text' };

const prose = proseIn('landing.md', text);

/** What the page of one model says of it, beyond how many there are and at what price. */
export const landingMessages: readonly Message[] = [
  {
    id: 'landing.trims',
    slots: (sheet) => (sheet.focus.id === 'exact' ? { trims: trimsSlot(sheet) } : null),
    wordings: prose('landing.trims'),
  },
  {
    id: 'landing.conditions',
    slots: ({ focus }) => {
      const { conditions } = focus.summary;
      if (focus.id !== 'exact' || !isOneModel(focus) || conditions.length < 2) return null;
      const names: Record<string, string> = { certified: 'certified pre-owned' };
      const split = tallySlots(focus, 'condition', conditions, (n, name) => {
        return `${n} ${names[name] ?? name}`;
      });
      return { split };
    },
    wordings: prose('landing.conditions'),
  },
  {
    id: 'landing.one-trim',
    slots: ({ focus, car }) => {
      const [only, other] = focus.summary.trims;
      if (focus.id !== 'exact' || !isOneModel(focus) || !only || other || only.count < 2)
        return null;
      // Of a trim that its maker did not sell that year the listing may be wrong.
      const sold = car ? trimsOf(car).map((one) => one.toLowerCase()) : [];
      if (sold.length > 0 && !sold.includes(only.name.toLowerCase())) return null;
      const isAll = only.count === focus.summary.count;
      const trim = tallySlots(focus, 'trim', [only], (_n, name) => name);
      return isAll ? { trim, All: allOf(focus) } : null;
    },
    wordings: prose('landing.one-trim'),
  },
  {
    id: 'landing.shared',
    slots: ({ focus }) => {
      const { engines, drivetrains, count } = focus.summary;
      const parts = [
        ...shared(focus, 'engine', engines, engineName),
        ...shared(focus, 'drivetrain', drivetrains, driveName),
      ];
      const told = { parts: joinSlots(parts), All: allOf(focus) };
      return isOneModel(focus) && count > 1 ? told : null;
    },
    wordings: prose('landing.shared'),
  },
  {
    id: 'landing.power',
    slots: ({ focus }) => {
      const engines = focus.summary.engines.slice(0, 3);
      const drives = focus.summary.drivetrains;
      if (!isOneModel(focus) || focus.summary.count < 2) return null;
      if (engines.length < 2 && drives.length < 2) return null;
      const parts = [
        orSlot(focus, 'engine', engines, engineName),
        orSlot(focus, 'drivetrain', drives, driveName),
      ].filter((part) => part !== null);
      return { parts: joinSlots(parts) };
    },
    wordings: prose('landing.power'),
  },
  {
    id: 'landing.colors',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 6);
      if (isStandIn(focus) || colors.length < 2) return null;
      const list = tallySlots(focus, 'color', colors, (n, name, { count }) => {
        return count > 1 ? `${shortColor(name)} (${n})` : shortColor(name);
      });
      return { colors: list };
    },
    wordings: prose('landing.colors'),
  },
  {
    id: 'landing.before-you-come',
    slots: ({ focus }) => (focus.summary.count > 1 && focus.id !== 'lot' ? {} : null),
    wordings: prose('landing.before-you-come'),
  },
  {
    id: 'landing.get-one',
    slots: (sheet) => (sheet.brief.subject && sheet.sets.exact.summary.count === 0 ? {} : null),
    wordings: prose('landing.get-one'),
  },
];

/** More trims than this are told by the first and the last. */
const maxTrims = 4;

/** "two LE from $29,800, three SE from $31,615 and one XSE at $35,675", the lowest trim first. */
function trimsSlot(sheet: FactSheet): Slot | null {
  const { focus } = sheet;
  const groups = inLineup(
    groupsOf(focus, 'trim').filter(({ summary }) => summary.price),
    sheet,
  );
  if (!isOneModel(focus) || groups.length < 2 || !areTrimsKnown(focus)) return null;
  const slots = groups.flatMap(({ name, summary }) => {
    const id = `${focus.id}.trim.${slug(name)}`;
    const low = figureSlot(sheet, `${id}.price.min`);
    if (!low) return [];
    const from = summary.price?.min === summary.price?.max ? 'at' : 'from';
    const factIds = [id, ...low.factIds];
    const text = `${name} ${from} ${low.text}`;
    return [{ text: `${countInWords(summary.count)} ${text}`, factIds, short: text }];
  });
  const [first, last] = [slots[0], slots.at(-1)];
  if (slots.length <= maxTrims || !first || !last) return joinSlots(slots);
  const factIds = [`${focus.id}.kinds.trim`, ...first.factIds, ...last.factIds];
  const count = countInWords(focus.summary.trims.length);
  return { text: `${count} trims, the ${first.short} to the ${last.short}`, factIds };
}

/** What every one of the set has; nothing where one of them is not known. */
function shared(
  focus: StockSet,
  kind: string,
  tallies: readonly Tally[],
  say: (name: string) => string,
): Slot[] {
  const [only, other] = tallies;
  if (!only || other || only.count < focus.summary.count) return [];
  return [{ text: say(only.name), factIds: [tallyFactId(focus.id, kind, only)] }];
}

function orSlot(
  focus: StockSet,
  kind: string,
  tallies: readonly Tally[],
  say: (name: string) => string,
): Slot | null {
  // What all of them have is no choice.
  if (tallies.length < 2) return null;
  const factIds = tallies.map((entry) => tallyFactId(focus.id, kind, entry));
  return { text: joinWithOr(tallies.map(({ name }) => say(name))), factIds };
}

/** Of two nobody says "all". */
function allOf({ summary }: StockSet): Slot {
  return plain(summary.count === 2 ? 'Both' : 'All');
}

function isOneModel({ id, summary }: StockSet): boolean {
  return id !== 'lot' && summary.models.length === 1;
}
