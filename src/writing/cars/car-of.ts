import type { StockVehicle } from '../store-profile.ts';
import { compact } from '../research/reading/normalise.ts';
import type { CarModel, CarSpan } from './car-model.ts';
import { agreesWith } from './agrees-with.ts';
import { withoutRemark } from './named-trims.ts';
import { type CarVersion, versionIn } from './car-version.ts';
import { carModelOf, lastGuideYear, spanIn, withoutSize } from './guide.ts';

/** What the guide knows of one car that an article is about. */
export type Car = {
  guide: CarModel;
  /** The model as it was asked for: "RAV4 Hybrid". */
  model: string;
  /** Null where no model year was asked for. */
  year: number | null;
  /** The years that figures are told of. */
  span: CarSpan;
  /** Other shapes of the model that stand on the lot, the newest first. */
  others: readonly CarSpan[];
  /** The one that is asked for, where it is one of several of the model; null for all of them. */
  version: CarVersion;
  /** Without its hybrids and diesels: what another shape of it is rated at is told so too. */
  isGas?: boolean;
  /** One that the keyword asks for beside the model's name: figures are told of it alone. */
  typed?: CarVersion;
  /** The engines that the keyword names: "5.3L"; figures are told of one that stands alone. */
  engines?: readonly string[];
  /** The trim that is asked for, by the guide's spelling where it has it: "EX-L". */
  trim: string | null;
};

export type AskedCar = {
  make: string;
  model: string;
  year: number | null;
  /** Trims that are named with it: of several shapes the newest that was sold in all of them. */
  trims?: readonly string[];
  /** Used ones are asked for: few of a shape that has just come are. */
  isUsed?: boolean;
};

/**
 * The years asked for, else those of the newest one of `own` that the guide knows, else the ones
 * that are sold now. Null for a model or years that the guide does not know.
 */
export function carOf(asked: AskedCar, own: readonly StockVehicle[]): Car | null {
  const { make, year, trims = [] } = asked;
  const guide = carModelOf(make, asked.model, year);
  if (!guide) return null;
  const model = guide.model === asked.model ? asked.model : withoutSize(asked.model);
  const named = own.filter((car) => isSame(car, make, asked.model));
  // A lot may have the model as a version of it: "RAV4 Hybrid".
  const same = named.length > 0 ? named : own.filter((car) => isVersion(car, make, asked.model));
  const years = same.flatMap((car) => car.year ?? []);
  const here = spansOf(guide, years);
  const newest = spanIn(guide, lastGuideYear);
  const now = asked.isUsed ? usedShape(guide, newest) : newest;
  const today = here[0] ?? ofSize(guide, asked.model) ?? now;
  const span = year === null ? withTrims(guide, today, trims) : spanIn(guide, year);
  const shown = span ?? (year === null ? (guide.spans[0] ?? null) : null);
  if (!shown && year === lastGuideYear + 1) return newestOf(guide, model, trims);
  if (!shown) return null;
  const told = agreesWith(shown, same) ? shown : { ...shown, engines: [], economy: [] };
  const version = versionOf(guide, shown, versionIn(model));
  const others = here.filter((one) => one !== shown);
  const trim = trimIn(shown, trims) ?? designationIn(asked.model, guide);
  return { guide, model, year, span: told, others: year === null ? others : [], version, trim };
}

/** Years after which used ones of a shape are usual. */
const usualAfter = 3;

/** The newest shape that has been out for years, which is what is on sale as used. */
function usedShape({ spans }: CarModel, newest: CarSpan | null): CarSpan | null {
  const settled = spans.find(({ from }) => from <= lastGuideYear - usualAfter);
  return settled ?? newest;
}

/** Whether rows are of an engine that the model is asked for by, and of no trim beside another. */
export function isDesignation(trim: string, { model }: CarModel): boolean {
  return trim.startsWith(`${model} `);
}

/** "RX 350" of a guide that tells of the RX. */
function designationIn(model: string, guide: CarModel): string | null {
  const isOwn = /^[A-Z]{2} \d{3}[a-z]{0,2}\+?$/i.test(model);
  return isOwn && compact(model) !== compact(guide.model) ? model : null;
}

/** Null where several are asked for: each side of a comparison has its own. */
function trimIn(span: CarSpan, trims: readonly string[]): string | null {
  const [asked, more] = trims;
  if (asked === undefined || more !== undefined) return null;
  return span.trims.map(withoutRemark).find((one) => compact(one) === compact(asked)) ?? asked;
}

/** "GX 460": the newest years in which the model was sold with that size. */
function ofSize({ spans }: CarModel, model: string): CarSpan | null {
  if (withoutSize(model) === model) return null;
  const size = /\d{3}/.exec(model)?.[0] ?? '';
  const liters = new RegExp(`^${size[0]}\\.${size[1]}L\\b`);
  const named = spans.find(({ trims, economy }) => {
    return [...trims, ...economy.map(({ version }) => version)].some((one) => one.includes(model));
  });
  return named ?? spans.find(({ engines }) => engines.some((one) => liters.test(one))) ?? null;
}

/** The year after the guide's last is told of by the newest years that are in it, by their name. */
function newestOf(guide: CarModel, model: string, trims: readonly string[]): Car | null {
  const newest = spanIn(guide, lastGuideYear);
  if (!newest) return null;
  const version = versionOf(guide, newest, versionIn(model));
  const span = { ...newest, to: lastGuideYear };
  return {
    guide,
    model,
    year: null,
    span,
    others: [],
    version,
    trim: trimIn(span, trims) ?? designationIn(model, guide),
  };
}

function isVersion(car: StockVehicle, make: string, model: string): boolean {
  const name = car.model?.toLowerCase() ?? '';
  return compact(car.make ?? '') === compact(make) && name.startsWith(`${model.toLowerCase()} `);
}

/** An EX of a model that has none today was sold before. */
function withTrims(
  { spans }: CarModel,
  span: CarSpan | null,
  trims: readonly string[],
): CarSpan | null {
  const hasAll = (one: CarSpan): boolean =>
    trims.every((trim) => one.trims.some((own) => compact(withoutRemark(own)) === compact(trim)));
  if (trims.length === 0 || (span && hasAll(span))) return span;
  return spans.find(hasAll) ?? span;
}

function spansOf(guide: CarModel, years: readonly number[]): CarSpan[] {
  const all = years.flatMap((year) => spanIn(guide, year) ?? []);
  return guide.spans.filter((span) => all.includes(span));
}

function isSame(car: StockVehicle, make: string, model: string): boolean {
  return compact(car.make ?? '') === compact(make) && compact(car.model ?? '') === compact(model);
}

/** "RAV4 Hybrid", "Ram 1500": a number alone is no name. */
export function nameOfCar({ guide, model }: Pick<Car, 'guide' | 'model'>): string {
  return /^\d+/.test(model) ? `${guide.make} ${model}` : model;
}

/** Where each one of the model is of that version, what is said of the model is said of it. */
export function versionOf(guide: CarModel, span: CarSpan, asked: CarVersion): CarVersion {
  const isName = asked !== null && versionIn(guide.model) === asked;
  const isAll = span.engines.length > 0 && span.engines.every((one) => versionIn(one) === asked);
  return isName || isAll ? null : asked;
}
