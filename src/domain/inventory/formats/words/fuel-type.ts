import type { FuelType } from '../../../../../schema/records/vehicle.ts';

/**
 * English, French, Swedish and German words; mixtures first, since "Plug-in Bensin" also says
 * petrol and "Gas/Electric" electric. Gases come before gasoline, whose short name they share.
 */
const patterns: readonly (readonly [RegExp, FuelType])[] = [
  [/plug[\s_-]?in|phev|laddhybrid|rechargeable/i, 'plug_in_hybrid'],
  [/\b(?:gas|gasoline|regular|premium)\b.*\band electricity/i, 'plug_in_hybrid'],
  [/mild[\s\w-]*hybrid|\bmhev\b/i, 'gasoline'],
  [/\bgas(?:oline)?\s*[/&+-]\s*electric|electric\s*[/&+-]\s*gas/i, 'hybrid'],
  [/hybrid|\bf?hev\b/i, 'hybrid'],
  [/bi-?fuel|dual[\s-]?fuel/i, 'other'],
  [/gas(?:oline)?\s*(?:or|and|[/&+])\s*(?:natural|compressed|propane|cng|lpg)/i, 'other'],
  [/(?:natural gas|propane|cng|lpg)\s*(?:or|and|[/&+])\s*gas/i, 'other'],
  [/flex|\be-?85\b|ethanol|etanol/i, 'flex'],
  [/natural[\s_-]?gas|gaz naturel|\b[cl]ng\b|biogas|erdgas|fordonsgas/i, 'natural_gas'],
  [/propane|\blpg\b|auto-?gas|liquefied petroleum/i, 'propane'],
  [/diesel|\btdi\b|\bdsl\b|^d$/i, 'diesel'],
  [/hydrog[eè]n|fuel[\s_-]?cell|\bfce?v\b|vätgas/i, 'hydrogen'],
  [/lectri[cq]|\bbev\b|\bev\b|^el$|elektro|elbil/i, 'electric'],
  [/gas|petrol|bensin|benzin|essence|unleaded|^g$|premium|regular/i, 'gasoline'],
  [/other/i, 'other'],
];

/** Engines that are sold under the name of their diesel alone. */
const dieselNames = /duramax(?! gas)|power ?stroke|cummins|eco-?diesel|bluetec|blue ?hdi/i;

/** The fuel that a wording states, or null. */
export function readFuelType(text: string): FuelType | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Fuel named inside an engine description; petrol is too often implied to be concluded. */
export function fuelInEngine(text: string): FuelType | null {
  if (dieselNames.test(text)) return 'diesel';
  const fuel = readFuelType(text);
  return fuel === 'other' ? null : fuel;
}
