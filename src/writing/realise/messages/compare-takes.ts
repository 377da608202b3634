import { areToldApart, areTrimsOfOne } from '../../cars/told-apart.ts';
import { areComparable, type CarLead, isGapped } from '../../facts/car-leads.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { asOnLot, isTwoWheelUnrated, likeEconomyId, withGasToo } from '../../facts/like-economy.ts';
import { isRatedBefore } from '../../cars/rated-car.ts';
import { type Matter, mattersFor } from '../../facts/verdict-matters.ts';
import { comparedAt, nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-takes.md' with { type: 'text' };

const prose = proseIn('compare-takes.md', text);

/** A verdict is read by two reasons for each; a list is in the table. */
const reasonsEach = 2;

type Reason = { need: string; figure: Slot };

/** Who should take which of two cars: what speaks for each, with the figures of both. */
export const compareTakeMessages: readonly Message[] = [
  take('side', (reasons) => reasons === 1, prose('take.side')),
  take('two', (reasons) => reasons > 1, prose('take.two')),
  {
    id: 'take.none',
    slots: (sheet, about) => {
      const side = comparedAt(sheet, about);
      const [rival, more] = sheet.compared.filter((one) => one !== side);
      if (!side || !rival || more || reasonsFor(sheet, side).length > 0) return null;
      const suits = factSlot(sheet, `${side.id}.car.suits`);
      const isTold =
        reasonsFor(sheet, rival).length > 0 || factSlot(sheet, `${rival.id}.car.suits`);
      return isTold ? { it: nameSlots(side).it, suits } : null;
    },
    wordings: prose('take.none'),
  },
  {
    id: 'take.even',
    slots: (sheet) => {
      const [one, two, more] = sheet.compared;
      if (!one || !two || more || !areToldApart(sheet.compared)) return null;
      const suits = [one, two].filter(({ id }) => sheet.facts.has(`${id}.car.suits`));
      if (suits.length > 1 || [one, two].some((side) => reasonsFor(sheet, side).length > 0)) {
        return null;
      }
      return { one: nameSlots(one).it, two: nameSlots(two).it };
    },
    wordings: prose('take.even'),
  },
];

/** Two reasons stand in a sentence of their own, so that neither grows too long to read. */
function take(
  id: string,
  isOf: (reasons: number) => boolean,
  wordings: readonly string[],
): Message {
  return {
    id: `take.${id}`,
    slots: (sheet, about) => {
      const side = comparedAt(sheet, about);
      const reasons = side ? reasonsFor(sheet, side) : [];
      if (!side || reasons.length === 0 || !isOf(reasons.length)) return null;
      const factIds = reasons.flatMap(({ figure }) => [...figure.factIds]);
      return {
        ...nameSlots(side),
        needs: { text: joinWithAnd(reasons.map(({ need }) => need)), factIds },
        figures: { text: reasons.map(({ figure }) => figure.text).join(', and '), factIds },
      };
    },
    wordings,
  };
}

/** What it is ahead in of all others, in the order in which buyers of its kind ask. */
export function reasonsFor(sheet: FactSheet, side: ComparedVehicle): Reason[] {
  const { compared, brief } = sheet;
  if (compared.length < 2 || !(areToldApart(compared) || areTrimsOfOne(compared))) return [];
  const kinds = compared.flatMap(({ car }) => car?.guide.kind ?? []);
  const isAbroad = brief.store.country !== 'US';
  const all = mattersFor(kinds).filter(({ fact }) => {
    return !(isAbroad && fact === 'range-most');
  });
  // A narrow lead is no reason: the table has both figures.
  const figured = all.filter(({ isHad }) => !isHad);
  const clear = figured.flatMap((matter) => reasonOf(sheet, matter, side) ?? []);
  if (clear.length > 0) return clear.slice(0, reasonsEach);
  const had = all.filter(({ isHad }) => isHad);
  return had.flatMap((matter) => reasonOf(sheet, matter, side) ?? []).slice(0, 1);
}

/** What the figure is measured by, where it isn't the same on every car. */
const places: Readonly<Record<string, CarLead>> = {
  'cargo-compared': 'cargo',
  length: 'length',
  'towing-most': 'towing',
  'payload-most': 'payload',
};

function reasonOf(sheet: FactSheet, matter: Matter, side: ComparedVehicle): Reason | null {
  const { compared, facts } = sheet;
  const { need, fact, value, least, by = 0, before = '' } = matter;
  const { told = (text: string) => text, behind = figureIn, beside } = matter;
  const lead = places[fact];
  if (lead && !areComparable(compared, lead)) return null;
  const others = compared.filter((one) => one !== side);
  // An engine that nobody has rated yet may use less.
  const isOfFuel = fact === 'mpg-best';
  if (isOfFuel && others.some(isGapped)) return null;
  const rated = isOfFuel ? 'mpg' : fact === 'range-most' ? 'range' : null;
  if (rated && compared.some((one) => isTwoWheelUnrated(one.car, rated))) return null;
  if (isOfFuel && compared.some(({ car }) => car && isRatedBefore(car))) return null;
  const carOf = (one: ComparedVehicle) => (need === 'power' ? asOnLot(one) : one.car);
  const figures = others.map((one) => {
    const car = carOf(one);
    const isKnown = car !== null && value(car) !== null;
    const figure = isKnown ? (matter.most ?? value)(car) : null;
    // The plug-in that the table has is stronger, wherever it stands.
    const whole = need === 'power' && one.car ? (matter.most?.(one.car) ?? null) : null;
    return {
      one,
      car,
      figure: figure === null || whole === null ? figure : Math.max(figure, whole),
    };
  });
  const [next] = figures.toSorted((one, two) => (two.figure ?? 0) - (one.figure ?? 0));
  const car = carOf(side);
  const own = car && value(car);
  if (own === null || figures.some(({ figure }) => figure === null)) return null;
  const gap = own - (next?.figure ?? 0);
  if (!next || gap <= least * Math.abs(own) || gap < by) return null;
  const best = `${side.id}.car.${fact}`;
  const like = likeEconomyId(sheet, next.one, String(facts.get(best)?.value ?? ''));
  const factIds = [best, isOfFuel ? like : `${next.one.id}.car.${fact}`];
  const [text, less] = [side, next.one].map((one, at) => {
    return facts.get(factIds[at] ?? '')?.value ?? (isOfFuel ? ratedText(one) : undefined);
  });
  if (text === undefined || less === undefined || !car || !next.car) return null;
  // In Canada trims are not told, and one trim's figure is not the model's.
  const isTold = sheet.brief.store.country === 'US' || !/^(?:towing|payload)/.test(fact);
  if (!isTold && ofOneTrim.test(String(less))) return null;
  const ahead = told(String(text), car);
  const figure = behind(told(String(less), next.car), ahead);
  const rest = figure + (/20\d\d/.test(figure) ? '' : yearIn(String(less), next.one));
  const name = others.length > 1 ? ` for the ${next.one.short}` : '';
  const other = beside && facts.get(`${next.one.id}.car.${beside}`);
  const instead = other ? ` (the ${other.value} has a third row)` : '';
  const gas = isOfFuel ? withGasToo(sheet, side, [ahead, rest]) : null;
  const lacked = matter.lacked?.(next.one.short) ?? `against ${rest}${name}${instead}`;
  const both = `${before}${gas?.ahead ?? ahead}, ${lacked}`;
  const ids = isOfFuel ? [side, next.one].flatMap(ratedIds) : [];
  ids.push(...(gas?.factIds ?? []));
  if (other) ids.push(other.id);
  // What only the EPA rates has no figure of the guide.
  const known = factIds.filter((id) => facts.has(id));
  const what = gas?.isLess ? `${need} as a hybrid` : need;
  return { need: what, figure: { text: both, factIds: [...known, ...ids, `${next.one.id}.name`] } };
}

const ofOneTrim = /\b(?:for|in) the \p{Lu}/u;

/** What the EPA estimates of a year that the guide has no figure of. */
function ratedText({ economy }: ComparedVehicle): string | undefined {
  const figures = economy?.facts.flatMap(({ combinedMpg }) => combinedMpg ?? []) ?? [];
  return figures.length > 0 ? `${Math.max(...figures)} mpg combined` : undefined;
}

function ratedIds({ economy }: ComparedVehicle): string[] {
  return economy?.facts.map(({ factId }) => factId) ?? [];
}

/** A figure of another model year than the one that is compared says so. */
function yearIn(text: string, { subject }: ComparedVehicle): string {
  const [, year] = /(?:, |\()(20\d\d)\)/.exec(text) ?? [];
  return year === undefined || Number(year) === subject.year ? '' : ` for ${year}`;
}

const quantity = String.raw`\d[\d.,]*(?: to [\d.,]+)? (?:cubic feet|[a-z]+)`;
/** "838 L (29.6 cubic feet)": both units or neither. */
const quantities = new RegExp(String.raw`^.*?${quantity}(?: \(${quantity}\))?`, 'i');

/** "14.8 cubic feet": without what it takes, which the table has. */
function figureIn(text: string): string {
  return quantities.exec(text)?.[0] ?? text;
}
