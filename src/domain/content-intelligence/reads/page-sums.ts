import { pageKey } from '../../../lib/page-key.ts';
import type { RawFigures, RawPair } from '../snapshot/raw-site.ts';

export function addSums<K>(all: Map<K, RawFigures>, key: K, row: RawFigures, scale: number): void {
  const known = all.get(key);
  const sums = known ?? { clicks: 0, impressions: 0, positionSum: 0 };
  sums.clicks += row.clicks * scale;
  sums.impressions += row.impressions * scale;
  sums.positionSum += row.positionSum * scale;
  if (known === undefined) all.set(key, sums);
}

/** Sums by page, however each row spells its address. */
export class PageSums {
  private readonly spellings = new Map<string, Map<string, number>>();
  private readonly keys = new Map<string, string>();
  private readonly pairs = new Map<string, RawPair>();
  private readonly pages = new Map<string, RawFigures>();
  private readonly before = new Map<string, RawFigures>();

  addPage(row: RawFigures & { page: string }, scale: number): void {
    addSums(this.pages, this.keyOf(row), row, scale);
  }

  addBefore(row: RawFigures & { page: string }, scale: number): void {
    addSums(this.before, this.keyOf(row), row, scale);
  }

  addPair(row: RawPair, scale: number): void {
    const key = this.keyOf(row);
    const name = `${row.query}\n${key}`;
    const { query } = row;
    const known = this.pairs.get(name) ?? { ...none, query, page: key };
    this.pairs.set(name, {
      ...known,
      clicks: known.clicks + row.clicks * scale,
      impressions: known.impressions + row.impressions * scale,
      positionSum: known.positionSum + row.positionSum * scale,
    });
  }

  /** Each page by the spelling that was shown most. */
  named() {
    const names = new Map([...this.spellings].map(([key, shown]) => [key, mostShown(shown)]));
    const nameOf = (key: string): string => names.get(key) ?? key;
    const byName = (all: Map<string, RawFigures>) =>
      new Map([...all].map(([key, sums]) => [nameOf(key), sums]));
    return {
      pages: byName(this.pages),
      pagesBefore: byName(this.before),
      pairs: [...this.pairs.values()].map((pair) => ({ ...pair, page: nameOf(pair.page) })),
    };
  }

  private keyOf({ page, impressions }: { page: string; impressions: number }): string {
    const key = this.keys.get(page) ?? pageKey(page);
    this.keys.set(page, key);
    const shown = this.spellings.get(key) ?? new Map<string, number>();
    this.spellings.set(key, shown.set(page, (shown.get(page) ?? 0) + impressions));
    return key;
  }
}

const none: RawFigures = { clicks: 0, impressions: 0, positionSum: 0 };

/** Of equal ones the first by name, so that equal figures give equal findings. */
function mostShown(shown: Map<string, number>): string {
  const [best] = [...shown].sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1));
  return best?.[0] ?? '';
}
