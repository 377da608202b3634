import type { CheckRule, Found } from '../rule.ts';
import { spansOf } from '../content-text.ts';

/**
 * Names as their makers write them, each with the ways in which they are misspelt. HONDA, Mercedes
 * Benz, Rav4, CRV, F150 and Landrover are O-CASE's.
 */
const casing: readonly (readonly [name: string, wrong: RegExp])[] = [
  ['CR-V', /\b(?:Cr-[Vv]|cr-v|CR V)\b/g],
  ['HR-V', /\b(?:HRV|Hr-[Vv]|HR V)\b/g],
  ['RAV4', /\b(?:RAV-4|Rav-4|RAV 4|rav4)\b/g],
  ['4Runner', /\b(?:4-Runner|4runner|4 Runner)\b/g],
  ['bZ4X', /\b(?:BZ4X|Bz4x|bz4x)\b/g],
  ['F-150', /\b(?:F 150|f-150)\b/g],
  ['F-250', /\b(?:F250|F 250)\b/g],
  ['F-350', /\b(?:F350|F 350)\b/g],
  ['CX-5', /\b(?:CX5|Cx-5|CX 5)\b/g],
  ['CX-50', /\b(?:CX50|Cx-50)\b/g],
  ['CX-90', /\b(?:CX90|Cx-90)\b/g],
  ['MX-5', /\b(?:MX5|Mx-5)\b/g],
  ['Mercedes-Benz', /\b(?:Mercedes-benz|mercedes-benz|MERCEDES BENZ)\b/g],
  ['MINI', /\b(?:Mini (?=Cooper|Countryman|Clubman|Hardtop|Convertible|dealer))/g],
  ['IONIQ', /\b(?:Ioniq|ioniq)\b/g],
  ['BMW', /\b(?:Bmw|bmw)\b/g],
  ['GMC', /\b(?:Gmc|gmc)\b/g],
  ['Land Rover', /\b(?:LandRover|Land-Rover)\b/g],
  ['Rolls-Royce', /\bRolls Royce\b/g],
  ['Alfa Romeo', /\bAlfa-Romeo\b/g],
];

export const dCasing: CheckRule = {
  id: 'D-CASING',
  kind: 'check',
  severity: 'info',
  isBrandRule: true,
  check: ({ blocks }): Found[] =>
    casing.flatMap(([name, wrong]) => {
      for (const block of blocks) {
        const [span] = spansOf(block, wrong);
        if (span) return [{ block, span, detail: `The maker writes ${name}.` }];
      }
      return [];
    }),
  citation: 'OEM guides: names as the maker writes them',
  message: 'A name is not written as its maker writes it.',
  suggestion: 'Write the name in the letters of the maker.',
  examples: {
    failing: ['The HRV is here.', 'A Mini Cooper for the city.', 'The 4-Runner.'],
    passing: ['The HR-V is here.', 'A MINI Cooper for the city.', 'A mini tour in a 4Runner.'],
  },
};
