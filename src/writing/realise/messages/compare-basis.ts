import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug, tallyFactId } from '../../facts/stock-facts.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot } from '../compared-slots.ts';
import { countSlot, tallySlots, wholeTallies } from '../fact-slots.ts';
import { summariseStock } from '../../facts/stock-summary.ts';
import { bodyNoun, counted, modelCount } from '../noun-phrases.ts';
import { joinSlots, joinWithOr } from '../lists.ts';
import { likeModels } from '../../facts/same-kind.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-basis.md' with { type: 'text' };

const prose = proseIn('compare-basis.md', text);

/** What a comparison rests on: which cars are set against each other and why, and whose figures. */
export const compareBasisMessages: readonly Message[] = [
  {
    id: 'basis.used',
    slots: (sheet) => {
      const onlyUsed = sheet.compared.filter(({ used, fresh }) => {
        return used.summary.count > 0 && fresh.summary.count === 0;
      });
      const hasNew = sheet.compared.some(({ fresh }) => fresh.summary.count > 0);
      const names = joinWithOr(onlyUsed.map(({ short }) => short));
      const factIds = onlyUsed.map(({ id }) => `${id}.name`);
      return isPaired(sheet, 'used') && hasNew ? { no: { text: names, factIds } } : null;
    },
    wordings: prose('basis.used'),
  },
  {
    id: 'basis.new',
    slots: (sheet) => {
      const isMixed = sheet.compared.some(({ used }) => used.summary.count > 0);
      return isPaired(sheet, 'new') && isMixed ? { those: namesSlot(sheet.compared) } : null;
    },
    wordings: prose('basis.new'),
  },
  {
    id: 'basis.mixed',
    slots: (sheet) => {
      const stocked = sheet.compared.filter(({ pair }) => pair.summary.count > 0);
      const fresh = stocked.filter(({ used }) => used.summary.count === 0);
      const used = stocked.filter(({ fresh: own }) => own.summary.count === 0);
      const isAsked = stocked.some(({ subject }) => subject.condition !== null);
      if (isAsked || fresh.length === 0 || used.length === 0) return null;
      return { fresh: namesSlot(fresh), used: namesSlot(used) };
    },
    wordings: prose('basis.mixed'),
  },
  {
    id: 'basis.years',
    slots: ({ compared }) => yearSlots(compared),
    wordings: prose('basis.years'),
  },
  {
    id: 'basis.version',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const version = vehicle && onlyVersion(vehicle);
      return vehicle && version ? { ...nameSlots(vehicle), version } : null;
    },
    wordings: prose('basis.version'),
  },
  {
    id: 'basis.coming',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      // Beside those that are here, the table says how many more are coming.
      if (!vehicle || vehicle.summary.count > 0) return null;
      const { coming, short } = vehicle;
      const n = countSlot(`${coming.id}.count`, coming.summary.count);
      const ones = counted(n, `${short} ${bodyNoun(coming)}`);
      const factIds = [`${vehicle.id}.name`, ...(ones?.factIds ?? [])];
      return { ...nameSlots(vehicle), n, ones: ones && { ...ones, factIds } };
    },
    wordings: prose('basis.coming'),
  },
  {
    id: 'basis.ages',
    slots: (sheet) => {
      const stocked = sheet.compared.filter(({ pair }) => pair.summary.count > 0);
      const isAsked = stocked.some(({ subject }) => subject.year !== null);
      const spans = stocked.map(({ pair }) => pair.summary.years.map(({ name }) => Number(name)));
      const isApart = spans.some((own) =>
        spans.some((other) => Math.min(...own) > Math.max(...other) + 1),
      );
      if (isAsked || !isPaired(sheet, 'used') || !isApart) return null;
      return { ages: joinSlots(stocked.map(ageSlot)) };
    },
    wordings: prose('basis.ages'),
  },
  {
    id: 'basis.sources',
    slots: (sheet) => (areRated(sheet) ? {} : null),
    wordings: prose('basis.sources'),
  },
  {
    id: 'basis.stock',
    slots: (sheet) => {
      const isStocked = sheet.compared.some(({ summary }) => summary.count > 0);
      return isStocked && !areRated(sheet) ? {} : null;
    },
    wordings: prose('basis.stock'),
  },
  {
    id: 'basis.others',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      if (!vehicle?.isOtherYears) return null;
      const n = countSlot(`${vehicle.id}.count`, vehicle.summary.count);
      const ones = counted(n, `${vehicle.subject.model} ${bodyNoun(vehicle)}`);
      return { ...nameSlots(vehicle), n, ones };
    },
    wordings: prose('basis.others'),
  },
  {
    id: 'basis.neither',
    slots: ({ compared }) => {
      const names = compared.map(({ id, name }) => ({ text: name, factIds: [`${id}.name`] }));
      const factIds = names.flatMap((one) => one.factIds);
      const list = joinWithOr(names.map(({ text }) => text));
      return compared.length > 1 ? { none: { text: list, factIds } } : null;
    },
    wordings: prose('basis.neither'),
  },
  {
    id: 'basis.instead',
    slots: ({ compared, sets: { lot } }) => {
      const like = compared.map(({ subject }) => likeModels(subject, lot.vehicles, true));
      // Only what is of the kind of all: beside an SUV and a sedan nothing is.
      const own = lot.vehicles.filter((car) => like.every((cars) => cars.includes(car)));
      const models = wholeTallies(lot, summariseStock(own).models.slice(0, 3));
      const list = tallySlots(lot, 'model', models, (n, _name, entry) => modelCount(lot, n, entry));
      return { list };
    },
    wordings: prose('basis.instead'),
  },
  {
    id: 'basis.unknown',
    slots: (sheet, about) => {
      const unknown = comparedAll(sheet, about).filter((one) => !one.isKnown);
      return unknown.length > 0 ? { those: namesSlot(unknown, true) } : null;
    },
    wordings: prose('basis.unknown'),
  },
];

