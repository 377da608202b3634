import type { StockVehicle, StoreProfile } from '../store-profile.ts';
import { isHere } from '../facts/stock-state.ts';
import { displayName } from './reading/display.ts';
import { modelKey } from './reading/models.ts';
import type { Reading } from './reading/read-keyword.ts';
import type { QuestionContext } from './questions/context.ts';
import type { Chosen } from './questions/choose.ts';
import type { StockSignals } from './stock/signals.ts';
import { mostCommon } from './stock/most-common.ts';
import type { HeadQuestion } from './questions/head-question.ts';
import { unansweredOf } from './questions/unanswered.ts';
import { grammarOf } from './topics/grammar-of.ts';

/** What readers want to know, what the store has on it, and how the cloud is laid out. */
export function synopsisOf(parts: {
  reading: Reading;
  context: QuestionContext;
  signals: StockSignals;
  store: StoreProfile;
  stock: readonly StockVehicle[];
  questions: readonly Chosen[];
  labels: readonly string[];
  head: HeadQuestion | null;
}): string {
  const { questions, labels } = parts;
  const layout =
    `The ${questions.length} questions fall into ${labels.length} groups, ` +
    `from “${labels[0]}” to “${labels.at(-1)}”.`;
  const told = [readers(parts), lot(parts), unknown(parts), layout];
  return told.filter((sentence) => sentence !== null).join(' ');
}

/** An article on it would stop before it begins: said here, where it can still be mended. */
function unknown({ reading, head }: Parameters<typeof synopsisOf>[0]): string | null {
  const words = unansweredOf(reading, head);
  if (words.length === 0) return null;
  const named = new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`));
  return `Nothing is known here about ${named}: an article needs a fact or a text of the store.`;
}

function readers({ reading, context, questions }: Parameters<typeof synopsisOf>[0]): string {
  const common = mostCommon(questions.map((question) => question.topic));
  const topics = [...new Set([...reading.topics, ...common])].slice(0, 3);
  const nouns = topics.map((topic) => grammarOf(topic).noun);
  const [theme] = reading.themes;
  const named = [...new Set([...(theme === undefined ? [] : [theme.noun]), ...nouns])].slice(0, 3);
  const about = new Intl.ListFormat('en-US').format(named);
  const the = context.slots.get('the')?.[0];
  const plural = context.slots.get('plural')?.[0];
  const isShopping = reading.bodyStyles.length > 0 || reading.make !== null;
  const rivals = reading.rivals.map((rival) => `the ${modelKey(rival)}`);
  if (the !== undefined && rivals.length > 0) {
    return `Shoppers who weigh ${the} against ${rivals.join(' and ')} ask about ${about}.`;
  }
  if (the !== undefined) return `Shoppers who look at ${the} ask about ${about}.`;
  if (plural !== undefined && isShopping)
    return `Shoppers who look for ${plural} ask about ${about}.`;
  const city = context.slots.get('city')?.[0];
  return city === undefined
    ? `Readers ask about ${about}.`
    : `Readers in ${city} ask about ${about}.`;
}

function lot({ reading, signals, store, stock }: Parameters<typeof synopsisOf>[0]): string | null {
  const name = displayName(store.name, 60);
  const city = displayName(store.city);
  if (name === null) return null;
  const where = city === null ? name : `${name} in ${city}`;
  const isAboutStock = reading.model !== null || reading.bodyStyles.length > 0;
  const isNarrow =
    isAboutStock ||
    reading.make !== null ||
    reading.priceMaxCents !== null ||
    reading.condition !== null;
  const here = stock.filter(isHere).length;
  if (here === 0) return city === null ? null : `They are written for ${where}.`;
  if (!isNarrow) return `${where} has ${counted(here, 'vehicle')} on the lot today.`;
  if (signals.count === 0) return `${where} has none of them in stock today.`;
  const some = signals.count === 1 ? 'one of them' : `${signals.count} of them`;
  const used = signals.usedCount;
  const kinds = [
    signals.newCount > 0 ? `${signals.newCount} new` : null,
    used > 0 ? `${used} used` : null,
  ].filter((kind) => kind !== null);
  const split = kinds.length > 1 ? ` (${kinds.join(', ')})` : '';
  return `${where} has ${some} in stock${split}${prices(signals)}.`;
}

function prices({ priceMinCents, priceMaxCents }: StockSignals): string {
  if (priceMinCents === null || priceMaxCents === null) return '';
  if (priceMinCents === priceMaxCents) return `, priced at ${dollars(priceMinCents)}`;
  return `, priced from ${dollars(priceMinCents)} to ${dollars(priceMaxCents)}`;
}

function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString('en-US')}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
