import type { VehicleRecord } from '../../../../../schema/records/vehicle.ts';

type Reading = { mileage: number; mileageUnit: 'mi' | 'km' };

/** Beyond this a text is searched no further: the reading stands near its beginning. */
const searchedLength = 3_000;
const least = 50;
const most = 500_000;

const figure = new RegExp(
  '(?<![\\d.,/$€£-])(\\d{1,3}(?:[, ]\\d{3})+|\\d{2,6}|\\d{1,3}k)\\s?' +
    '(miles?|mi|kms?|kilomet(?:er|re)s?)\\b',
  'gi',
);

/** What stands before or after a distance that is a warranty, a range or a way to drive. */
const before = new RegExp(
  '(?:/|\\bto|within|every|each|years?|months?|mos?|yrs?|or|over|under|up to|range(?: of|:)?|' +
    'first|another|additional|next|than|less|last|per|for)\\s*$',
  'i',
);
const after = new RegExp(
  '^\\s*(?:/|-|\\bof\\b|\\bper\\b|an? hour|away|range|radius|warrant|power|limited|bumper|' +
    'basic|or\\b|service|interval|free|roadside|coverage|from|to\\b|between|before|remaining|' +
    'left|until|below|above|under|over|less|fewer|more|lower)',
  'i',
);

/**
 * An odometer reading that a text states: "170,255 miles, Black exterior". Null where there is
 * none, or several that differ.
 */
export function mileageInText(text: string): Reading | null {
  const readings = new Map<string, Reading>();
  const searched = text.slice(0, searchedLength);
  for (const match of searched.matchAll(figure)) {
    const lead = searched.slice(Math.max(0, match.index - 30), match.index);
    const tail = searched.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const digits = (match[1] ?? '').replaceAll(/[, ]/g, '').replace(/k$/i, '000');
    const mileage = Number(digits);
    if (before.test(lead) || after.test(tail) || mileage < least || mileage > most) continue;
    const mileageUnit: VehicleRecord['mileageUnit'] = /^m/i.test(match[2] ?? '') ? 'mi' : 'km';
    readings.set(`${mileage} ${mileageUnit}`, { mileage, mileageUnit });
  }
  const [only, other] = readings.values();
  return only && !other ? only : null;
}
