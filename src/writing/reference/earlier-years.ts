import type { FiledEngine, FiledYear } from './filed-year.ts';

/** Seats and their rows, in the newest model year of which both are filed. */
export type FiledSeats = { year: number; seats: readonly number[]; rows: readonly number[] };

/** Not every year is filed in full: so many years back a figure is still told, with its year. */
const maxAge = 4;

type Years = Readonly<Record<string, FiledYear>>;

/** Seats and rows of the newest year before one that lacks them. */
export function seatsBefore(filed: Years, year: number): FiledSeats | null {
  return before(year, (at) => {
    const { seats = [], rows = [] } = filed[at] ?? {};
    return seats.length > 0 && rows.length > 0 ? { year: at, seats, rows } : null;
  });
}

/** Engines of the newest year before one in which no horsepower is filed. */
export function powerBefore(
  filed: Years,
  year: number,
): { year: number; engines: FiledEngine[] } | null {
  return before(year, (at) => {
    const engines = filed[at]?.engines?.filter(({ horsepower }) => horsepower !== undefined) ?? [];
    return engines.length > 0 ? { year: at, engines } : null;
  });
}

function before<Found>(year: number, find: (at: number) => Found | null): Found | null {
  for (let at = year; at >= year - maxAge; at -= 1) {
    const found = find(at);
    if (found !== null) return at === year ? null : found;
  }
  return null;
}
