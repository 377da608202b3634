import type { ContentTool } from '../../../schema/contracts/content-tools.ts';
import { claimKinds } from '../../../schema/tables/content-tools.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { dropComponent, putComponent } from '../content/components-store.ts';
import { changeArticle } from '../content/store.ts';
import { claimsOfOthers, putClaims } from './claims-store.ts';
import { madeBy } from './made-by.ts';
import type { Result, Results } from './make-components.ts';
import { endRun } from './runs-store.ts';

type Ended = { siteId: string; articleId: string; bodyHash: string; made: Results };

/**
 * Writes down what the tools made. While another run of the same tool is to end, its components
 * stay `generating`; a type that does not apply to the article any more is deleted.
 */
export async function storeResults(tx: Tx, ended: Ended): Promise<void> {
  for (const [tool, results] of ended.made) {
    const { siteId, articleId } = ended;
    const isAwaited = await endRun(tx, siteId, articleId, tool);
    const types = new Set(results.map(({ type }) => type));
    for (const type of madeBy[tool]) {
      if (!types.has(type) && !isAwaited) await dropComponent(tx, siteId, articleId, type);
    }
    for (const result of results) await storeResult(tx, ended, result, isAwaited);
  }
}

async function storeResult(
  tx: Tx,
  { siteId, articleId, bodyHash }: Ended,
  { type, content, faults, claims = {}, intent, ...rest }: Result,
  isAwaited: boolean,
): Promise<void> {
  const known = { ...rest.metadata, body_hash: bodyHash };
  const metadata = faults.length === 0 ? known : { ...known, faults };
  const outcome = faults.length === 0 ? 'complete' : 'failed';
  const component = { siteId, articleId, type, content, metadata };
  await putComponent(tx, component, isAwaited ? 'generating' : outcome);
  for (const kind of claimKinds) {
    if (claims[kind]) await putClaims(tx, siteId, articleId, kind, claims[kind]);
  }
  if (intent) await changeArticle(tx, siteId, articleId, intent);
}

/** Whether what must be unique in the site still is; asked inside the write that claims it. */
export async function isStillOwn(
  reader: Reader,
  siteId: string,
  articleId: string,
  made: ReadonlyMap<ContentTool, readonly Result[]>,
): Promise<boolean> {
  const claims = [...made.values()].flat().map((result) => result.claims ?? {});
  if (claims.every(({ slug, title, description }) => !slug && !title && !description)) return true;
  const taken = await claimsOfOthers(reader, siteId, articleId);
  const isTaken = (values: readonly string[] = [], others: ReadonlySet<string>): boolean =>
    values.some((value) => others.has(value));
  return !claims.some(
    ({ slug, title, description }) =>
      isTaken(slug, taken.slugs) ||
      isTaken(title, taken.titles) ||
      isTaken(description, taken.descriptions),
  );
}
