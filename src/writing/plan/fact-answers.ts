import type { FactSheet } from '../facts/fact-sheet.ts';
import { modelsIn } from '../facts/named-models.ts';
import { slug } from '../facts/stock-facts.ts';
import type { Topic } from '../topic.ts';
import { modelPairIn } from './model-pair.ts';

/** Which questions a message from facts answers by itself, and what it must be told of them. */
type FactAnswer = {
  /** Message ids, the first that can be said is the answer. */
  ids: readonly string[];
  /** Questions on other topics are left alone. */
  topics: readonly Topic[];
  asks: RegExp;
  about?: 'pair' | 'trims' | 'color';
};

const four = String.raw`\b(all-wheel|four-wheel|awd|4wd)\b`;

/**
 * The most special questions first. A question of the same topic that asks something else ("Does
 * mileage change the price?") is left to the hand-written answers.
 */
const answers: readonly FactAnswer[] = [
  {
    ids: ['versus.lowest'],
    topics: ['price', 'comparison'],
    asks: /\bcosts? less than\b|\bpriced in line with\b|\bcheaper than\b/i,
    about: 'pair',
  },
  {
    ids: ['versus.price', 'versus.stock', 'versus.same-drive'],
    topics: ['comparison'],
    asks: /\bcompare with\b|^should i (buy|choose|get) the .* or\b|\bdifference between the\b/i,
    about: 'pair',
  },
  { ids: ['versus.drive'], topics: ['test-drive'], asks: /\bone visit\b/i, about: 'pair' },
  { ids: ['answer.alternatives'], topics: ['comparison'], asks: /\balternatives? to\b/i },
  {
    ids: ['answer.trim-gap'],
    topics: ['price', 'trims'],
    asks: /\bhow much more\b.*\bcosts?\b/i,
    about: 'trims',
  },
  { ids: ['price.trim-step'], topics: ['trims'], asks: /\btrims priced\b/i },
  {
    ids: [
      'answer.price',
      'answer.price-mixed',
      'answer.price-few',
      'answer.price-one',
      'answer.price-near',
      'answer.price-near-few',
      'answer.price-near-one',
    ],
    topics: ['price', 'budget'],
    asks: /^how much (is|are|does|do|will|would)\b(?!.*\b(more|less|change|insure|room)\b)/i,
  },
  {
    ids: ['answer.trims-drive'],
    topics: ['trims', 'drivetrain', 'availability'],
    asks: new RegExp(String.raw`\bwhich\b.*\btrims?\b.*${four}`, 'i'),
  },
  {
    ids: ['trims.features'],
    topics: ['trims'],
    asks: /\b(add|adds|difference|compare|over the|worth)\b/i,
  },
  {
    ids: ['answer.trims', 'answer.trim-one', 'answer.trims-near'],
    topics: ['trims', 'availability', 'price'],
    asks: /\b(which|what) .*\btrims?\b.*\b(stock|see|available|have|come)\b/i,
  },
  {
    ids: ['answer.color-has'],
    topics: ['colors', 'availability'],
    asks: /^(does|do|is|are|have) .*\bin\b/i,
    about: 'color',
  },
  { ids: ['answer.interiors'], topics: ['colors'], asks: /\binterior colors?\b/i },
  {
    ids: ['answer.colors', 'answer.color-one', 'answer.colors-near'],
    topics: ['colors', 'availability'],
    asks: /\b(which|what) .*\bcolors?\b.*\b(come|stock|available|get|see)\b/i,
  },
  {
    ids: ['answer.certified'],
    topics: ['certified', 'availability'],
    asks: /\bcertified\b.*\b(stock|available|lot|sale)\b/i,
  },
  {
    ids: ['answer.used-here'],
    topics: ['availability', 'new-or-used'],
    asks: /^how do i find\b.*\bused\b/i,
  },
  {
    ids: ['answer.match', 'answer.match-many', 'answer.match-one', 'answer.lot'],
    topics: ['availability', 'budget', 'body-style', 'price', 'local-store'],
    asks: /^(which|what|how many)\b.*\b(stock|available|lot|sale)\b|^what can i expect\b/i,
  },
  {
    ids: ['answer.availability', 'answer.absent'],
    topics: ['availability', 'local-store'],
    asks: /^(is|are|do|does|can)\b.*\b(in stock|available|on the lot|for sale|have any)\b/i,
  },
  {
    ids: ['answer.has-drive', 'answer.lacks-drive'],
    topics: ['drivetrain', 'trims', 'winter-driving'],
    asks: new RegExp(
      String.raw`^(does|do|can|is|are)\b.*\b(come|have|get|offered)\b.*${four}`,
      'i',
    ),
  },
  {
    ids: ['answer.drivetrain'],
    topics: ['drivetrain'],
    asks: /\b(which|what) .*\bdrive(train)?s?\b/i,
  },
  {
    ids: ['answer.engine', 'answer.engine-near'],
    topics: ['engine'],
    asks: /\b(which|what) .*\bengines?\b/i,
  },
  { ids: ['answer.transmission'], topics: ['engine'], asks: /\bwhat .*\btransmission\b/i },
  {
    ids: ['answer.economy'],
    topics: ['fuel-economy'],
    asks: /^(what|which) (gas mileage|mpg|fuel economy) (does|do)\b|^how many (mpg|miles)\b/i,
  },
  { ids: ['gap.new-used'], topics: ['new-or-used'], asks: /\bhow much do i save\b/i },
  { ids: ['answer.used'], topics: ['new-or-used'], asks: /\b(new or|used or new)\b/i },
  { ids: ['answer.drive-here'], topics: ['test-drive'], asks: /^can i test drive\b.* in\b/i },
  { ids: ['answer.help'], topics: ['local-store'], asks: /^(who can help|can i ask)\b/i },
  { ids: ['answer.where'], topics: ['local-store'], asks: /^where\b|\baddress\b/i },
];

