import type { StorePage } from '../../store-profile.ts';
import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { contentStems } from '../reading/stem.ts';
import type { Chosen } from './choose.ts';

/** Pages that are read for one cloud; a store with more has their titles cut to the near ones. */
const maxPages = 200;
/** Share of a title's own words that a question must contain to be covered by that page. */
const minCovered = 0.75;
/** Words that say what kind of page it is, not what it is about. */
const filler = new Set(
  contentStems('guide service services center page blog new used sale'.split(' ')),
);

/** Questions without a source get the store's page that already answers them, where one does. */
export function withPageSources(
  questions: readonly Chosen[],
  pages: readonly StorePage[],
  keyword: Reading,
  read: (text: string) => Reading,
): Chosen[] {
  const all = new Set(questions.flatMap((question) => [...question.terms]));
  const near = pages
    .map((page) => ({ page, title: page.title.split(/\s[|–—-]\s/)[0] ?? page.title }))
    .filter(({ title }) => contentStems(normalise(title)).some((stemmed) => all.has(stemmed)))
    .slice(0, maxPages)
    .map(({ page, title }) => ({ page, reading: read(title) }))
    .filter(({ reading }) => isSameSubject(reading, keyword))
    .map(({ page, reading }) => ({ page, topics: reading.topics, terms: ownTerms(reading) }));
  return questions.map((question) => {
    if (question.sourceTitle !== null) return question;
    const cover = near.find(({ topics, terms }) => {
      const shared = terms.intersection(question.terms).size;
      return topics.includes(question.topic) && shared > 0 && shared >= terms.size * minCovered;
    });
    if (cover === undefined) return question;
    return { ...question, sourceUrl: cover.page.url, sourceTitle: cover.page.title };
  });
}

function isSameSubject(page: Reading, keyword: Reading): boolean {
  const isSame = page.make === keyword.make && page.model === keyword.model;
  return (page.make === null || isSame) && (page.year === null || page.year === keyword.year);
}

/** What the title is about, apart from the car's name and the place. */
function ownTerms(reading: Reading): Set<string> {
  const names = [reading.year, reading.make, reading.model, reading.place?.city].join(' ');
  const known = new Set(contentStems(normalise(names)));
  return new Set(
    contentStems(reading.words).filter((term) => !known.has(term) && !filler.has(term)),
  );
}
