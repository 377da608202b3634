import type { CheckRule, Found } from '../rule.ts';
import { textOf } from '../content-text.ts';
import { pricedVehicles } from './priced-vehicles.ts';

const store = { name: 'Lakeside Motors, Inc.', city: 'Duluth' };
const offer = /\$\s?\d[\d,]{0,9}\s?(?:\/|per|a)\s?mo|\b\d{1,2}(?:\.\d{1,2})?\s?% APR/i;
const legalForm = /,?\s+(?:inc|llc|l\.l\.c|ltd|co|corp|corporation|company|lp|llp)\.?$/i;

/** A snippet is shown beside the store's name on its network, and a description on its page. */
export const dDealerName: CheckRule = {
  id: 'D-DEALER-NAME',
  kind: 'check',
  severity: 'warning',
  when: (context) => context.store !== null && context.vehicle === null,
  check: (content, context): Found[] => {
    if (content.name !== null || !context.store) return [];
    const text = textOf(content);
    if (!offer.test(text) && pricedVehicles(content).length === 0) return [];
    const { name, city } = context.store;
    const said = plain(text);
    const missing = [
      ...(said.includes(plain(name.replace(legalForm, ''))) ? [] : [`the name "${name}"`]),
      ...(city === null || said.includes(plain(city)) ? [] : [`the city "${city}"`]),
    ];
    return missing.length === 0 ? [] : [{ place: 'whole text', missing }];
  },
  citation: "the states' dealer acts",
  message: 'A sales text should name the store and its city.',
  suggestion: 'Add the name of the store and the city once.',
  examples: {
    failing: [
      { text: '2022 Honda Civic LX for $19,995.', context: { store } },
      { text: 'Lakeside Motors has 1.9% APR.', context: { store } },
    ],
    passing: [
      { text: 'LAKESIDE MOTORS in Duluth: a 2022 Honda Civic LX for $19,995.', context: { store } },
      { text: 'How to check the oil.', context: { store } },
      '2022 Honda Civic LX for $19,995.',
    ],
  },
};

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
