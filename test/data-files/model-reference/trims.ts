import { trimOf } from '../../../src/domain/inventory/vin-tables/vin-trim.ts';
import { compact } from '../../../src/domain/inventory/vin-tables/names.ts';
import { isFiledTogether, type Variety, type Sample, textOf } from './samples.ts';

/** What is filed in the place of a trim and is none, or is sold to fleets alone. */
const noTrim = new RegExp(
  [
    String.raw`^(?:others?|n\/?a|none|unknown|fleet.*|.*\/fleet.*|police.*|ssv|ppv)$`,
    String.raw`^(?:taxi.*|export.*|government.*|rental|hv)$`,
    String.raw`^(?:special service.*|commercial.*|limo.*|hearse.*|ambulance.*)$`,
    String.raw`^(?:x?drive|quattro|4matic|4motion|awd|el|high roof|low roof|medium roof|cargo.*)$`,
    String.raw`^(?:passenger.*|crew|wagon.*|sedan.*|coupe.*|base\/.*|[a-z]?\d{3,}[a-z]*|.*series)$`,
    String.raw`^(?:hard ?top|soft ?top|utility|option.*|package.*|pkg.*|style.*|body.*|hatch.*)$`,
    String.raw`\b(?:wheels?|door|cab|engine|airbag|pkg|monitor|navi|curb|mexico|china|canad)\b`,
    String.raw`\b(?:police|fleet|taxi|rental|valet|hearse|limousine|uber|prototype|test|pilot)\b`,
  ].join('|'),
  'i',
);

const before = /^(?:quattro|xdrive|4matic\+?|4motion|awd|fwd|rwd|s line|hv|hev|phev)\s+/i;

/** Abbreviations of filings. */
const spelt: Readonly<Record<string, string>> = {
  TRG: 'Touring',
  LTD: 'Limited',
  Ltd: 'Limited',
  PREM: 'Premium',
  EXL: 'EX-L',
  'Trail Boss - LT': 'LT Trail Boss',
  'Trail Boss Custom': 'Custom Trail Boss',
};

/** "1LT" is an LT, but of cars that are sold by these names. */
function plainName(name: string, model: string | null): string {
  const isCode = /^\d(?:LT|LS|RS|LZ)$/.test(name) && !/camaro|corvette/i.test(model ?? '');
  const plain = isCode ? name.slice(1) : (spelt[name] ?? name);
  return plain
    .replace(/ Prem$/, ' Premium')
    .replace(/\boff-?road\b/i, 'Off-Road')
    .replace(/^TRD PRO$/, 'TRD Pro');
}

/** Trims that a maker has filed as such in any year: others' series may be trims too. */
export type KnownTrims = ReadonlyMap<string, ReadonlySet<string>>;

export function knownTrims(samples: readonly Sample[]): KnownTrims {
  const known = new Map<string, Set<string>>();
  for (const sample of samples) {
    const make = textOf(sample, 'make') ?? '';
    for (const name of namesIn(textOf(sample, 'trim'), textOf(sample, 'model'))) {
      known.set(make, (known.get(make) ?? new Set()).add(compact(name)));
    }
  }
  return known;
}

/** The trims of a sample; several where one VIN is shared by them. */
export function trimsOf(sample: Sample, variety: Variety, known: KnownTrims): string[] {
  const model = textOf(sample, 'model');
  if (/^M?\d{3}\w* ?/.test(textOf(sample, 'trim') ?? '') && series(sample).endsWith('-Series')) {
    return [textOf(sample, 'trim') ?? ''];
  }
  if (isFiledTogether(sample, 'trim', variety)) {
    const own = namesIn(textOf(sample, 'trim'), model);
    if (own.length > 0) return own;
  }
  if (!isFiledTogether(sample, 'series', variety)) return [];
  const ofMake = known.get(textOf(sample, 'make') ?? '');
  return namesIn(textOf(sample, 'series'), model).filter((name) => ofMake?.has(compact(name)));
}

/** "XLE / XSE" are two; what stands in brackets or after a plus sign is equipment. */
function namesIn(text: string | null, model: string | null): string[] {
  if (text === null) return [];
  const parts = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/\s*[,;]\s*|\s+\/\s+|\s*\+\s*(?=[A-Z])/)
    .slice(0, /\+/.test(text) ? 1 : undefined);
  return parts.flatMap((part) => {
    const bare = part
      .replace(before, '')
      .replace(/\s+w\/.*$/, '')
      .replace(/\s+hybrid$/i, '')
      .replace(/\s+/g, ' ')
      .trim();
    const name = trimOf({ trim: bare, ...(model !== null && { model }) });
    return name === null || noTrim.test(name) || name.length > 24 ? [] : [plainName(name, model)];
  });
}

function series(sample: Sample): string {
  return textOf(sample, 'series') ?? '';
}
