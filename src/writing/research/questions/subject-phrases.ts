import type { BodyStyle } from '../../../../schema/records/vehicle.ts';
import { bodyNouns } from '../lexicon/body-words.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { withArticle } from './article.ts';

type Shade = 'new' | 'used' | 'certified pre-owned' | null;

/** The wordings in which a question can speak of the keyword's subject. */
export type SubjectPhrases = {
  /** "the 2024 Chevrolet Equinox", "the Equinox"; empty without a model. */
  the: string[];
  my: string[];
  short: string[];
  one(shade: Shade): string[];
  many(shade: Shade): string[];
  vehicle: string;
  bodies: string;
};

export function subjectPhrases(reading: Reading, bodyStyle: BodyStyle | null): SubjectPhrases {
  const noun = nounOf(reading, bodyStyle);
  const names = namesOf(reading);
  const own: Shade = reading.condition === 'certified' ? 'certified pre-owned' : reading.condition;
  const shaded = (shade: Shade, text: string) => (shade === null ? text : `${shade} ${text}`);
  return {
    the: names.map((name) => `the ${name}`),
    my: names.length > 0 ? [...new Set(names.slice(1))].map((name) => `my ${name}`) : [noun.my],
    short: names.slice(-1),
    one: (shade) => {
      const phrases = names.length > 0 ? names.slice(0, 2) : [noun.one];
      return phrases.map((phrase) => withArticle(shaded(shade ?? own, phrase)));
    },
    many: (shade) => (names.length > 0 ? [] : [shaded(shade ?? own, noun.many)]),
    vehicle: noun.vehicle,
    bodies: noun.bodies,
  };
}

/** From the full name to the shortest one that is still clear. */
function namesOf({ year, make, model, trim }: Reading): string[] {
  if (make === null || model === null) return [];
  const named = model.startsWith(make) ? model : `${make} ${model}`;
  const full = [year, named, trim].filter((part) => part !== null).join(' ');
  return [full, named, isClearAlone(model) ? model : named];
}

/** "Equinox" and "CR-V" are clear without the make; "X3", "1500" and "Air" are not. */
function isClearAlone(model: string): boolean {
  return model.length >= 4 && !/^\d|^.\d?$|^(Air|Bolt|Soul|Series|Crown|Edge|Focus)$/.test(model);
}

type Noun = { one: string; many: string; my: string; vehicle: string; bodies: string };

/** "an SUV or truck", "SUVs and trucks": a keyword that sets two body styles side by side. */
function sideBySide(one: BodyStyle, other: BodyStyle): Noun {
  const many = `${bodyNouns[one].many} and ${bodyNouns[other].many}`;
  const either = `${bodyNouns[one].one} or ${bodyNouns[other].one}`;
  return { one: either, many, my: 'my vehicle', vehicle: 'vehicle', bodies: many };
}

function nounOf(reading: Reading, stockBody: BodyStyle | null): Noun {
  const [style, second] = reading.bodyStyles;
  if (style !== undefined && second !== undefined) return sideBySide(style, second);
  const body = bodyNouns[style ?? (reading.model === null ? 'other' : (stockBody ?? 'other'))];
  const base = { vehicle: body.one, bodies: body.many, my: `my ${body.one}` };
  if (style === undefined && reading.fuel === 'hybrid') {
    return { ...base, one: 'hybrid', many: 'hybrids', my: 'my hybrid' };
  }
  const fuel = reading.fuel === null ? '' : `${reading.fuel} `;
  if (reading.make === null || reading.model !== null) {
    return { ...base, one: `${fuel}${body.one}`, many: `${fuel}${body.many}` };
  }
  const { make } = reading;
  if (style === undefined) {
    const one = fuel === '' ? make : `${fuel}${make}`;
    return { ...base, one, many: `${one} vehicles`, my: `my ${make}` };
  }
  return {
    ...base,
    one: `${fuel}${make} ${body.one}`,
    many: `${fuel}${make} ${body.many}`,
    my: `my ${make}`,
  };
}
