import { bodyOf } from '../../../src/domain/inventory/vin-tables/vin-words.ts';
import { readMake } from '../../../src/domain/inventory/formats/words/make.ts';
import { knownModel } from '../../../src/writing/research/lexicon/models.ts';
import { isOneEditAway } from '../../../src/writing/research/reading/spelling.ts';
import { isFiledTogether, type Variety, type Sample, textOf } from './samples.ts';
import { heldDrives, heldEngines, movedBy } from './sound-lists.ts';
import { type KnownTrims, trimsOf } from './trims.ts';

/** What one model year is offered with, as the program's reader of the file knows it. */
export type Summary = {
  trims?: string[];
  bodies?: string[];
  doors?: number[];
  cabs?: string[];
  seats?: number[];
  rows?: number[];
  engines?: Engine[];
  drives?: string[];
  gearboxes?: string[];
  /** Lowest and highest gross weight rating in pounds. */
  weight?: [number, number];
  battery?: [number, number];
  standard?: string[];
  offered?: string[];
};
export type Engine = {
  liters?: number;
  cylinders?: number;
  layout?: string;
  isTurbo?: true;
  power: string;
  horsepower?: [number, number];
};

const layouts: Readonly<Record<string, string>> = {
  'V-Shaped': 'V',
  'W Shaped': 'W',
  'In-Line': 'I',
  'Horizontally opposed (boxer)': 'H',
};
const cabs: readonly [RegExp, string][] = [
  [/^Crew/, 'crew'],
  [/^Extra/, 'extended'],
  [/^Regular/, 'regular'],
];
const aids: Readonly<Record<number, string>> = {
  81: 'acc',
  87: 'aeb',
  88: 'bsw',
  103: 'lka',
  104: 'camera',
  171: 'paeb',
  183: 'rcta',
};

