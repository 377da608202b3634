import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeSite } from '../../src/domain/content-intelligence/analyze-site.ts';
import { maxActive } from '../../src/domain/content-intelligence/keep-gaps.ts';
import { activeRecommendations } from '../../src/domain/content-intelligence/store.ts';
import { importFeed } from '../../src/domain/inventory/import-feed.ts';
import { harness } from '../support/harness.ts';
import { rowsIn } from '../support/rows-in.ts';

const feeds = join(import.meta.dir, '../../../shared/data/feeds');
const files = [
  'meta-xml/store-20260822T0801.xml',
  'google-tsv/sample_output.tsv',
  'csv/USA_cars_datasets.csv',
  'meta-csv/begbilnorr-vehicles-feed.csv',
];

for (const file of files) {
  test.skipIf(!existsSync(join(feeds, file)))(
    `${file}: what is suggested is told in whole sentences with figures of the lot`,
    async () => {
      await using app = harness();
      const site = await app.makeSite();
      const source = Bun.file(join(feeds, file)).stream();
      await importFeed(app.app.ctx, { site, source });
      await app.drain();
      await analyzeSite(app.app.ctx, site.id, new AbortController().signal);
      const rows = await activeRecommendations(app.app.ctx.reader, site.id);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(maxActive);
      const [stock] = rowsIn<{ n: number }>(
        app.app.ctx,
        'SELECT coalesce(sum(vehicles), 0) AS n FROM vehicle_counts',
      );
      for (const { title, description, metadata } of rows) {
        for (const text of [title, description]) {
          expect(text).not.toMatch(/undefined|null|NaN|Infinity|\s\s|\s[.,;]/);
          expect(text).toMatch(/^[\p{Lu}\p{N}“]/u);
        }
        expect(String(metadata.keyword)).not.toMatch(/\b(Doors?|SRW|DRW)\b/);
        if (typeof metadata.units === 'number') {
          expect(metadata.units).toBeLessThanOrEqual(stock?.n ?? 0);
        }
      }
      expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
    },
  );
}
