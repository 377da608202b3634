import type { StoreProfile } from '../../store-profile.ts';
import type { Topic } from '../../topic.ts';
import { bodyNouns } from '../lexicon/body-words.ts';
import { displayName } from '../reading/display.ts';
import { stateName } from '../reading/place.ts';
import type { Reading } from '../reading/read-keyword.ts';
import type { StockSignals } from '../stock/signals.ts';
import { grammarOf } from '../topics/grammar-of.ts';
import { withArticle } from './article.ts';
import { conditionsOf } from './conditions.ts';
import type { Condition } from './question-form.ts';
import { subjectPhrases } from './subject-phrases.ts';

/** What questions may say of this keyword, stock and store. */
export type QuestionContext = {
  /** Values of each slot; several wordings or several values, used in turn. No entry: unknown. */
  slots: ReadonlyMap<string, readonly string[]>;
  holds: ReadonlySet<Condition>;
  /** The keyword's own topics. */
  topics: ReadonlySet<Topic>;
  /** The keyword names a kind of car. */
  isNarrow: boolean;
  /** Of the store: an answer may hold in one country alone. */
  country: string;
};

/** @param nowYear the calendar year of the request, to tell new model years from old ones. */
export function questionContext(
  reading: Reading,
  signals: StockSignals,
  store: StoreProfile,
  nowYear: number,
): QuestionContext {
  const holds = conditionsOf(reading, signals, nowYear);
  if (signals.newCount > 0 || store.makes.includes(reading.make ?? '')) holds.add('orderable');
  const slots = new Map<string, readonly string[]>();
  const set = (name: string, values: readonly (string | null | undefined)[]): void => {
    const known = values.filter((value) => value !== null && value !== undefined);
    if (known.length > 0) slots.set(name, known);
  };
  setSubject(set, reading, signals, holds);
  setStock(set, reading, signals);
  setPlace(set, reading, store);
  const jobs = workableTopics(reading, holds).flatMap((topic) => grammarOf(topic).job ?? []);
  set('job', jobs.slice(0, 1));
  set('errand', [errandOf(reading, holds)]);
  const isNarrow = reading.make !== null || reading.bodyStyles.length > 0;
  const { country } = store;
  return { slots, holds, topics: new Set(reading.topics), isNarrow, country };
}

type SetSlot = (name: string, values: readonly (string | null | undefined)[]) => void;

function setSubject(
  set: SetSlot,
  reading: Reading,
  signals: StockSignals,
  holds: Set<Condition>,
): void {
  const phrases = subjectPhrases(reading, signals.bodyStyle);
  set('the', phrases.the);
  set('full', phrases.the.slice(0, 1));
  // Who looks for one has another car to trade.
  const { topics, model } = reading;
  const isSought = topics[0] === 'availability' || (model === null && topics.length === 0);
  set('my', isSought ? ['my car'] : phrases.my);
  set('model', phrases.short);
  set('a', phrases.one(null));
  set('plural', phrases.many(null));
  if (!(holds.has('model') && holds.has('used'))) {
    set('a-new', phrases.one('new'));
    set('new-plural', phrases.many('new'));
  }
  set('a-used', holds.has('new') ? phrases.one('used').slice(-1) : phrases.one('used'));
  set('used-plural', phrases.many('used'));
  set('a-certified', phrases.one('certified pre-owned'));
  set('certified-plural', phrases.many('certified pre-owned'));
  set('vehicle', [phrases.vehicle]);
  set('bodies', [phrases.bodies]);
  set('make', [reading.make]);
  set('trim', [reading.trim]);
}

function setStock(set: SetSlot, reading: Reading, signals: StockSignals): void {
  const { trims, pairs } = signals;
  const drivetrains = signals.drivetrains.toSorted(
    (one, other) => Number(/AWD|4WD/.test(one)) - Number(/AWD|4WD/.test(other)),
  );
  if (trims.length > 1) {
    set('trim1', trims.slice(0, -1));
    set('trim2', trims.slice(1));
  }
  if (drivetrains.length > 1 && /AWD|4WD/.test(drivetrains.at(-1) ?? '')) {
    set('drive1', drivetrains.slice(0, 1));
    set('drive2', drivetrains.slice(-1));
  }
  set(
    'pair1',
    pairs.map(([one]) => one),
  );
  set(
    'pair2',
    pairs.map(([, other]) => other),
  );
  set('rival', signals.rivals);
  set('color', signals.colors.slice(0, 2));
  set('max', [priceLimit(reading, signals)]);
  const [style] = reading.bodyStyles;
  const other = reading.bodyStyles[1] ?? (style === undefined ? style : bodyNouns[style].instead);
  set('body1', [style === undefined ? null : withArticle(bodyNouns[style].one)]);
  set('body2', [other === undefined ? null : withArticle(bodyNouns[other].one)]);
}

function setPlace(set: SetSlot, reading: Reading, store: StoreProfile): void {
  set('city', [reading.place?.city ?? displayName(store.city)]);
  set('state', [reading.place?.state ?? stateName(store.state)]);
  set('store', [displayName(store.name, 40)]);
}

function errandOf(reading: Reading, holds: ReadonlySet<Condition>): string {
  const topics = workableTopics(reading, holds);
  const ofThemes = reading.themes.flatMap((theme) => theme.errand ?? []);
  const ofTopics =
    reading.themes.length > 0 ? [] : topics.flatMap((topic) => grammarOf(topic).errand ?? []);
  const own = ofThemes[0] ?? ofTopics[0];
  if (own !== undefined) return own;
  const [first] = reading.topics;
  if (first !== undefined && grammarOf(first).family === 'ownership') return 'have {my} serviced';
  return reading.model === null ? 'shop for {a}' : 'test drive {a}';
}

/** An electric car has no oil to change, whatever the keyword asks. */
function workableTopics(reading: Reading, holds: ReadonlySet<Condition>): Topic[] {
  return reading.topics.filter((topic) => topic !== 'oil-change' || !holds.has('electric'));
}

/** The limit of the keyword, else a round figure near the middle of the matching prices. */
function priceLimit(reading: Reading, signals: StockSignals): string | null {
  const step = 5_000_00;
  const isNarrow = reading.make !== null || reading.bodyStyles.length > 0;
  const middle = isNarrow ? signals.priceMedianCents : null;
  const rounded = middle === null ? null : Math.ceil(middle / step) * step;
  const cents = reading.priceMaxCents ?? rounded;
  return cents === null ? null : `$${(cents / 100).toLocaleString('en-US')}`;
}
