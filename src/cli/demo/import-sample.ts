import { importFeed } from '../../domain/inventory/import-feed.ts';
import { loadStock } from '../../domain/inventory/stock-for-writing.ts';
import type { SiteRow } from '../../domain/site/store.ts';
import type { Context } from '../../context.ts';
import type { StockVehicle } from '../../writing/store-profile.ts';
import sampleStock from './sample-stock.csv' with { type: 'text' };

type Model = { year: number; make: string; model: string };

export type SampleStock = {
  vehicles: number;
  makes: number;
  /** "47 new, 25 used, 11 certified". */
  summary: string;
  /** The new model with most units: the landing page is about it. */
  favourite: Model;
};

/** Imports the sample dealership's feed; a second time it changes nothing. */
export async function importSampleStock(ctx: Context, site: SiteRow): Promise<SampleStock> {
  const bytes = new TextEncoder().encode(sampleStock);
  await importFeed(ctx, { site, source: chunks(bytes) });
  const stock = await loadStock(ctx.reader, site.id, ctx.clock.now());
  const count = (condition: string) => stock.filter((one) => one.condition === condition).length;
  return {
    vehicles: stock.length,
    makes: new Set(stock.map((vehicle) => vehicle.make)).size,
    summary: `${count('new')} new, ${count('used')} used, ${count('certified')} certified`,
    favourite: favouriteOf(stock),
  };
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function favouriteOf(stock: readonly StockVehicle[]): Model {
  const counts = new Map<string, { model: Model; units: number }>();
  for (const { condition, year, make, model } of stock) {
    if (condition !== 'new' || year === null || make === null || model === null) continue;
    const key = `${year} ${make} ${model}`;
    const units = (counts.get(key)?.units ?? 0) + 1;
    counts.set(key, { model: { year, make, model }, units });
  }
  const [most] = [...counts.values()].sort((one, other) => other.units - one.units);
  if (!most) throw new Error('The sample stock has no new vehicles.');
  return most.model;
}