const areRated = ({ compared }: FactSheet): boolean =>
  compared.filter(({ economy }) => economy).length > 1;

function isPaired({ compared }: FactSheet, by: ComparedVehicle['pairedBy']): boolean {
  return compared.some(({ pairedBy }) => pairedBy === by);
}

function yearSlots(compared: readonly ComparedVehicle[]): Slots | null {
  const years = compared[0]?.years;
  if (!years) return null;
  const factIds = compared.map(({ pair }) => `${pair.id}.count`);
  const tallies = compared.flatMap(({ pair }) =>
    pair.summary.years.map(({ name }) => `${pair.id}.year.${name}`),
  );
  const of = (year: number): Slot => ({ text: String(year), factIds: [...factIds, ...tallies] });
  return years.from === years.to ? null : { from: of(years.from), to: of(years.to) };
}

/** The one version that the lot has of a model, where its name is another: "RAV4 Hybrid". */
function onlyVersion({ vehicles, subject, id }: ComparedVehicle): Slot | null {
  const models = new Set(vehicles.map(({ model }) => model));
  const [only] = models;
  if (models.size !== 1 || !only || only.toLowerCase() === subject.model.toLowerCase()) return null;
  return { text: only, factIds: [`${id}.model.${slug(`${vehicles[0]?.make} ${only}`)}`] };
}

/** "the Ram 1500 is from 2016". */
function ageSlot({ id, short, pair }: ComparedVehicle): Slot {
  const years = pair.summary.years.map(({ name }) => name).toSorted();
  const [first, last] = [years[0], years.at(-1)];
  const factIds = pair.summary.years.map((year) => tallyFactId(pair.id, 'year', year));
  const span = first === last ? first : `${first} to ${last}`;
  return { text: `the ${short} is from ${span}`, factIds: [...factIds, `${id}.name`] };
}
