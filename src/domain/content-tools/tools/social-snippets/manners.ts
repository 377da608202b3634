import { standsAlone } from '../../page/sentences.ts';
import { placeName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';
import type { Lead } from './lead-sentences.ts';
import type { Network, NetworkName } from './networks.ts';

type Fits = (text: string) => boolean;

/** How a network is written for. */
type Manner = {
  /** Whether the post begins with the page's title, as a headline. */
  hasTitle: boolean;
  /** Whether a question may open it. */
  asks: boolean;
  /** What stands between two sentences: each is a line of its own where posts are skimmed. */
  between: ' ' | '\n\n';
  /** Sentences of the page at most. */
  sentences: number;
  /** Whether it tells what else the page answers. */
  tellsTopics: 'list' | 'sentence' | null;
  /** Last lines, where the page is in English; `{at}` is the store with its town. */
  closers: { posted: readonly string[]; unposted: readonly string[] };
};

const none = { posted: [], unposted: [] };

/** X: one fact. Facebook: talk. Instagram: lines. LinkedIn: a report. Google: a place to go to. */
const manners: Readonly<Record<NetworkName, Manner>> = {
  x: { hasTitle: false, asks: false, between: ' ', sentences: 2, tellsTopics: null, closers: none },
  facebook: {
    hasTitle: false,
    asks: true,
    between: ' ',
    sentences: 3,
    tellsTopics: null,
    closers: { posted: ['The rest is here:', 'More here:', 'Read on:'], unposted: [] },
  },
  instagram: {
    hasTitle: false,
    asks: true,
    between: '\n\n',
    sentences: 2,
    tellsTopics: 'list',
    closers: {
      posted: ['The link is in our bio.', 'Read it all through the link in our bio.'],
      unposted: [],
    },
  },
  linkedin: {
    hasTitle: true,
    asks: false,
    between: ' ',
    sentences: 4,
    tellsTopics: 'sentence',
    closers: none,
  },
  google_business: {
    hasTitle: false,
    asks: false,
    between: ' ',
    sentences: 3,
    tellsTopics: null,
    closers: {
      posted: ['Tap to read more, or stop by {at}.', 'Tap for more from {at}.'],
      unposted: ['Stop by {at}.', 'Come see us: {at}.'],
    },
  },
};

/** A post from one place of the page, as its network is written for; else empty. */
export function inManner(
  lead: Lead,
  input: ToolInput,
  network: Network,
  fits: Fits,
  isUsable: (sentence: string) => boolean,
): string {
  const manner = manners[network.name];
  const told = toldIn(lead, manner, fits, isUsable);
  if (told === '') return '';
  const { title } = input.page;
  const isNew = !title.endsWith('?') && !told.startsWith(title) && isUsable(title);
  const headed = manner.hasTitle && isNew ? `${title}\n\n${told}` : told;
  const body = fits(headed) ? headed : told;
  const isEnglish = input.article.language === 'English';
  const add = (text: string, block: string): string => {
    const longer = `${text}\n\n${block}`;
    return isEnglish && block !== '' && isUsable(block) && fits(longer) ? longer : text;
  };
  const closer = closerOf(input, manner);
  const whole = add(body, topicsOf(input, manner));
  if (network.name === 'x') return add(whole, closer);
  const named = closer.includes(input.store.name) ? add(whole, closer) : whole;
  return named === whole ? add(signed(whole, input, fits), closer) : named;
}

/** The question, where there is one and it is wanted, and as many sentences as fit. */
function toldIn(
  { sentences, question }: Lead,
  { asks, between, sentences: most }: Manner,
  fits: Fits,
  isUsable: (sentence: string) => boolean,
): string {
  const opening = question !== null && asks ? [question] : [];
  const [first = '', next = ''] = sentences;
  const isAside = !asks && first.endsWith('?') && standsAlone(next) && !pointsBack(next);
  let [text, count] = ['', 0];
  for (const sentence of [...opening, ...sentences.slice(isAside ? 1 : 0)]) {
    if (!isUsable(sentence) || count >= most + opening.length) break;
    const longer = text === '' ? sentence : `${text}${between}${sentence}`;
    if (!fits(longer)) break;
    [text, count] = [longer, count + 1];
  }
  // A question alone says nothing.
  return text.endsWith('?') ? '' : text;
}

/** "You can check that instead" needs the question before it. */
function pointsBack(sentence: string): boolean {
  const start = sentence.split(/\s+/).slice(0, 6).join(' ');
  return /\b(it|that|this|they|them|those|these|one)\b/i.test(start);
}

const mostTopics = 3;

/** What else the page answers, in its own headings. */
function topicsOf({ page }: ToolInput, { tellsTopics }: Manner): string {
  const topics = page.headings
    .filter((heading) => /^(how|what|when|where|which|why) /i.test(heading))
    .filter((heading) => !/\b(also ask|ask about|else to know|lot)\b|\?$/i.test(heading))
    .slice(0, mostTopics);
  if (tellsTopics === null || topics.length < 2) return '';
  if (tellsTopics === 'list') return topics.map((topic) => `• ${topic}`).join('\n');
  const [last = '', ...others] = topics.map(lowerFirst).toReversed();
  return `Also in the article: ${others.toReversed().join(', ')} and ${last}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The same for one article every time, and not the same for all of them. */
function closerOf({ article, store }: ToolInput, { closers }: Manner): string {
  const forms = article.postedUrl === null ? closers.unposted : closers.posted;
  const turn = [...article.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const form = forms[turn % Math.max(1, forms.length)] ?? '';
  return form.replace('{at}', store.city === null ? store.name : `${store.name} in ${store.city}`);
}

/** Says who speaks, where the text does not and there is room. */
export function signed(text: string, { store }: ToolInput, fits: Fits): string {
  if (text.includes(store.name)) return text;
  const place = placeName(store);
  const whole = `${text}\n\n${store.name}${place === '' ? '' : `, ${place}`}`;
  if (fits(whole)) return whole;
  const short = `${text}\n\n${store.name}`;
  return fits(short) ? short : text;
}
