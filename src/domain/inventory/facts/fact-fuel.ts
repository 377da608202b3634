import type { FuelType } from '../../../../schema/records/vehicle.ts';

type FuelTexts = Record<'fuel' | 'main' | 'other' | 'technology', string | null> & {
  model: string;
};

const hybridNames = /hybrid|\b\d{3}h\b|^(?:prius|insight|cr-z)\b/i;

/**
 * Fuel in our words and in the source's. Files without atvType tell a hybrid only by its name;
 * a name that says nothing stays gasoline.
 */
export function factFuel(texts: FuelTexts): {
  fuelType: FuelType | null;
  fuelName: string | null;
} {
  const { fuel, main, other } = texts;
  const both = main !== null && other !== null ? `${main} or ${other}` : main;
  return { fuelType: fuelTypeIn(texts), fuelName: both ?? (other === null ? fuel : null) };
}

function fuelTypeIn({ fuel, main, other, technology, model }: FuelTexts): FuelType | null {
  const first = main ?? fuel ?? '';
  const all = [fuel, main, other].join(' ');
  const hasLiquid = /regular|premium|midgrade|gas|diesel/i.test(all);
  if (/plug-?in/i.test(technology ?? '')) return 'plug_in_hybrid';
  if (/electric/i.test(all)) return hasLiquid ? 'plug_in_hybrid' : 'electric';
  if (/hydrogen/i.test(all)) return 'hydrogen';
  if (/^hybrid/i.test(technology ?? '') || hybridNames.test(model)) return 'hybrid';
  if (/e85/i.test(all) || technology === 'FFV') return 'flex';
  if (/diesel/i.test(first)) return 'diesel';
  const gas = /natural gas|\bcng\b/i.test(all) ? 'natural_gas' : null;
  const alternative = gas ?? (/propane|\blpg\b/i.test(all) ? 'propane' : null);
  if (alternative !== null) return /gasoline|regular|premium/i.test(all) ? 'other' : alternative;
  return hasLiquid ? 'gasoline' : null;
}
