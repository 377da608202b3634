import type { Topic } from '../../topic.ts';
import type { Reading } from '../reading/read-keyword.ts';
import type { QuestionContext } from './context.ts';
import { grammarOf } from '../topics/grammar-of.ts';

/** How many questions a topic may add, in the order in which topics are drawn on. */
export type Quota = { topic: Topic; most: number };

type Shares = readonly (readonly [Topic, number])[];

/** What shoppers of one model ask anyway; service keywords leave it out. */
const ofModel: Shares = [
  ['comparison', 4],
  ['trims', 4],
  ['price', 4],
  ['fuel-economy', 3],
  ['range-and-charging', 3],
  ['cargo', 3],
  ['safety', 3],
  ['technology', 3],
  ['seating', 3],
  ['availability', 2],
  ['overview', 3],
  ['warranty', 2],
  ['reliability', 2],
];
/** What a reader of one model asks, whether or not its topics' files name each other. */
export const modelTopics: readonly Topic[] = ofModel.map(([topic]) => topic);

const ofBody: Shares = [
  ['comparison', 4],
  ['price', 3],
  ['body-style', 3],
  ['seating', 3],
  ['cargo', 3],
  ['fuel-economy', 2],
  ['safety', 2],
  ['availability', 3],
  ['test-drive', 2],
];
const ofMake: Shares = [
  ['comparison', 3],
  ['certified', 3],
  ['price', 3],
  ['reliability', 3],
  ['warranty', 3],
  ['availability', 3],
  ['maintenance-schedule', 2],
];
const ofUsed: Shares = [
  ['used-inspection', 6],
  ['vehicle-history', 4],
  ['reliability', 3],
  ['certified', 3],
  ['new-or-used', 2],
];
const ofCertified: Shares = [
  ['certified', 9],
  ['warranty', 4],
  ['vehicle-history', 3],
  ['new-or-used', 3],
];
const ofLimit: Shares = [
  ['budget', 5],
  ['price', 4],
  ['loan-terms', 3],
  ['down-payment', 2],
];
const ofPlace: Shares = [
  ['local-store', 6],
  ['test-drive', 2],
];
/** Where nothing else is known: what any visitor of a dealership asks. */
export const anywhere: readonly Topic[] = [
  'overview',
  'price',
  'trade-in',
  'new-or-used',
  'loan-terms',
  'test-drive',
  'warranty',
  'maintenance-schedule',
  'used-inspection',
  'paperwork',
];

/** The topics of a cloud: the keyword's own, what goes with them, and what its subject brings. */
export function planTopics(reading: Reading, context: QuestionContext): Quota[] {
  const quotas = new Map<Topic, number>();
  const add = (topic: Topic, most: number): void => {
    quotas.set(topic, Math.max(most, quotas.get(topic) ?? 0));
  };
  const addAll = (shares: Shares): void => shares.forEach(([topic, most]) => add(topic, most));
  const { topics, themes } = reading;
  const isThemed = themes.length > 0;
  const own = topics.filter((topic) => !isThemed || isOfTheme(reading, topic)).slice(0, 4);
  own.forEach((topic, index) => add(topic, ownShare(reading, index)));
  const isUpkeep = topics[0] !== undefined && grammarOf(topics[0]).family === 'ownership';
  if (isUpkeep && context.slots.has('job')) add('service-visit', 8);
  if (reading.condition === 'used') addAll(ofUsed);
  if (reading.condition === 'certified') addAll(ofCertified);
  if (reading.priceMaxCents !== null) addAll(ofLimit);
  if (reading.place !== null) addAll(isUpkeep ? ofPlace.slice(0, 1) : ofPlace);
  for (const topic of themes.flatMap((theme) => theme.related)) add(topic, 3);
  const leading = topics.slice(0, isThemed ? 0 : reading.model === null ? 2 : 1);
  leading.forEach((topic, index) => {
    for (const next of grammarOf(topic).related) add(next, index === 0 ? 4 : 2);
  });
  if (!isUpkeep && !isThemed) addAll(subjectShares(reading));
  add('local-store', 3);
  return [...quotas].map(([topic, most]) => ({ topic, most }));
}

/** The fewer topics a keyword names, the more each is asked; a theme asks its own questions. */
function ownShare({ topics, themes }: Reading, index: number): number {
  if (themes.length > 0) return 3;
  const shares = [[12], [9, 7], [8, 6, 4]][topics.length - 1] ?? [7, 5, 4, 3];
  return shares[index] ?? 3;
}

function isOfTheme({ themes }: Reading, topic: Topic): boolean {
  return themes.some((theme) => theme.questions[topic] !== undefined);
}

function subjectShares(reading: Reading): Shares {
  if (reading.model !== null) return ofModel;
  if (reading.bodyStyles.length > 0) return ofBody;
  if (reading.make !== null) return ofMake;
  return reading.topics.length === 0 ? anywhere.map((topic) => [topic, 4] as const) : [];
}