/** Where a specification is written: no feed carries the figure itself. */
const specifications: Readonly<Record<string, RegExp>> = {
  'spec.towing': /\b(how much|capacity|rating|how many pounds)\b/i,
  'spec.fuel-economy': /\b(mpg|mileage|fuel economy|gas)\b/i,
  'spec.range-and-charging': /\b(range|how far)\b/i,
  'spec.cargo': /\b(how much|how big|fit|space)\b/i,
  'spec.seating': /\b(how many|seats?|row)\b/i,
  'spec.safety': /\b(features?|aids?|airbags?|have|come)\b/i,
  'spec.technology': /\b(carplay|android|screen|features?|have|come|wireless)\b/i,
};

/**
 * The messages from facts that answer a question, by id, in the order in which they are tried; two
 * when the question wants two things. Empty when no fact speaks to it.
 */
export function factAnswersTo(question: string, topic: Topic, sheet: FactSheet): string[][] {
  return answers.flatMap(({ ids, topics, asks, about }) => {
    if (!topics.includes(topic) || !asks.test(question)) return [];
    if (!about) return ids.map((id) => [id]);
    const told = aboutOf(about, question, sheet);
    return told === null ? [] : [ids.map((id) => `${id}~${told}`)];
  });
}

/** The message that says where the asked specification is written; null for any other question. */
export function specificationFor(question: string, topic: Topic): string | null {
  const id = `spec.${topic}`;
  return specifications[id]?.test(question) ? id : null;
}

/** Two models, two trims or a color of the question, as the facts' ids spell them. */
function aboutOf(kind: 'pair' | 'trims' | 'color', question: string, sheet: FactSheet) {
  if (kind === 'pair') return modelPairIn(question, sheet);
  const { trims, colors } = sheet.focus.summary;
  const names = (kind === 'trims' ? trims : colors).map(({ name }) => name);
  const found = modelsIn(question, names).map(slug);
  if (kind === 'color') return found[0] ?? null;
  return found.length === 2 ? found.toReversed().join('|') : null;
}
