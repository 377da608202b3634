import type { Brief } from '../brief.ts';
import { makes } from '../research/lexicon/makes.ts';
import { isHere } from './stock-state.ts';

type Asked = Pick<Brief, 'store' | 'stock'>;

const praise = '(?:the |best |nearest |closest |local )*';
const dealers =
  '(?:(?:car|auto|truck|new|used) )?(?:dealers?|dealerships?)(?= (?:near|in|around|close)\\b|$)';

/**
 * "Ford dealer near me" at a Chevrolet store asks for what it isn't, and a page so called would
 * pass it off as one. What it has of the make are used ones, and the page is on those.
 */
export function otherDealer(
  keyword: string,
  { store, stock }: Asked,
): { keyword: string; make: string } | null {
  if (!/\bdealer/i.test(keyword)) return null;
  for (const { name, aliases = [] } of makes) {
    const names = [name, ...aliases].map((one) => RegExp.escape(one)).join('|');
    const asks = new RegExp(`^${praise}(?:${names}) ${dealers}`, 'i');
    if (!asks.test(keyword.trim())) continue;
    const own = store.details?.sections.makes ?? [];
    if (own.length === 0 || own.some((make) => make.toLowerCase().includes(name.toLowerCase())))
      return null;
    const here = stock.filter((car) => car.make === name && isHere(car));
    if (here.length === 0 || here.some(({ condition }) => condition === 'new')) return null;
    const isOfTrucks = here.every(({ bodyStyle }) => bodyStyle === 'truck');
    const kind = isOfTrucks ? 'trucks' : 'cars';
    return { keyword: keyword.trim().replace(asks, `used ${name} ${kind}`), make: name };
  }
  return null;
}

/** The brief on the used ones; itself where the store is what was asked for. */
export function asSoldHere(brief: Brief): Brief {
  if (brief.keyword === null || brief.comparison || brief.event) return brief;
  const other = otherDealer(brief.keyword, brief);
  return other ? { ...brief, keyword: other.keyword, dealerOf: other.make } : brief;
}
