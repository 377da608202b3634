import { readNumber } from './number.ts';

export type Mileage = { distance: number | null; unit: 'mi' | 'km' | null; fault: string | null };

const most = 2_000_000;
const kilometresInASwedishMil = 10;

/** Reads an odometer: "2,777 miles", "7560 km", "12K", "8956 mil" (Swedish, ten kilometres). */
export function readMileage(text: string, unitText: string | null): Mileage {
  const unit = unitOf(text) ?? (unitText === null ? null : unitOf(unitText));
  const none = (fault: string | null): Mileage => ({ distance: null, unit, fault });
  if (/^(?:(?:n\/?a|null|none|unknown|tmu|call|exempt)\b|-+$)/i.test(text)) return none(null);
  const value = readNumber(text);
  if (value === null) return none(`"${text}" is not a mileage.`);
  const distance = Math.round(value * (isSwedishMil(text) ? kilometresInASwedishMil : 1));
  if (distance < 0 || distance > most) return none(`The mileage "${text}" is impossible.`);
  return { distance, unit, fault: null };
}

function unitOf(text: string): 'mi' | 'km' | null {
  if (isSwedishMil(text) || /km|kilomet/i.test(text)) return 'km';
  return /\b(?:mi|mls|miles?)\b|\dmi/i.test(text) ? 'mi' : null;
}

function isSwedishMil(text: string): boolean {
  return /\d\s*mil$/i.test(text);
}
