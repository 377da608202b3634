import type { Availability, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import { conditions } from '../../../../schema/records/vehicle.ts';
import { availabilities } from '../../../../schema/records/vehicle.ts';
import type { OwnStock } from './own-stock.ts';

/**
 * What is for sale around a site, its own stock apart, as columns: a hundred thousand listings
 * take three megabytes and are gone over in milliseconds.
 */
export type Area = {
  scope: AreaScope;
  size: number;
  /** Of `market_listings`; below nought of `vehicles`, where a store of the group shares it. */
  sequence: Int32Array;
  kind: Int32Array;
  dealer: Int32Array;
  source: Int32Array;
  year: Int16Array;
  /** Index of `conditions`. */
  condition: Uint8Array;
  /** Index of `availabilities`. */
  availability: Uint8Array;
  /** In cents and units of distance; -1 where not known. */
  price: Float64Array;
  msrp: Float64Array;
  mileage: Int32Array;
  firstSeen: Float64Array;
  /** 0 while it is listed. */
  goneAt: Float64Array;
  /** 1 where the same car stands here from a later listing. */
  isTwin: Uint8Array;
  kinds: Kind[];
  dealers: AreaDealer[];
  sources: AreaSource[];
  own: OwnStock;
};

export type AreaScope = { kind: 'radius' | 'state' | 'country'; radiusMiles: number | null };

export type Kind = {
  make: string;
  model: string;
  trim: string;
  /** Folded. */
  makeKey: string;
  modelKey: string;
  trimFamily: string;
};

/** `siteId` of a store of the same group that shares its stock. */
export type AreaDealer = { distance: number | null; siteId: string | null };

/** The first and the latest look at what it lists; null where there was none yet. */
export type AreaSource = { since: number | null; lastAt: number | null };

export type AreaRow = {
  sequence: number;
  kind: number;
  dealer: number;
  source: number;
  year: number;
  condition: VehicleCondition;
  availability: Availability;
  priceCents: number | null;
  msrpCents: number | null;
  mileage: number | null;
  firstSeenAt: number;
  goneAt: number | null;
  vin: string | null;
};

/** Columns of these rows. Of rows with one VIN the first that is listed counts. */
export function makeArea(
  scope: AreaScope,
  rows: AreaRow[],
  about: Pick<Area, 'kinds' | 'dealers' | 'sources' | 'own'>,
): Area {
  return {
    scope,
    size: rows.length,
    sequence: Int32Array.from(rows, (row) => row.sequence),
    kind: Int32Array.from(rows, (row) => row.kind),
    dealer: Int32Array.from(rows, (row) => row.dealer),
    source: Int32Array.from(rows, (row) => row.source),
    year: Int16Array.from(rows, (row) => row.year),
    condition: Uint8Array.from(rows, (row) => conditions.indexOf(row.condition)),
    availability: Uint8Array.from(rows, (row) => availabilities.indexOf(row.availability)),
    price: Float64Array.from(rows, (row) => row.priceCents ?? -1),
    msrp: Float64Array.from(rows, (row) => row.msrpCents ?? -1),
    mileage: Int32Array.from(rows, (row) => row.mileage ?? -1),
    firstSeen: Float64Array.from(rows, (row) => row.firstSeenAt),
    goneAt: Float64Array.from(rows, (row) => row.goneAt ?? 0),
    isTwin: twinsIn(rows),
    ...about,
  };
}

/** Listed before gone, then the newest: a car that moved to another dealer is not sold. */
function twinsIn(rows: readonly AreaRow[]): Uint8Array {
  const best = new Map<string, number>();
  const isTwin = new Uint8Array(rows.length);
  rows.forEach(({ vin }, index) => {
    if (vin === null) return;
    const other = best.get(vin);
    if (other === undefined) best.set(vin, index);
    else if (isBetter(rows[index], rows[other])) {
      isTwin[other] = 1;
      best.set(vin, index);
    } else isTwin[index] = 1;
  });
  return isTwin;
}

function isBetter(one: AreaRow | undefined, two: AreaRow | undefined): boolean {
  if (one === undefined || two === undefined) return false;
  if ((one.goneAt === null) !== (two.goneAt === null)) return one.goneAt === null;
  const later = one.goneAt === null ? one.firstSeenAt : one.goneAt;
  const than = one.goneAt === null ? two.firstSeenAt : (two.goneAt ?? 0);
  return later > than || (later === than && one.sequence < two.sequence);
}
