import type { Block, Content } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { nearText, onceFor, textOf } from '../content-text.ts';
import { smallLot } from './example-stock.ts';
import { pricedVehicles } from './priced-vehicles.ts';
import type { TableRow } from './table-rows.ts';
import { mentionsIn } from './vehicle-mentions.ts';

/** Digits of a VIN that tell a car from the others of its make, model and year. */
const distinguishing = 6;
const inText = /\bVIN\b|\blast (?:6|8|six|eight)\b|\b(?:license )?plate\b/i;

const tellsPlate = onceFor((block: Block) => inText.test(nearText(block)));
const rowTellsPlate = onceFor(({ cells }: TableRow) => cells.some(({ text }) => inText.test(text)));
/** Every run of as many letters and digits: a VIN's end may stand in any word. */
const endsIn = onceFor((content: Content) => {
  const text = textOf(content).toUpperCase();
  const ends = new Set<string>();
  for (const { index, 0: word } of text.matchAll(/[A-Z\d]{6,}/g)) {
    for (let at = index; at + distinguishing <= index + word.length; at += 1) {
      ends.add(text.slice(at, at + distinguishing));
    }
  }
  return ends;
});

/** A car named by words alone is P-VEH-ID's; this one is for a stock number alone. */
export const dCaVin: CheckRule = {
  id: 'D-CA-VIN',
  kind: 'check',
  severity: 'error',
  states: ['CA'],
  check: (content, { stock }): Found[] => {
    const priced = new Set(pricedVehicles(content).map(({ span }) => span));
    const seen = new Set<string>();
    return mentionsIn(content).flatMap(({ kind, id, block, span, row }) => {
      if (kind === 'vin' || !priced.has(span) || seen.has(id)) return [];
      seen.add(id);
      const vin = stock?.(id)?.vin;
      const isTold = vin != null && endsIn(content).has(vin.slice(-distinguishing));
      if (isTold || tellsPlate(block) || (row && rowTellsPlate(row))) return [];
      return [{ block, span, detail: `${id} is a number of the store only.` }];
    });
  },
  citation: 'Cal. VC 11713.1(a)',
  message: 'One vehicle at a price needs its license plate or the end of its VIN in California.',
  suggestion: 'Add the last eight characters of the VIN: "VIN ending in KFA03385".',
  examples: {
    failing: [
      { text: 'Stock # P3385: $14,900.', context: { stock: smallLot } },
      'A 2019 Ford F-150 XL, stock # P3385, for $14,900.',
    ],
    passing: [
      { text: 'Stock # P3385: $14,900, VIN ending in KFA03385.', context: { stock: smallLot } },
      { text: 'Stock # P3385: $14,900. Plate 8ABC123.', context: { stock: smallLot } },
      'Trucks from $14,900.',
    ],
  },
};
