import type { StockVehicle } from '../store-profile.ts';

/** What feeds put into the trim that its body, doors or gears say already, and remarks in stars. */
const codes = /\*[^*]*\*?|\b[2-5] ?(?:dr|door)\b\.?|\b(?:sdn|auto|man|hbk|cpe|conv)\b\.?/gi;

/** "4dr Sdn Auto Limited *Ltd Avail*" is a Limited. */
export function withPlainTrim(vehicle: StockVehicle): StockVehicle {
  const { trim } = vehicle;
  const plain = trim?.replace(codes, ' ').replace(/\s+/g, ' ').trim() ?? '';
  return trim === null || plain === '' || plain === trim ? vehicle : { ...vehicle, trim: plain };
}
