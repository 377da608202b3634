import type { ArticleType } from '../../../../writing/brief.ts';
import type { ToolInput } from '../tool-input.ts';
import { cues, type Intent, intents, localCue, saleCue, serviceCue } from './cues.ts';

export type FoundCue = { cue: string; intent: Intent; where: string };
export type Funnel = 'top' | 'middle' | 'bottom';

export type SearchIntent = {
  primary: Intent;
  secondary: Intent;
  is_local: boolean;
  is_service: boolean;
  /** How far the first is ahead of the second, 0 to 1. */
  confidence: number;
  cues: (FoundCue & { weight: number })[];
  funnel: Funnel;
  recommended_article_type: ArticleType;
};

type Place = { where: string; text: string; weight: number };

/** What the kind of page is made for. */
const typeWeights: Readonly<Record<ArticleType, Partial<Record<Intent, number>>>> = {
  basic: { informational: 1 },
  qa: { informational: 2 },
  expert: { informational: 1.5, commercial: 0.5 },
  comparison: { commercial: 4 },
  modellanding: { transactional: 4 },
  salesevent: { transactional: 4 },
};

/** A tie goes to the earlier one where a word of buying is present, as that reader is nearer. */
const byCloseness: readonly Intent[] = [
  'transactional',
  'commercial',
  'informational',
  'navigational',
];

/** Weighted cues over keyword, title and headings, turned into shares by softmax. */
export function readIntent(input: ToolInput): SearchIntent {
  const places = placesOf(input);
  const found = [...typeCues(input), ...places.flatMap(cuesAt)];
  const scores = new Map<Intent, number>(intents.map((intent) => [intent, 0]));
  for (const { intent, weight } of found) scores.set(intent, (scores.get(intent) ?? 0) + weight);
  const shares = softmax(scores);
  const buys = places.some(({ text }) => has(text, saleCue));
  const order = buys ? byCloseness : intents;
  const ranked = order.toSorted((one, two) => (shares.get(two) ?? 0) - (shares.get(one) ?? 0));
  const [primary = 'informational', secondary = 'commercial'] = ranked;
  const isLocal = isAboutPlace(input);
  const isService = isAboutService(input);
  return {
    primary,
    secondary,
    is_local: isLocal,
    is_service: isService,
    confidence: rounded((shares.get(primary) ?? 0) - (shares.get(secondary) ?? 0)),
    cues: merged(found),
    funnel: funnels[primary],
    recommended_article_type: recommended(input, primary, isService),
  };
}

const funnels: Readonly<Record<Intent, Funnel>> = {
  informational: 'top',
  commercial: 'middle',
  transactional: 'bottom',
  navigational: 'bottom',
};

function placesOf({ article, page }: ToolInput): Place[] {
  const asked = page.headings.filter((heading) => heading.endsWith('?'));
  const each = 1 / Math.max(4, asked.length);
  return [
    { where: 'keyword', text: article.keyword ?? '', weight: 1.5 },
    { where: 'title', text: page.title, weight: 1 },
    ...asked.map((text) => ({ where: 'headings', text, weight: each })),
  ];
}

/** The kind of page, as evidence like the others. */
function typeCues({ article: { type } }: ToolInput): (FoundCue & { weight: number })[] {
  return intents.flatMap((intent) => {
    const weight = typeWeights[type][intent];
    return weight === undefined ? [] : [{ cue: type, intent, where: 'article type', weight }];
  });
}

/** Each word counts once, for the first cue that has it. */
function cuesAt({ where, text, weight }: Place) {
  let rest = text;
  return cues.flatMap((cue) => {
    const found = [...rest.matchAll(cue.words)].map(([match]) => {
      return { cue: match.toLowerCase(), intent: cue.intent, where, weight: cue.weight * weight };
    });
    rest = rest.replace(cue.words, ' | ');
    return found;
  });
}

/** One line for each cue and place, the heaviest first. */
function merged(found: readonly (FoundCue & { weight: number })[]) {
  const groups = Map.groupBy(found, ({ cue, where }) => `${where} ${cue}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const weight = group.reduce((sum, one) => sum + one.weight, 0);
      return first ? [{ ...first, weight: rounded(weight) }] : [];
    })
    .sort((one, two) => two.weight - one.weight)
    .slice(0, maxCues);
}

const maxCues = 12;

/** Halves of a point count, so that one weak cue alone does not make certain. */
function softmax(scores: ReadonlyMap<Intent, number>): Map<Intent, number> {
  const most = Math.max(...scores.values());
  const powers = [...scores].map(
    ([intent, score]) => [intent, Math.exp((score - most) / 2)] as const,
  );
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}

function isAboutPlace({ article, page, store }: ToolInput): boolean {
  if (article.event) return true;
  const text = `${article.keyword ?? ''}\n${page.title}`;
  const names = [store.city, store.zip].filter((name) => name !== null && name !== '');
  return has(text, localCue) || names.some((name) => has(text, wordsOf(name ?? '')));
}

function isAboutService({ article, page }: ToolInput): boolean {
  if (article.contentIntent === 'fixed_ops') return true;
  return (
    has(`${article.keyword ?? ''}\n${page.title}`, serviceCue) && article.type !== 'modellanding'
  );
}

function recommended(
  { article, page }: ToolInput,
  intent: Intent,
  isService: boolean,
): ArticleType {
  if (article.event) return 'salesevent';
  if (article.comparison || /\bvs\.?\b|\bversus\b/i.test(`${article.keyword} ${page.title}`)) {
    return 'comparison';
  }
  if (intent === 'transactional' && !isService) {
    return article.subject ? 'modellanding' : article.type;
  }
  const asks = page.questions.length * 2 > page.headings.length;
  return intent === 'informational' && asks && article.type === 'qa' ? 'qa' : 'basic';
}

function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

function wordsOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'iu');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
