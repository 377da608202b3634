import type { ArticleSubject } from '../../../../schema/tables/articles.ts';
import type { Context } from '../../../context.ts';
import { invalid } from '../../../problem.ts';
import {
  type NamedVehicle,
  namedVehicles,
} from '../../../writing/research/reading/named-vehicles.ts';
import { loadPastModels, loadStock } from '../../inventory/stock-for-writing.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import type { ArticleTypeEntry } from '../article-types.ts';
import { eventIn } from './keyword-event.ts';
import type { ArticleMatter } from './new-article.ts';
import { spelledAsInStock } from './spelled-as-in-stock.ts';

export type KeywordMatter = Pick<ArticleMatter, 'subject' | 'comparison' | 'event'>;

const maxCompared = 5;

/**
 * What an article of this type is about, read from the keyword of its IdeaCloud and the stock:
 * nothing more than its questions for most types. Throws a 400 that names what the keyword does
 * not say, and the endpoint that takes it.
 */
export async function matterOf(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  entry: ArticleTypeEntry,
  keyword: string,
): Promise<KeywordMatter> {
  if (entry.takes === null) return {};
  const { reader, clock } = ctx;
  const store = await loadStoreProfile(reader, siteId);
  if (entry.id === 'salesevent') {
    const read = eventIn(keyword, store, clock.now());
    if ('event' in read) return read;
    const missing = read.missing.join(', ');
    throw unread(entry, `the keyword and the store's profile do not give ${missing}`);
  }
  const stock = await loadStock(reader, siteId, clock.now());
  const pastModels = await loadPastModels(reader, siteId);
  const named = namedVehicles(keyword, { store, stock, pastModels });
  const subjects = () => named.map((one) => spelledAsInStock(vehicleOf(entry, one), stock));
  if (entry.id === 'modellanding') {
    if (named.length !== 1)
      throw unread(entry, `the keyword names ${counted(named.length, 'model')}, one is needed`);
    const [subject = null] = subjects();
    return { subject };
  }
  if (named.length < 2 || named.length > maxCompared) {
    const count = counted(named.length, 'vehicle');
    throw unread(entry, `the keyword names ${count}, 2 to ${maxCompared} are needed`);
  }
  return { comparison: { vehicles: subjects(), featuredIndex: null, biasLevel: null } };
}

/** Throws a 400 where no year is known. */
function vehicleOf(entry: ArticleTypeEntry, { year, trim, ...named }: NamedVehicle) {
  if (year === null) {
    const which = `${named.make} ${named.model}`;
    throw unread(entry, `neither the keyword nor the stock gives the year of the ${which}`);
  }
  const vehicle: Omit<ArticleSubject, 'trim'> = { year, ...named };
  return { ...vehicle, ...(trim !== null && { trim }) };
}

function counted(count: number, noun: string): string {
  return count === 0 ? `no ${noun}` : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function unread(entry: ArticleTypeEntry, missing: string) {
  const other = `use ${entry.createdThrough} with ${entry.takes}`;
  return invalid('article_type', `cannot be written from this IdeaCloud: ${missing}; ${other}`);
}
