import type { Car } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { guideMonth } from '../cars/guide.ts';
import type { CarMake } from '../cars/car-model.ts';
import type { Fact } from './fact.ts';

/** Studies that makes and models are told by, with what the average vehicle came to. */
const lasting = {
  source: 'iSeeCars, longest-lasting cars study of 2025',
  study: "iSeeCars' study of 2025",
  far: '250,000 miles',
  average: '4.8 percent',
};
const resale = {
  source: 'iSeeCars, five-year depreciation study of 2025',
  study: "iSeeCars' study of 2025",
  average: '45.6 percent',
  /** Of the price, after five years. */
  kinds: { trucks: '40.4', hybrids: '40.7', SUVs: '48.9', 'electric vehicles': '58.8' },
};
const upkeep = { source: 'RepairPal, average annual repair cost by brand', average: '652' };

/** How far its vehicles go and what they cost to keep, by studies of all makes. */
export function makeRecordFacts({ lasting: share, upkeep: sum }: CarMake): Fact[] {
  return [
    ...(share === null ? [] : lastingFacts('make', share)),
    ...(sum === null
      ? []
      : [
          factOf(
            `make.upkeep-${Number(sum) > Number(upkeep.average) ? 'more' : 'less'}`,
            'Repairs and upkeep a year',
            `$${sum}`,
            upkeep.source,
          ),
          factOf(
            'make.upkeep-average',
            'The same of all makes',
            `$${upkeep.average}`,
            upkeep.source,
          ),
        ]),
  ];
}

/** What studies have of the model itself, else of its kind. */
export function carRecordFacts(car: Car): Fact[] {
  const { guide, version, typed } = car;
  const kind = kindOf(car);
  // What is known of a Tundra is not known of its hybrid.
  const isOther = (version ?? typed ?? null) !== versionIn(guide.model);
  const loss = (isOther ? null : guide.resale) ?? (kind === null ? null : resale.kinds[kind]);
  return [
    ...(guide.lasting === null || isOther ? [] : lastingFacts('car', guide.lasting)),
    ...(loss === null
      ? []
      : [factOf('car.loss', 'Price lost in five years', `${loss} percent`, resale.source)]),
    factOf('car.loss-average', 'The same of all', resale.average, resale.source),
    factOf('car.loss-study', 'Study', resale.study, resale.source),
    ...((guide.resale === null || isOther) && kind !== null
      ? [factOf('car.loss-kind', 'Kind of vehicle', kind, resale.source)]
      : []),
  ];
}

function lastingFacts(prefix: string, share: string): Fact[] {
  const { source, study, far, average } = lasting;
  return [
    factOf(`${prefix}.lasting`, 'Chance of a long life', `${share} percent`, source),
    factOf(`${prefix}.lasting-study`, 'Study', study, source),
    factOf(`${prefix}.lasting-far`, 'A long life', far, source),
    factOf(`${prefix}.lasting-average`, 'The chance of all', average, source),
  ];
}

function kindOf({ guide, version }: Car): keyof typeof resale.kinds | null {
  const power = version ?? versionIn(guide.model);
  const kind = guide.kind ?? '';
  if (/\belectric\b/.test(kind)) return 'electric vehicles';
  if (power === 'hybrid') return 'hybrids';
  if (/\bpickup\b/.test(kind)) return 'trucks';
  return /\bSUV\b/.test(kind) ? 'SUVs' : null;
}

function factOf(id: string, label: string, value: string, source: string): Fact {
  return { id, label, value, unit: null, source, asOf: guideMonth };
}
