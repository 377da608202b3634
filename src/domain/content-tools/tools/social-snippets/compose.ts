import { weightedLength } from '../../text/weighted-length.ts';
import { fitWords } from '../../text/fit-words.ts';
import { linksIn } from '../../text/links-in.ts';
import type { ToolInput } from '../tool-input.ts';
import { withoutPrices } from '../../page/without-prices.ts';
import { type Lead, leadsOf } from './lead-sentences.ts';
import { inManner, signed } from './manners.ts';
import type { Network } from './networks.ts';

export type Snippet = { text: string; hashtags: readonly string[]; link: string | null };

/** The beginning of a page, a little short, is better than a long piece from its middle. */
const enough = 0.6;

/** How much a version may say: each leaves out more than the one before. */
export const strengths = ['all', 'sound', 'no-figures', 'title'] as const;
export type Strength = (typeof strengths)[number];

/** "Stock #1459" in the text would become a hashtag. */
const numberSign = /(?<![\p{L}\p{N}&])#(?=[\p{L}\p{N}_])/gu;
const phone = /(?:\+?\d[\s().-]*){7,}/;
/** Of money, rates and terms: what makes an advertisement owe disclosures. */
const figures = /[$€£%]|\b(apr|payments?|leases?|financ\w+|down|msrp|rebates?|off)\b/i;

/** A post in the words of the page, within what the network takes. */
export function compose(
  input: ToolInput,
  network: Network,
  hashtags: readonly string[],
  strength: Strength,
): Snippet {
  const { article } = input;
  const link = network.link === 'none' ? null : article.postedUrl;
  const tags = hashtags.slice(0, network.hashtags.most);
  const tail = [network.link === 'text' ? link : null, tags.join(' ')].filter(Boolean).join('\n\n');
  const room = Math.min(network.to, network.most - lengthOn(network, `\n\n${tail}`, link));
  const body = bodyFor(input, network, strength, room).replaceAll(numberSign, '');
  const text = [body, tail].filter((part) => part !== '').join('\n\n');
  return { text, hashtags: tags, link };
}

/** As the network counts: X weighs characters and gives every link the same length. */
export function lengthOn({ name }: Network, text: string, link: string | null): number {
  if (name !== 'x') return [...text].length;
  // An address that the sentence itself names is a link there too.
  return weightedLength(text, [...new Set([...(link === null ? [] : [link]), ...linksIn(text)])]);
}

function bodyFor(input: ToolInput, network: Network, strength: Strength, room: number): string {
  const fits = (text: string): boolean => lengthOn(network, text, null) <= room;
  const isUsable = (sentence: string): boolean =>
    (network.takesPhone || !phone.test(sentence)) &&
    (strength !== 'no-figures' || !figures.test(sentence)) &&
    (strength === 'all' || !hasError(sentence, input));
  const leads = strength === 'title' ? [] : leadsOf(input);
  const bodies = leads.flatMap((one) => {
    const lead = strength === 'no-figures' ? priceless(one) : one;
    const text = inManner(lead, input, network, fits, isUsable);
    return text === '' ? [] : [{ text, isAsked: lead.question !== null }];
  });
  const roomy = bodies.filter(({ text }) => lengthOn(network, text, null) >= network.from * enough);
  const chosen = beginning(input, network, roomy) ?? bodies[0];
  return chosen?.text ?? signed(fitWords(input.page.title, fits), input, fits);
}

/** Whether it breaks a rule by itself, whatever stands around it. */
function hasError(sentence: string, { check }: ToolInput): boolean {
  return check(sentence).some(({ severity }) => severity === 'error');
}

/** What can be said without its prices; the rest is left out. */
function priceless(lead: Lead): Lead {
  const told = lead.sentences.map(withoutPrices);
  const end = told.indexOf(null);
  const sentences = told.slice(0, end < 0 ? told.length : end).flatMap((one) => one ?? []);
  return { ...lead, sentences };
}

/**
 * All but Instagram speak of what the page says first; Instagram takes a question, so that who
 * follows the store on several networks does not read the same everywhere.
 */
function beginning<Body extends { isAsked: boolean }>(
  { article }: ToolInput,
  { name }: Network,
  bodies: readonly Body[],
): Body | undefined {
  const isAnnounced = article.subject || article.comparison || article.event;
  if (isAnnounced || name !== 'instagram') return bodies[0];
  return bodies.find(({ isAsked }) => isAsked) ?? bodies[0];
}
