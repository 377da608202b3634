import type { SearchQuery } from '../cloud.ts';
import type { StorePage } from '../../store-profile.ts';
import { pageKey } from '../../../lib/page-key.ts';
import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { contentStems } from '../reading/stem.ts';
import { type Candidate, topicCandidates } from './candidates.ts';
import type { QuestionContext } from './context.ts';
import { asQuestion } from './spoken.ts';
import type { Random } from '../../../lib/random.ts';

/** Rows that are looked at, after those without a common word were left out. */
const maxRows = 150;
const maxQuestions = 12;
/** A row that shares less of its words with the keyword is about something else. */
const minRelated = 0.5;

/**
 * Search-console rows as questions: a row that is a question as it stands, and a row that names a
 * topic of the keyword as the question which that topic asks first. Most seen first.
 */
export function searchedQuestions(
  rows: readonly SearchQuery[],
  keyword: Reading,
  context: QuestionContext,
  pages: readonly StorePage[],
  read: (text: string) => Reading,
  random: Random,
): Candidate[] {
  const wanted = new Set(contentStems(keyword.words));
  const near = rows
    .filter((row) => contentStems(normalise(row.query)).some((stemmed) => wanted.has(stemmed)))
    .sort((one, other) => other.impressions - one.impressions || (one.query < other.query ? -1 : 1))
    .slice(0, maxRows);
  const pools = new Map<string, Candidate[]>();
  const found = near.flatMap((row): Candidate[] => {
    const reading = read(row.query);
    if (!isAbout(keyword, reading, wanted)) return [];
    const topic = reading.topics[0] ?? keyword.topics[0] ?? 'overview';
    const spoken = asQuestion(row.query, reading);
    const pool = pools.get(topic) ?? topicCandidates(topic, context, random);
    pools.set(topic, pool);
    const asked = reading.topics.length > 0 ? pool.shift()?.question : undefined;
    const question = spoken ?? asked;
    return question === undefined
      ? []
      : [{ question, topic, form: null, theme: null, ...sourceOf(row, pages) }];
  });
  return found.slice(0, maxQuestions);
}

function isAbout(keyword: Reading, row: Reading, wanted: ReadonlySet<string>): boolean {
  if (row.model !== null && row.model !== keyword.model) return false;
  if (row.make !== null && keyword.make !== null && row.make !== keyword.make) return false;
  if (row.year !== null && row.year !== keyword.year) return false;
  if (row.model !== null) return true;
  if (row.topics.some((topic) => keyword.topics.includes(topic))) return true;
  const stems = new Set(contentStems(row.words));
  return stems.intersection(wanted).size >= stems.size * minRelated;
}

function sourceOf(row: SearchQuery, pages: readonly StorePage[]) {
  const isAddress = row.page !== null && URL.canParse(row.page) && /^https?:/.test(row.page);
  const key = row.page === null ? null : pageKey(row.page);
  const page = pages.find((one) => pageKey(one.url) === key);
  const query = row.query.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 120);
  return {
    sourceUrl: isAddress ? row.page : null,
    sourceTitle: page?.title ?? `Search Console: ${query}`,
  };
}
