import { withArticles } from '../english/with-articles.ts';
import { asNounPhrase, isNounPhrase } from '../english/noun-phrase.ts';
import type { AskedSubject } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { namesSubject } from '../plan/names-subject.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import { rotated } from './rotation.ts';

const forms = ['Ask us about {it} in {city}.', 'Call us about {it} in {city}.'];

/** Who asks where a job is done nearby. */
const nearby = /\b(?:near (?:me|us|by)|nearby|close to me|around me|in my area)$/i;

/** A job is one in whichever file it stands: "hybrid battery replacement". */
const job = /\b(?:repair|replacement|service|maintenance|installation|tinting|coating|detailing)$/i;

const ofPlace = / (?:shop|garage)$/i;

/** Who speaks of the store has answered where. */
const ofUs = /\b(?:us|we|we're|we'll|our(?! estimate))\b/i;

/** "About 300 to 1,200 dollars for a seal" answers a question, which a request is not. */
const bareSum = /^About (?=[\d,]+ (?:to [\d,]+ )?dollars? (?!is |are |was |covers |buys ))/;

/** What comes after a request to call is a sentence of its own. */
export function saidAfterRequest(sentence: string): string {
  return sentence.replace(bareSum, 'Expect about ');
}

const order = /^(?:ask|call|book|have|give|tell|visit|bring)\b/i;

/**
 * "Spark plug replacement near me" asks where: on the store's own site the first sentence says
 * whom to ask, before what the job is: "For a hybrid battery replacement, call us". Null for other
 * keywords, and where the answer says so in the searcher's words.
 */
export function nearLead(sentence: string, subject: AskedSubject, sheet: FactSheet): string | null {
  const { keyword, store, place } = sheet.brief;
  const topic = subject.head?.topic ?? null;
  const isUpkeep = topic !== null && grammarOf(topic).family === 'ownership';
  const isJob = isUpkeep || job.test(subject.words);
  if (!isJob || !nearby.test(keyword ?? '') || subject.question !== null) return null;
  if (!isNounPhrase(subject.words)) return null;
  // The store has not said that it is free.
  const it = withArticles(
    asNounPhrase(subject.words.replace(/^(?:free|cheap(?:est)?|best) /i, '')),
  );
  // We are the shop that is looked for.
  if (ofPlace.test(it))
    return `Looking for ${it}${store.city ? ` in ${store.city}` : ''}? Call us.`;
  if (ofUs.test(sentence) || sentence.includes(store.name)) {
    if (namesSubject(sentence, subject.words)) return null;
    // "For car AC service, call us" says all that a lead would.
    if (/^(?:for|to) /i.test(sentence)) return '';
    return order.test(sentence) ? `For ${it},` : null;
  }
  const [form = ''] = rotated(forms, place ?? 0, `near ${subject.words}`);
  return form.replace('{it}', it).replace(' in {city}', store.city ? ` in ${store.city}` : '');
}
