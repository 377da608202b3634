import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { imports } from '../../../../schema/tables/imports.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { foldName } from '../reading/fold-name.ts';

/** A vehicle that the site has, or had until lately. */
export type OwnCar = {
  vin: string | null;
  /** Folded. */
  makeKey: string;
  modelKey: string;
  year: number;
  isNew: boolean;
  isOnLot: boolean;
  soldAt: number | null;
};

export type OwnStock = {
  /** When the site's first feed was taken in; null where none was. */
  since: number | null;
  cars: OwnCar[];
};

const carsOfSite = prepared((db: Reader['db']) => {
  const { siteId, soldAt, vin, make, model, year, condition, availability } = vehicles;
  const isLate = or(isNull(soldAt), gt(soldAt, sql.placeholder('soldAfter')));
  return db
    .select({ vin, make, model, year, condition, availability, soldAt })
    .from(vehicles)
    .where(and(eq(siteId, sql.placeholder('siteId')), isLate))
    .prepare();
});

const firstImport = prepared((db: Reader['db']) =>
  db
    .select({ at: imports.createdAt })
    .from(imports)
    .where(eq(imports.siteId, sql.placeholder('siteId')))
    .orderBy(asc(imports.sequence))
    .limit(1)
    .prepare(),
);

/** What the site has, and what its feed no longer lists since a time: that was sold. */
export async function loadOwnStock(
  reader: Reader,
  siteId: string,
  soldAfter: number,
): Promise<OwnStock> {
  const rows = await carsOfSite(reader).all({ siteId, soldAfter });
  const cars = rows.map(({ make, model, condition, availability, ...row }): OwnCar => {
    const isOnLot = row.soldAt === null && availability === 'on_lot';
    const names = { makeKey: foldName(make), modelKey: foldName(model) };
    return { ...row, ...names, isNew: condition === 'new', isOnLot };
  });
  return { since: (await firstImport(reader).get({ siteId }))?.at ?? null, cars };
}
