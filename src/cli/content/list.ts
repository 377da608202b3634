import { approvalStatuses, postingStatuses } from '../../../schema/contracts/content.ts';
import { listByApproval } from '../../domain/content/approval/store.ts';
import { type ListedArticle, listArticles } from '../../domain/content/store.ts';
import { viewListed } from '../../domain/content/view.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../problem.ts';
import { print, table } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';

type Options = {
  site: string;
  posting?: string;
  approval?: string;
  limit: string;
  json?: boolean;
};

export async function list({ site, ...options }: Options): Promise<void> {
  const rows = await withApp(async ({ ctx }) => {
    const { id: siteId } = await siteNamed(ctx, site);
    return find(ctx, siteId, options);
  });
  const heading = ['ID', 'TYPE', 'STATUS', 'APPROVAL', 'PUBLICATION', 'TITLE'];
  const lines = rows.length > 0 ? table(heading, rows.map(cells)) : ['No articles.'];
  const articles = rows.map((row) => ({ ...viewListed(row), approval_status: row.approvalStatus }));
  print(options.json, { articles }, lines);
}

async function find(
  { reader }: Context,
  siteId: string,
  { posting, approval, limit: most }: Omit<Options, 'site'>,
): Promise<ListedArticle[]> {
  if (!/^(100|[1-9]\d?)$/.test(most)) throw invalid('limit', 'must be a number from 1 to 100');
  const limit = Number(most);
  const postingStatus = oneOf('posting', postingStatuses, posting);
  if (approval === undefined) {
    return (await listArticles(reader, siteId, { postingStatus }, { limit, after: null })).rows;
  }
  if (posting !== undefined) throw invalid('approval', 'cannot be given together with posting');
  const decided = approvalStatuses.filter((status) => status !== 'none');
  const status = oneOf('approval', decided, approval);
  return status ? listByApproval(reader, siteId, status, limit) : [];
}

function oneOf<T extends string>(
  name: string,
  known: readonly T[],
  given: string | undefined,
): T | undefined {
  const found = known.find((one) => one === given);
  if (given === undefined || found) return found;
  throw invalid(name, `must be one of ${known.join(', ')}`);
}

function cells(row: ListedArticle): string[] {
  const { id, articleType, status, approvalStatus, postingStatus, title } = row;
  return [id, articleType, status, approvalStatus, postingStatus, title];
}