export function summariseYear(
  samples: readonly Sample[],
  variety: Variety,
  known: KnownTrims,
): Summary {
  const trims = counted(samples.flatMap((one) => trimsOf(one, variety, known)));
  const filed = (name: Parameters<typeof textOf>[1]): string[] =>
    counted(
      samples.flatMap((one) =>
        isFiledTogether(one, name, variety) ? (textOf(one, name) ?? []) : [],
      ),
    );
  const bodies = usual(
    samples.flatMap((one) => {
      const body = textOf(one, 'body');
      return body !== null && isFiledTogether(one, 'body', variety) ? (bodyOf({ body }) ?? []) : [];
    }),
  );
  const engines = enginesOf(samples, variety);
  const weights = weightsOf(samples, variety);
  const isTruck = bodies.includes('truck');
  const summary: Summary = {
    trims: distinctNames(trims),
    bodies,
    doors: filed('doors')
      .map(Number)
      .filter((count) => count >= 2 && count <= 5),
    cabs: isTruck
      ? counted(filed('cab').flatMap((cab) => cabs.find(([one]) => one.test(cab))?.[1] ?? []))
      : [],
    seats: mostly(samples, 'seats').filter((count) => count >= 1 && count <= 15),
    rows: mostly(samples, 'rows').filter((count) => count >= 1 && count <= 5),
    engines,
    drives: heldDrives(samples.map((one) => driveNamed(one, variety))),
    gearboxes: gearboxesOf(samples, variety),
    ...(weights.length > 0 && { weight: [Math.min(...weights), Math.max(...weights)] as const }),
    ...batteryOf(samples, engines),
    ...aidsOf(samples),
  } as Summary;
  const told = Object.fromEntries(
    Object.entries(summary).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
  return movedBy(told);
}

/** Filed for some versions alone, the seats of a long one would be told of all. */
const mostShare = 0.75;

function mostly(samples: readonly Sample[], name: 'seats' | 'rows'): number[] {
  const known = samples.flatMap((one) => textOf(one, name) ?? []);
  return known.length < samples.length * mostShare
    ? []
    : counted(known)
        .map(Number)
        .toSorted((a, b) => a - b);
}

function enginesOf(samples: readonly Sample[], variety: Variety): Engine[] {
  const found = new Map<string, Engine & { hp: number[]; patterns: number }>();
  for (const sample of samples) {
    const power = powerOf(sample);
    const isOwn =
      isElectricByName(sample) ||
      ['liters', 'cylinders', 'fuel'].some((name) =>
        isFiledTogether(sample, name as 'fuel', variety),
      );
    if (power === null || !isOwn) continue;
    const size = Math.round(Number(textOf(sample, 'liters') ?? 0) * 10) / 10;
    const cylinders = Number(textOf(sample, 'cylinders') ?? 0);
    const burns = power !== 'electric' && power !== 'hydrogen';
    if (burns && (size < 0.5 || size > 10 || cylinders < 2 || cylinders > 16)) continue;
    // No cylinder of a car is larger than a liter: such pairs are of two engines.
    if (burns && size / cylinders > 1) continue;
    const layout = layouts[textOf(sample, 'layout') ?? ''];
    const key = burns ? `${size} ${cylinders} ${power}` : power;
    const engine = found.get(key) ?? { power, hp: [], patterns: 0 };
    engine.patterns += 1;
    if (burns) Object.assign(engine, { liters: size, cylinders }, layout && { layout });
    if (textOf(sample, 'turbo') === 'Yes') engine.isTurbo = true;
    // That of a hybrid is its engine's alone: nobody would recognise the car by it.
    const isWhole = power === 'gasoline' || power === 'diesel' || power === 'flex';
    if (isWhole && isFiledTogether(sample, 'power', variety)) {
      for (const name of ['power', 'maxPower'] as const) {
        const horsepower = Math.round(Number(textOf(sample, name) ?? 0));
        if (horsepower >= 40 && horsepower < 1200) engine.hp.push(horsepower);
      }
    }
    found.set(key, engine);
  }
  const named = [...found.values()].map(({ hp, patterns, ...engine }) => {
    const span = hp.length > 0 && { horsepower: [Math.min(...hp), Math.max(...hp)] };
    return { engine: { ...engine, ...span } as Engine, patterns };
  });
  return heldEngines(named).toSorted(
    (a, b) => (a.liters ?? 0) - (b.liters ?? 0) || (a.power < b.power ? -1 : 1),
  );
}

/** What moves it; null where the fuels are filed in a way that leaves it open. */
export function powerOf(sample: Sample): string | null {
  const fuel = textOf(sample, 'fuel');
  const second = textOf(sample, 'secondFuel');
  const level = textOf(sample, 'electrification') ?? '';
  if (/^(?:mirai|nexo)\b/i.test(textOf(sample, 'model') ?? '')) return 'hydrogen';
  if (level.startsWith('PHEV')) return 'plug_in_hybrid';
  if (level.startsWith('BEV')) return 'electric';
  if (level.startsWith('FCEV') || /hydrogen|fuel cell/i.test(fuel ?? '')) return 'hydrogen';
  if (/^(?:Strong )?HEV/.test(level)) return 'hybrid';
  if (level.startsWith('Mild')) return (fuel ?? '').startsWith('Diesel') ? 'diesel' : 'gasoline';
  if (fuel === 'Electric') return second === null ? 'electric' : null;
  if (fuel === null && isElectricByName(sample)) return 'electric';
  const name = `${textOf(sample, 'model')} ${textOf(sample, 'trim')} ${textOf(sample, 'series')}`;
  if (second === 'Electric') return /hybrid|\bhv\b|prius|insight/i.test(name) ? 'hybrid' : null;
  if (fuel === 'Diesel') return 'diesel';
  if (/ethanol|flex/i.test(`${fuel} ${second}`)) return 'flex';
  return fuel === 'Gasoline' && (second === null || second === 'Gasoline') ? 'gasoline' : null;
}

function isElectricByName(sample: Sample): boolean {
  const make = readMake(textOf(sample, 'make') ?? '');
  return knownModel(make, textOf(sample, 'model') ?? '')?.electric === true;
}

function gearboxesOf(samples: readonly Sample[], variety: Variety): string[] {
  return counted(
    samples.flatMap((one) => {
      const style = isFiledTogether(one, 'transmission', variety)
        ? textOf(one, 'transmission')
        : null;
      if (style === null) return [];
      if (/continuously|cvt/i.test(style)) return ['CVT'];
      const speeds = Number(textOf(one, 'speeds') ?? 0);
      const kind = /^manual/i.test(style)
        ? 'manual'
        : /automat|dual/i.test(style)
          ? 'automatic'
          : '';
      if (kind === '') return [];
      return [speeds >= 3 && speeds <= 10 ? `${speeds}-speed ${kind}` : kind];
    }),
  );
}

function batteryOf(samples: readonly Sample[], engines: readonly Engine[]) {
  const isCharged = engines.some(({ power }) => power === 'electric' || power === 'plug_in_hybrid');
  if (!isCharged) return {};
  const energy = samples.flatMap((one) =>
    (['battery', 'maxBattery'] as const).map((name) => Number(textOf(one, name) ?? 0)),
  );
  const known = energy.filter((one) => one >= 4 && one <= 260);
  return known.length === 0 ? {} : { battery: [Math.min(...known), Math.max(...known)] };
}

/** Standard on all, or standard or optional on some; what is filed for none says nothing. */
function aidsOf(samples: readonly Sample[]): Pick<Summary, 'standard' | 'offered'> {
  const [standard, offered]: [string[], string[]] = [[], []];
  for (const [id, name] of Object.entries(aids)) {
    const values = samples.map((one) => one[Number(id)]?.[0] ?? null);
    if (values.every((value) => value === 'Standard')) standard.push(name);
    else if (values.some((value) => value === 'Standard' || value === 'Optional'))
      offered.push(name);
  }
  return { standard, offered };
}

function driveNamed(sample: Sample, variety: Variety): string | null {
  const text = isFiledTogether(sample, 'drive', variety) ? (textOf(sample, 'drive') ?? '') : '';
  if (text.startsWith('4x2')) return '2WD';
  return /^(?:AWD|4WD|FWD|RWD)/.exec(text)?.[0] ?? null;
}

/** From the lower end of the lightest class to the upper end of the heaviest. */
function weightsOf(samples: readonly Sample[], variety: Variety): number[] {
  const classes = samples.flatMap((one) => {
    const texts = (['weightFrom', 'weightTo'] as const).flatMap((name) =>
      isFiledTogether(one, name, variety) ? (textOf(one, name) ?? []) : [],
    );
    return texts.filter((text) => /\d - [\d,]+ lb/.test(text));
  });
  return usual(classes).flatMap((text) => {
    const [, low = '', high = ''] = /([\d,]+) - ([\d,]+) lb/.exec(text) ?? [];
    return [low, high].map((figure) => Number(figure.replaceAll(',', '')));
  });
}

/** A value of a few descriptors among many has slid in from another model's patterns. */
const fewShare = 0.02;

function usual<T>(values: readonly T[]): T[] {
  const least = values.length * fewShare;
  return counted(values).filter((value) => values.filter((one) => one === value).length >= least);
}

/** The most common first. */
function counted<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

/** "SPORT" and "Sport" are one. */
function distinctNames(names: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    const isSlip = [...byKey.keys()].some((one) => key.length > 5 && isOneEditAway(one, key));
    if (!byKey.has(key) && !isSlip) byKey.set(key, name);
  }
  return [...byKey.values()].toSorted((a, b) => (a < b ? -1 : 1));
}
