import { partsOf, TopicError, type TopicPart } from '../topics/topic-lines.ts';
import {
  type CarDrive,
  type CarEconomy,
  type CarFigure,
  type CarMake,
  type CarModel,
  type CarProse,
  type CarSpan,
  drivenWheels,
  type FigureName,
  figureNames,
  type ProseName,
} from './car-model.ts';
import { type DetailName, detailNames } from './car-detail.ts';
import { troubleOf } from './car-trouble.ts';

type OpenModel = Omit<CarModel, 'spans'> & { spans: OpenSpan[] };
type OpenSpan = Omit<CarSpan, 'prose'> & { prose: Partial<Record<ProseName, CarProse>> };

const spanTitle = /^(\d{4})-(\d{4})?(?:: (trims|used))?$/;
const firstYear = 1980;

/** Reads one file of the guide. Throws a TopicError that names file and line. */
export function parseGuide(file: string, text: string): CarMake {
  const [front, ...parts] = partsOf(file, text);
  if (!front) throw new TopicError(file, 1, 'The file is empty');
  const make = fieldOf(front, 'make');
  if (make === null) throw new TopicError(file, 1, '"make:" is missing');
  const models: OpenModel[] = [];
  for (const part of parts) {
    const model = models.at(-1);
    if (part.level === 1) {
      models.push(modelOf(make, part));
    } else if (!model) {
      throw new TopicError(file, part.line, 'Model years stand under the heading of a model');
    } else addYears(file, model, part);
  }
  return {
    make,
    warranty: itemsOf(front, 'warranty'),
    hybridWarranty: itemsOf(front, 'hybrid'),
    certified: fieldOf(front, 'certified'),
    lasting: numberOf(front, 'lasting'),
    upkeep: numberOf(front, 'upkeep'),
    models,
  };
}

function modelOf(make: string, part: TopicPart): OpenModel {
  const [kind, rivals] = [fieldOf(part, 'kind'), itemsOf(part, 'rivals')];
  const [lasting, resale] = [numberOf(part, 'lasting'), numberOf(part, 'resale')];
  return { make, model: part.title, kind, rivals, lasting, resale, spans: [] };
}

/** "2019-2025" opens a span; "2019-2025: used" adds to the one that stands above. */
function addYears(file: string, model: OpenModel, part: TopicPart): void {
  const [, first = '', last, prose] = spanTitle.exec(part.title) ?? [];
  const [from, to] = [Number(first), last === undefined ? null : Number(last)];
  if (from < firstYear || (to !== null && to < from)) {
    throw new TopicError(file, part.line, `"${part.title}" is no span like 2019-2025 or 2026-`);
  }
  const own = model.spans.find((one) => one.from === from && one.to === to);
  if (prose !== undefined) {
    if (!own) throw new TopicError(file, part.line, `${first} is no span of the ${model.model}`);
    own.prose[prose as ProseName] = proseOf(file, part);
    return;
  }
  const rival = model.spans.find((one) => from <= (one.to ?? Infinity) && one.from <= (to ?? 9999));
  if (rival) throw new TopicError(file, part.line, `${part.title} overlaps ${rival.from}`);
  model.spans.push(spanOf(file, part, from, to));
  model.spans.sort((one, two) => two.from - one.from);
}

function spanOf(file: string, part: TopicPart, from: number, to: number | null): OpenSpan {
  const figures: Partial<Record<FigureName, readonly CarFigure[]>> = {};
  for (const name of figureNames) {
    const items = itemsOf(part, name);
    if (items.length > 0) figures[name] = items.map((item) => figureOf(file, part, item));
  }
  const details: Partial<Record<DetailName, readonly string[]>> = {};
  for (const name of detailNames) {
    const items = itemsOf(part, name);
    if (items.length > 0) details[name] = items;
  }
  return {
    from,
    to,
    generation: fieldOf(part, 'generation'),
    brought: fieldOf(part, 'new'),
    trims: itemsOf(part, 'trims'),
    engines: itemsOf(part, 'engine'),
    fuel: itemsOf(part, 'fuel').map((item) => fuelOf(file, part, item)),
    timing: itemsOf(part, 'timing').map((item) => timingOf(file, part, item)),
    drives: itemsOf(part, 'drive').map((item) => driveOf(file, part, item)),
    figures,
    details,
    troubles: itemsOf(part, 'trouble').map((item) => troubleOf(file, part, { from, to }, item)),
    economy: itemsOf(part, 'mpg').map((item) => economyOf(file, part, item)),
    prose: { known: proseOf(file, part) },
  };
}

function figureOf(file: string, part: TopicPart, item: string): CarFigure {
  const [, value, note = ''] = /^([\d.,]+(?: to [\d.,]+)?)(?: (.+))?$/.exec(item) ?? [];
  if (value === undefined) throw new TopicError(file, part.line, `"${item}" begins with no number`);
  return { value, note };
}

const grades = /^(?:regular|premium recommended|premium required|diesel)(?: with the .+)?$/;

function fuelOf(file: string, part: TopicPart, item: string): string {
  if (!grades.test(item)) throw new TopicError(file, part.line, `"${item}" is no grade of fuel`);
  return item;
}

const timings = /^(?:belt|chain)(?: with the .+)?$/;

function timingOf(file: string, part: TopicPart, item: string): string {
  if (timings.test(item)) return item;
  throw new TopicError(file, part.line, `"${item}" is neither a belt nor a chain`);
}

function driveOf(file: string, part: TopicPart, item: string): CarDrive {
  const [, named, note = ''] = /^([a-z]+)-wheel(?: (.+))?$/.exec(item) ?? [];
  const wheels = drivenWheels.find((one) => one === named);
  if (!wheels) throw new TopicError(file, part.line, `"${item}" names no driven wheels`);
  return { wheels, note };
}

function economyOf(file: string, part: TopicPart, item: string): CarEconomy {
  const [, city, highway, combined, version = ''] =
    /^(\d+)\/(\d+)\/(\d+)(?: (.+))?$/.exec(item) ?? [];
  if (city === undefined || highway === undefined || combined === undefined) {
    throw new TopicError(file, part.line, `"${item}" is no city/highway/combined`);
  }
  return { city, highway, combined, version };
}

function proseOf(file: string, { groups, line, title }: TopicPart): CarProse {
  const [group, more] = groups;
  if (!group) throw new TopicError(file, line, `"${title}" says nothing`);
  if (more) throw new TopicError(file, line, `"${title}" has a blank line between its versions`);
  return { versions: group.bullets.map(({ text }) => text), cite: group.cite };
}

function fieldOf({ fields }: TopicPart, name: string): string | null {
  return fields.find((one) => one.name === name)?.value ?? null;
}

/** Figures of a study; whatever is no number is left out. */
function numberOf(part: TopicPart, name: string): string | null {
  const text = fieldOf(part, name);
  return text !== null && /^\d+(?:\.\d)?$/.test(text) ? text : null;
}

function itemsOf(part: TopicPart, name: string): string[] {
  const text = fieldOf(part, name) ?? '';
  return text.split(';').flatMap((item) => item.trim() || []);
}
