import { reportOf } from '../../domain/compliance/report-of.ts';
import type { StoreVisit } from '../visit.ts';
import { articlePath } from './address.ts';

/** What the stream says of a check that goes on: nothing until it is done. */
export async function checkState(visit: StoreVisit, articleId: string) {
  const { ctx, site, words, show } = visit;
  const { data } = await reportOf(ctx.reader, site.id, articleId);
  if (data.status !== 'completed' || data.report === null) return null;
  return (
    <a href={articlePath(visit, articleId)}>
      {words.article.checkDone(show.number(data.report.score))}
    </a>
  );
}
