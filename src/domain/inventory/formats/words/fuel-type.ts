import type { FuelType } from '../../../../../schema/records/vehicle.ts';

/** English, Swedish and German words; mixtures first, since "Plug-in Bensin" also says petrol. */
const patterns: readonly (readonly [RegExp, FuelType])[] = [
  [/plug[\s_-]?in|phev|laddhybrid/i, 'plug_in_hybrid'],
  [/mild[\s_-]?hybrid/i, 'gasoline'],
  [/hybrid|\bhev\b/i, 'hybrid'],
  [/flex|\be-?85\b/i, 'flex'],
  [/diesel|\btdi\b|\bdsl\b/i, 'diesel'],
  [/hydrogen|fuel[\s-]?cell|vätgas/i, 'hydrogen'],
  [/electric|\bbev\b|\bev\b|^el$|elektro/i, 'electric'],
  [/gas(?!.*natural)|petrol|bensin|benzin|unleaded|^g$|premium|regular/i, 'gasoline'],
  [/natural gas|\bcng\b|\blpg\b|propane|other|etanol|biogas/i, 'other'],
];

/** The fuel that a wording states, or null. */
export function readFuelType(text: string): FuelType | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Fuel named inside an engine description; petrol is too often implied to be concluded. */
export function fuelInEngine(text: string): FuelType | null {
  const fuel = readFuelType(text);
  return fuel === 'other' ? null : fuel;
}
