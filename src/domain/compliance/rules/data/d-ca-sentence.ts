import type { CheckRule, Found } from '../rule.ts';
import { textOf } from '../content-text.ts';
import { statutorySentence } from '../text/words.ts';
import { pricedVehicles } from './priced-vehicles.ts';
import { pattern } from '../text/pattern.ts';

/** A price that holds everything but what the state takes leaves nothing for the sentence. */
const allIn = pattern`
    \b(?:includ\w{1,3}|with) (?:all )?(?:dealer |mandatory )?(?:fees|charges)\b|\b(?:fees
    |charges) (?:are )?included\b|\bplus (?:only )?(?:government|tax)
    |\bexclud\w{1,3} (?:only )?(?:government|tax)`;

export const dCaSentence: CheckRule = {
  id: 'D-CA-SENTENCE',
  kind: 'check',
  severity: 'error',
  states: ['CA'],
  check: (content): Found[] => {
    const [first] = pricedVehicles(content);
    const text = textOf(content);
    if (!first || statutorySentence.test(text) || allIn.test(text)) return [];
    return [{ block: first.block, span: first.span }];
  },
  citation: 'Cal. VC 11713.1(c)(2); Civ. Code 1784.1 ff',
  message:
    'A priced vehicle in California needs the sentence of the statute, without abbreviations, or ' +
    'a price that holds all charges of the dealer.',
  suggestion:
    'Add "Plus government fees and taxes, any finance charges, any dealer document processing ' +
    'charge, any electronic filing charge, and any emission testing charge", or "price includes ' +
    'all dealer fees".',
  examples: {
    failing: ['2022 Honda Civic LX for $19,995, VIN ending in 004352.', 'Stock # P3385: $14,900.'],
    passing: [
      'Stock # P3385: $14,900. Plus government fees and taxes, any finance charges, any dealer ' +
        'document processing charge, any electronic filing charge, and any emission ' +
        'testing charge.',
      'Stock # P3385: $14,900. The price includes all dealer fees.',
      'Used trucks from $14,900 to $52,345.',
    ],
  },
};
