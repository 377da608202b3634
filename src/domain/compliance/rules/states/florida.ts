import { smallLot } from '../data/example-stock.ts';
import { pricedVehicles } from '../data/priced-vehicles.ts';
import { mentionsIn } from '../data/vehicle-mentions.ts';
import { textOf } from '../content-text.ts';
import type { VehicleFacts } from '../context.ts';
import type { Found, Rule } from '../rule.ts';
import { pattern } from '../text/pattern.ts';

const states = ['FL'];

/**
 * Fla. Stat. 501.976. Fees outside the price, accidents, owners, care and demonstrators are
 * P-TOTAL-PRICE, P-FEE-EXCLUDED, V-NO-ACCIDENT, V-ONE-OWNER, V-MAINTAINED and V-DEMO.
 */
export const floridaRules: readonly Rule[] = [
  {
    id: 'FL-USAGE',
    kind: 'text',
    severity: 'warning',
    states,
    window: 'block',
    trigger: pattern`
      \b(?:(?:all|mostly|only) highway miles|adult[- ](?:driven|owned)|lady[- ]driven
      |never (?:smoked in|raced|off-?road(?:ed)?)
      |non-?smok(?:er|ing)(?: (?:car|owner|vehicle))?|local(?:ly)? (?:trade|owned)|rust[- ]free
      |like new|mint condition|mechanically (?:perfect|sound))\b`,
    skip: pattern`\?|\b(?:ask|check|look|make sure|may|might|can|if|should)\b`,
    needs: [
      {
        name: 'what supports the claim',
        pattern: pattern`report|records|CARFAX|AutoCheck|inspection|title`,
      },
    ],
    citation: 'Fla. Stat. 501.976',
    message: 'What a Florida ad says of the use, the condition or damage of a car needs support.',
    suggestion: 'Name the report or the records that show it, or leave it out.',
    examples: {
      failing: ['All highway miles!', 'A non-smoker car, rust-free.'],
      passing: ['No damage in the CARFAX report of May 2.', 'Check that there are no leaks.'],
    },
  },
  {
    id: 'FL-YEAR-MAKE-MODEL',
    kind: 'check',
    severity: 'warning',
    states,
    when: ({ stock }) => stock !== null,
    check: (content, { stock }): Found[] => {
      const text = textOf(content).toLowerCase();
      // Vehicles of one lot share their years, makes and models.
      const said = new Map<string, boolean>();
      const isSaid = (words: string): boolean => {
        const known = said.get(words) ?? text.includes(words.toLowerCase());
        said.set(words, known);
        return known;
      };
      const priced = new Set(pricedVehicles(content).map(({ span }) => span));
      const seen = new Set<string>();
      return mentionsIn(content).flatMap(({ id, block, span }) => {
        const vehicle = stock?.(id);
        if (!vehicle || !priced.has(span) || seen.has(id)) return [];
        seen.add(id);
        const missing = unsaid(vehicle, isSaid);
        return missing.length === 0 ? [] : [{ block, span, missing }];
      });
    },
    citation: 'Fla. Stat. 501.976',
    message: 'A vehicle at a price needs its year, make and model in Florida.',
    suggestion: 'Write "2019 Ford F-150" beside the price.',
    examples: {
      failing: [
        { text: 'Stock # P3385 for $14,900.', context: { stock: smallLot } },
        { text: 'The F-150, stock # P3385, is $14,900.', context: { stock: smallLot } },
      ],
      passing: [
        { text: '2019 Ford F-150, stock # P3385, for $14,900.', context: { stock: smallLot } },
        'Stock # P3385 for $14,900.',
      ],
    },
  },
];

function unsaid({ year, make, model }: VehicleFacts, isSaid: (words: string) => boolean): string[] {
  return [
    ...(year === null || isSaid(String(year)) ? [] : ['the year']),
    ...(make === null || isSaid(make) ? [] : ['the make']),
    ...(model === null || isSaid(model) ? [] : ['the model']),
  ];
}
