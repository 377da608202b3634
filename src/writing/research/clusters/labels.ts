import type { Topic } from '../../topic.ts';
import type { Chosen } from '../questions/choose.ts';
import type { Theme } from '../themes/theme.ts';
import { grammarOf } from '../topics/grammar-of.ts';
import type { TopicFamily } from '../topics/topic-grammar.ts';
import { mostCommon } from '../stock/most-common.ts';

/** From this share on, one topic names its cluster alone. */
const leadingShare = 0.7;

/** From this share on, two topics name it together. */
const pairedShare = 0.6;

/** For a cluster of so many topics that no two of them name it. */
const familyLabels: Readonly<Record<TopicFamily, string>> = {
  model: 'Features and everyday use',
  choosing: 'Choosing and checking',
  money: 'Price and payments',
  ownership: 'Care and service',
  place: 'At the dealership',
};

/** What sets clusters of one topic apart, read from the questions' own words. */
const aspects: readonly (readonly [string, RegExp])[] = [
  ['cost and value', /\b(cost|price|pay|save|worth|fee|cheaper|spend|money)/i],
  ['timing', /\b(when|how often|how long|how soon|how old|how many (miles|winters))\b/i],
  ['what to choose', /\b(difference|which|better|compare|or|should i)\b/i],
  ['how to', /^(how do i|how can i|can i|what do i)\b/i],
  ['what to know', /^(does|do|is|are|what|why)\b/i],
  ['more questions', /./],
];

/** A distinct label for people for each cluster, in the order of the clusters. */
export function clusterLabels(
  clusters: readonly (readonly Chosen[])[],
  themes: readonly Theme[],
): string[] {
  const used = new Set<string>();
  const bySize = clusters.map((_, index) => index);
  bySize.sort((a, b) => (clusters[b]?.length ?? 0) - (clusters[a]?.length ?? 0) || a - b);
  const labels: string[] = [];
  for (const index of bySize) {
    const questions = clusters[index] ?? [];
    const label = firstUnused(candidates(questions, themes), used);
    used.add(label);
    labels[index] = label;
  }
  return labels;
}

function firstUnused(labels: readonly string[], used: ReadonlySet<string>): string {
  const free = labels.find((label) => !used.has(label));
  if (free !== undefined) return free;
  let number = 2;
  while (used.has(`${labels[0]} ${number}`)) number += 1;
  return `${labels[0]} ${number}`;
}

function candidates(questions: readonly Chosen[], themes: readonly Theme[]): string[] {
  const topics = mostCommon(questions.map((question) => question.topic));
  const [first = 'overview', second] = topics;
  const leading = questions.filter((question) => question.topic === first).length;
  const theme = themes.find((one) => {
    const own = questions.filter((question) => question.theme === one.id).length;
    return own >= questions.length * leadingShare;
  });
  const noun = theme?.noun ?? grammarOf(first).noun;
  const plain = grammarOf(first).label;
  const joined = second === undefined ? [] : [joinNouns(first, second)];
  const isLed = second === undefined || leading >= questions.length * leadingShare;
  const ofTwo = questions.filter(({ topic }) => topic === first || topic === second).length;
  const isMixed = ofTwo < questions.length * pairedShare;
  const family = isMixed ? [familyLabels[grammarOf(first).family]] : [];
  const own = isLed ? [plain, ...joined] : [...family, ...joined, plain];
  const ofTheme =
    theme === undefined ? [] : [theme.label, `${sentence(noun)}: ${grammarOf(first).noun}`];
  return [
    ...ofTheme,
    ...own,
    ...byAspect(questions).map((aspect) => `${sentence(noun)}: ${aspect}`),
  ];
}

function joinNouns(one: Topic, other: Topic): string {
  return `${sentence(grammarOf(one).noun)} and ${grammarOf(other).noun}`;
}

function byAspect(questions: readonly Chosen[]): string[] {
  const share = ([, pattern]: readonly [string, RegExp]) => {
    return questions.filter(({ question }) => pattern.test(question)).length;
  };
  const specific = aspects.slice(0, -1).toSorted((one, other) => share(other) - share(one));
  return [...specific, ...aspects.slice(-1)].map(([name]) => name);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
