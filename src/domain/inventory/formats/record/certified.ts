import type { Fields } from './fields.ts';
import { deniesCertification, isCertification, readNo } from '../words/condition.ts';
import type { RowReader } from './row-reader.ts';

/** A program's name is short; longer texts speak of many things. */
const longestStatement = 60;

/** Columns that speak of something else than this car's certification. */
const others = new RegExp(
  'dealer|store|seller|vendor|company|address|contact|phone|email|engine|emission|fuel|image|' +
    'photo|video|url|link|descri|comment|note|option|feature|equip|package|disclaimer',
);

/**
 * Whether any column calls the car certified: suppliers put "BMW Certified" into the type, the
 * series, a tag or a column of their own. A column that is there to say so and says no is believed.
 */
export function isCertifiedSomewhere(reader: RowReader, fields: Fields): boolean {
  if (reader.read('certified', (text) => (readNo(text) ? true : null))) return false;
  for (const [name, values] of fields) {
    if (others.test(name)) continue;
    const states = (text: string) => text.length <= longestStatement && isCertification(text);
    if (values.some(states)) return true;
  }
  const title = reader.text('title') ?? '';
  return certifiedTitle.test(title) && !deniesCertification(title);
}

/** In a long title too: "2021 BMW X3 xDrive30i All Wheel Drive - Certified Pre-Owned". */
const certifiedTitle = /\bcertified pre-?\s?owned\b|\bCPO\b|^(?:\S+ ){0,2}certified\b/i;
