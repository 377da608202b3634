import { joinWithAnd } from '../realise/lists.ts';

const names: readonly (readonly [start: string, alone: string, among: string])[] = [
  ['regular', 'regular gas', 'regular gas'],
  [
    'premium recommended',
    'premium gas, which is recommended but not required',
    'premium gas (recommended)',
  ],
  ['premium required', 'premium gas, which is required', 'premium gas (required)'],
  ['diesel', 'diesel', 'diesel'],
];

/**
 * "regular gas"; "regular gas with the 2.5L four-cylinder and premium gas (recommended) with the
 * 2.0L turbo". Takes the guide's words; null where it has none.
 */
export function fuelText(fuels: readonly string[]): string | null {
  const texts = fuels.flatMap((fuel) => {
    const [start, alone, among] = names.find(([one]) => fuel.startsWith(one)) ?? [];
    if (start === undefined) return [];
    const engine = fuel.slice(start.length);
    return engine === '' ? [alone] : [`${among}${engine}`];
  });
  return texts.length > 0 ? joinWithAnd(texts.map(String)) : null;
}
