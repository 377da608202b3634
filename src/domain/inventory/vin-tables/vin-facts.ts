import type { VinFacts } from '../../../../schema/records/vin-facts.ts';
import { titleCase } from './title-case.ts';
import type { DecodedVin } from './decode-vin.ts';
import { cylindersOf, litersOf } from './vin-words.ts';

/** What is kept with the vehicle beside its own fields; null where nothing is known. */
export function vinFactsOf(decoded: DecodedVin): VinFacts | null {
  const { series, configuration, turbo, fuel, secondFuel, electrification, weightClass } = decoded;
  const { plantCity, plantState, plantCountry } = decoded;
  const isDriven = fuel === 'Electric' || secondFuel === 'Electric';
  const liters = litersOf(decoded);
  const cylinders = cylindersOf(decoded);
  const facts: VinFacts = {
    ...(series !== undefined && { series }),
    ...(liters !== null && { displacementLiters: liters }),
    ...(cylinders !== null && { cylinders }),
    ...(configuration !== undefined && { cylinderLayout: configuration }),
    ...(turbo !== undefined && { isTurbocharged: turbo === 'Yes' }),
    ...(fuel !== undefined && { fuel }),
    ...(secondFuel !== undefined && { secondFuel }),
    ...(electrification !== undefined && { electrification }),
    // Any car has a starter battery: only that which drives it is worth a word.
    ...(isDriven && decoded['battery'] !== undefined && { battery: decoded['battery'] }),
    ...(weightClass !== undefined && { weightClass }),
    ...(plantCity !== undefined && { plantCity: titleCase(plantCity) }),
    ...(plantState !== undefined && { plantState: titleCase(plantState) }),
    ...(plantCountry !== undefined && { plantCountry: countryName(plantCountry) }),
  };
  return Object.keys(facts).length === 0 ? null : facts;
}

/** "UNITED STATES (USA)", "KOREA (SOUTH)". */
function countryName(text: string): string {
  if (text.startsWith('UNITED STATES')) return 'United States';
  const [, name, part] = /^(.*) \((.*)\)$/.exec(text) ?? [];
  return titleCase(
    name !== undefined && /^(?:NORTH|SOUTH)$/.test(part ?? '') ? `${part} ${name}` : text,
  );
}
