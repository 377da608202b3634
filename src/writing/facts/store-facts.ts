import type { Brief } from '../brief.ts';
import { stateName } from '../research/reading/place.ts';
import { askedSubjectOf } from './asked-subject.ts';
import { placeOfLaw } from './asked-state.ts';
import { detailFactsOf } from './detail-facts.ts';
import type { Fact } from './fact.ts';
import { dateInWords } from './local-date.ts';
import { stateFactsOf } from './state-facts.ts';
import { paymentFactsOf } from './payment-facts.ts';
import { rateFactsOf, scoreFactsOf } from './score-facts.ts';
import { taxFactsOf } from './tax-facts.ts';

/** The store's profile, the day, the reader's question and the store's own text blocks. */
export function storeFactsOf(brief: Brief, asOf: string): Fact[] {
  const { store, subject } = brief;
  const asked = askedSubjectOf(brief);
  const given: [string, string, string | null, string][] = [
    ['store.name', 'Name of the store', store.name, 'store profile'],
    ['store.street', 'Street', store.street, 'store profile'],
    ['store.city', 'City', store.city, 'store profile'],
    ['store.state', 'State', store.state, 'store profile'],
    ['store.state-name', 'State', stateName(store.state), 'store profile'],
    ['law.state-name', 'State of the law', stateName(placeOfLaw(brief).state), 'request'],
    ['store.zip', 'ZIP or postal code', store.zip, 'store profile'],
    ['store.phone', 'Phone', store.phone, 'store profile'],
    ['store.domain', 'Web site', store.domain, 'store profile'],
    ['date.today', 'Day on which the stock was read', dateInWords(asOf), 'clock'],
    ['brief.keyword', 'Keyword', brief.keyword, 'request'],
    // "7 seater" is printed as "7-seater".
    ['brief.words', 'Keyword as it is printed', asked?.words ?? null, 'request'],
    ['brief.title', 'Title asked for', brief.title, 'request'],
    ['subject.name', 'Vehicle asked for', subject ? fullName(subject) : null, 'request'],
    ...[...brief.questions, ...(brief.related ?? [])].map(
      (asked): [string, string, string, string] => [
        `question.${asked.id}`,
        'Question chosen',
        asked.question,
        'research',
      ],
    ),
    ...brief.elements.map((element): [string, string, string, string] => [
      `element.${element.id}`,
      `Text of the store: ${element.name}`,
      element.content,
      'store text',
    ]),
  ];
  const facts = given.flatMap(([id, label, value, source]) =>
    value ? [{ id, label, value, unit: null, source, asOf }] : [],
  );
  const reckoned = [
    ...taxFactsOf(brief),
    ...paymentFactsOf(brief, asOf),
    ...scoreFactsOf(brief, asOf),
    ...rateFactsOf(brief, asOf),
  ];
  return [...facts, ...detailFactsOf(brief, asOf), ...stateFactsOf(brief), ...reckoned];
}

/** "2025 Chevrolet Equinox LT". */
export function fullName(subject: NonNullable<Brief['subject']>): string {
  return [subject.year, subject.make, subject.model, subject.trim].filter(Boolean).join(' ');
}
