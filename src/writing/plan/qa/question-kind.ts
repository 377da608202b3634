import type { AskedSubject } from '../../facts/asked-subject.ts';
import type { Topic } from '../../topic.ts';
import { asNounPhrase } from '../../english/noun-phrase.ts';
import { speaksOf } from '../subject-heading.ts';

/** What a reader wants of an answer, in the order in which it is asked. */
export const questionKinds = [
  'basics',
  'choice',
  'cost',
  'space',
  'driving',
  'timing',
  'may',
  'doing',
  'trouble',
  'owning',
  'more',
  'store',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

const marks: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'cost',
    /\b(costs?|price[ds]?|(?<!-)pays?|fees?|coupons?|deals?|specials?|discounts?|budget|afford)\b/i,
  ],
  [
    'trouble',
    /\b(what (if|happens (if|when|to)|should I do (when|if|about))|why (is|are|does?)|safe|bad)\b/i,
  ],
  [
    'timing',
    /^(when|how (often|long|soon|early|old|many (miles|years|winters)))\b|\bcan I wait to\b/i,
  ],
  ['choice', /\b(difference|better|best|should I|worth|which|instead|or only|compare|need)\b/i],
  ['may', /^(can|may|am|do) I\b|^who\b/i],
  ['doing', /^how (do|can|to)\b|\bmyself\b|^what should I\b|^what do I\b|^where (do|can)\b/i],
];

/** The questions of a reader who names a car and nothing else, by their topics. */
const byTopic: Readonly<Partial<Record<Topic, QuestionKind>>> = {
  price: 'cost',
  budget: 'cost',
  availability: 'cost',
  'lease-terms': 'cost',
  engine: 'driving',
  drivetrain: 'driving',
  'fuel-economy': 'driving',
  'range-and-charging': 'driving',
  hybrid: 'driving',
  towing: 'driving',
  'off-road': 'driving',
  'winter-driving': 'driving',
  seating: 'space',
  cargo: 'space',
  technology: 'space',
  safety: 'space',
  family: 'space',
  colors: 'space',
  reliability: 'owning',
  warranty: 'owning',
  'maintenance-schedule': 'owning',
  trims: 'choice',
  comparison: 'choice',
  'model-years': 'choice',
};

/** The kind of a question on a car at large. */
export function kindOfTopic(topic: Topic): QuestionKind {
  return byTopic[topic] ?? 'basics';
}

/** The kind of a question; `store` for what only the store can answer. */
export function kindOfQuestion(question: string, store: string): QuestionKind {
  if (question.includes(store)) return 'store';
  return marks.find(([, pattern]) => pattern.test(question))?.[0] ?? 'basics';
}

const headings: Readonly<Record<QuestionKind, readonly string[]>> = {
  basics: ['{Words}: the basics', '{Words}, explained'],
  choice: ['{Words}: deciding what you need', 'Making up your mind about {it}'],
  cost: ['{Words}: price and savings', 'What you pay and how to save'],
  timing: ['{Words}: when and how long', 'Timing and how long things last'],
  space: ['{Words}: space, safety and technology'],
  driving: ['{Words}: engine, economy and driving'],
  owning: ['{Words}: owning one'],
  may: ['{Words}: what you can do', 'What you can do with {it}'],
  doing: ['{Words}: how to go about it', 'How to go about it'],
  trouble: ['{Words}: if things go wrong', 'Problems and what to do about them'],
  more: ['More on {it}', 'More about {it}'],
  store: ['Getting it done at {store}', '{store} and you'],
};
const plain: Readonly<Record<QuestionKind, string>> = {
  basics: 'The basics',
  choice: 'Deciding what you need',
  cost: 'Price and savings',
  timing: 'When and how long',
  space: 'Space, safety and technology',
  driving: 'Engine, economy and driving',
  owning: 'Owning one',
  may: 'What you can do',
  doing: 'How to go about it',
  trouble: 'If things go wrong',
  more: 'Other questions',
  store: 'At {store}',
};

/** The heading of a group; the first of a page names the subject. */
export function groupHeading(
  kind: QuestionKind,
  subject: AskedSubject | null,
  store: string,
  isFirst: boolean,
): string {
  const own = plain[kind].replace('{store}', store);
  if (!isFirst || !subject || subject.question) return own;
  const { words, label, reading } = subject;
  const filled = headings[kind].map((form) =>
    form
      .replace('{Words}', () => label)
      .replace('{it}', () => asNounPhrase(words, reading.model))
      .replace('{store}', store),
  );
  return filled.find((heading) => speaksOf(heading, words)) ?? own;
}
