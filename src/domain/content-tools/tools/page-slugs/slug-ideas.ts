import type { StoreProfile } from '../../../../writing/store-profile.ts';
import type { Page } from '../../page/page.ts';
import { placeName, subjectName } from '../subject-name.ts';
import type { ToolArticle } from '../tool-input.ts';

type Idea = { text: string; reason: string };

const maxWords = 7;
/** So short a topic keeps its small words: "lease or buy" is no "lease buy". */
const maxPlainWords = 4;
/** Words that carry nothing in an address. */
const small = new Set(
  (
    'a an and are at be before by can do does drivers for from how in into is it its know more ' +
    'need of on or our should tell the their to up we what when where which who why will with ' +
    'you your about ask asks asked want wants questions answers answered'
  ).split(' '),
);

/** Texts that addresses can be made of, by the type of the article, the best first. */
export function slugIdeas(article: ToolArticle, page: Page, store: StoreProfile): Idea[] {
  const own = ownIdeas(article, page, store);
  const ideas = own.length > 0 ? own : topicIdeas(article, page, store);
  return ideas.filter(({ text }) => text.trim() !== '');
}

function ownIdeas(
  { type, subject, comparison, event }: ToolArticle,
  page: Page,
  store: StoreProfile,
): Idea[] {
  const place = placeName(store);
  if (type === 'modellanding') {
    const name = subject ? subjectName(subject) : (page.title.split(/ (?:in|at) /)[0] ?? '');
    return [
      { text: `${name} ${place}`, reason: 'the model and the place' },
      { text: name, reason: 'the model alone' },
      { text: `${name} ${store.name}`, reason: 'the model and the store' },
    ];
  }
  if (type === 'comparison' && comparison) {
    const names = comparison.vehicles.map(subjectName);
    const models = comparison.vehicles.map(({ model }) => model);
    return [
      { text: withinLength(names) ?? page.title, reason: 'the models, each in full' },
      { text: `${models.join(' vs ')} comparison`, reason: 'the model names alone' },
      { text: `${models.join(' vs ')} ${place}`, reason: 'the model names and the place' },
    ];
  }
  if (type !== 'salesevent' || !event) return [];
  const year = event.startDate.slice(0, 4);
  return [
    { text: `${event.name} ${store.name} ${store.city ?? ''}`, reason: 'event, store and city' },
    { text: `${event.name} ${store.city ?? ''}`, reason: 'the event and the city' },
    { text: `${event.name} ${year}`, reason: 'the event and its year' },
  ];
}

function withinLength(names: readonly string[]): string | null {
  const text = names.join(' vs ');
  return text.length <= 58 ? text : null;
}

/** What the page is about, with the city where few words are left. */
function topicIdeas({ keyword, subject }: ToolArticle, page: Page, { city }: StoreProfile): Idea[] {
  const head = page.title.split(/: | \| | [-–—] /)[0] ?? page.title;
  const isPlain = head.split(' ').length <= maxPlainWords;
  const core = isPlain ? head : topicWords(head);
  const whole = topicWords(page.title);
  // "2024 Ford F-150: towing" is about the towing.
  const isShort = isPlain && head !== page.title && subject === null;
  const tail = topicWords(page.title.slice(head.length)).split(' ');
  const saysMore = tail.filter((word) => word !== '' && word !== city).length > 1;
  const local = city === null || core.toLowerCase().includes(city.toLowerCase()) ? '' : city;
  const first = isShort && local !== '' ? `${core} ${local}` : whole;
  return [
    { text: first, reason: isShort ? 'the topic and the city' : 'the title without small words' },
    { text: isShort ? (saysMore ? whole : '') : core, reason: 'words of the title' },
    { text: isShort ? core : '', reason: 'the topic alone' },
    { text: topicWords(keyword ?? ''), reason: 'the keyword' },
    { text: keyword && local ? `${topicWords(keyword)} ${local}` : '', reason: 'keyword and city' },
  ];
}

/** "$30,000" is one number. */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}\b)/g, '');
}

function topicWords(text: string): string {
  const words = withoutSeparators(text)
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}&+$-]+/u);
  return words
    .filter((word) => word !== '' && !small.has(word.toLowerCase()))
    .slice(0, maxWords)
    .join(' ');
}
