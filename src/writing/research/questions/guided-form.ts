import { askedEngines } from '../../cars/asked-engines.ts';
import { asksFirstYear } from '../../cars/first-year.ts';
import { versionIn } from '../../cars/car-version.ts';
import { asksOfOdometer } from '../../facts/asked-miles.ts';
import type { Reading } from '../reading/read-keyword.ts';

const ofOdometer = 'Should I buy {a-used} with high mileage?';

const ofHybrid = 'Is {the} worth it over the gas version?';
const ofVersion = 'Is the hybrid version of {the} worth it?';
const worth = /\bworth (?:it|the|buying|getting|paying|extra)\b|\bworth .*\bhybrid$/;

/** Who asks whether a hybrid is worth it has its gas version in mind. */
function asksHybridsWorth({ words }: Reading): boolean {
  const typed = words.join(' ');
  return versionIn(typed) === 'hybrid' && worth.test(typed);
}

/** The question that the guide to models alone can answer, by what was typed; null for others. */
export function guidedForm(reading: Reading): string | null {
  if (reading.model === null) return null;
  // Two engines of one model are compared by what is known of each.
  const isOfEngines =
    reading.rivals.length === 0 && askedEngines(reading, reading.words).length > 1;
  if (isOfEngines) return 'How do two engines of {the} compare?';
  if (reading.rivals.length === 0 && asksOfOdometer(reading.asked)) return ofOdometer;
  if (reading.rivals.length === 0 && asksHybridsWorth(reading)) {
    return versionIn(reading.model) === 'hybrid' ? ofHybrid : ofVersion;
  }
  return asksFirstYear(reading.words) ? 'In which model year did {the} first have it?' : null;
}
