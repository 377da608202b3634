import type { DraftParagraph } from '../draft.ts';
import { rowFactId, type FactSheet } from '../facts/fact-sheet.ts';

/**
 * Links the first mention of a vehicle in the text to its page: "stock number [P3385](https://…)".
 * What the paragraph holds stays as it is; only the page gets the links.
 */
export function vehicleLinker(sheet: FactSheet): (paragraph: DraftParagraph) => string {
  const pages = pagesOf(sheet);
  const linked = new Set<string>();
  return ({ kind, text, factIds }) => {
    if (kind !== 'text') return text;
    let own = text;
    for (const id of factIds) {
      const page = linked.has(id) ? undefined : pages.get(id);
      if (!page) continue;
      const named = new RegExp(
        `(?<=stock number |VIN )${RegExp.escape(page.label)}(?![\\p{L}\\p{N}])`,
        'u',
      );
      const next = own.replace(named, () => `[${page.label}](${page.url})`);
      if (next !== own) linked.add(id);
      own = next;
    }
    return own;
  };
}

/** By the ids of stock rows; a row without a page of its own is not linked. */
function pagesOf({ sets }: FactSheet): Map<string, { label: string; url: string }> {
  const known = [...sets.lot.vehicles, ...sets.coming.vehicles];
  return new Map(
    known.flatMap((vehicle) => {
      const label = vehicle.stockNumber ?? vehicle.vin;
      const { url } = vehicle;
      if (!label || !url || !/^https?:\/\/[^\s()<>]+$/.test(url)) return [];
      return [[rowFactId(vehicle), { label, url }] as const];
    }),
  );
}
