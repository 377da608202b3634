import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { inLane } from '../db/write.ts';
import { createPage } from '../domain/share/create-page.ts';
import { endPage, listPages, type SharePageRow } from '../domain/share/store.ts';
import { tokenHash, tokenIn } from '../domain/share/token.ts';
import type { SiteRow } from '../domain/site/store.ts';
import { isoTime, isoTimeOrNull } from '../lib/clock.ts';
import { problem } from '../problem.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type CreateOptions = {
  site: string;
  by: string;
  article?: string;
  vehicles?: string[];
  title?: string;
  expiresInDays?: string;
  json?: boolean;
};
type Options = { site: string; json?: boolean };

export function shareCommand(program: Command): void {
  const share = program.command('share').description('pages that a store shares by their link');
  share
    .command('create')
    .description('share an article or vehicles; the link is shown once')
    .requiredOption('--site <slug>', 'the site')
    .option('--article <id>', 'one that is published or approved')
    .option('--vehicles <names...>', 'up to 50 in stock, by VIN, stock number or id')
    .option('--title <text>', 'what stands over the vehicles')
    .option('--expires-in-days <days>', '1 to 3650 (never)')
    .option('--by <name>', 'who shares it', 'operator')
    .option('--json', 'print JSON')
    .action(create);
  share
    .command('list')
    .description("list a site's pages and how often they were seen")
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(list);
  share
    .command('end <link-or-id>')
    .description('end a page at once')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(end);
}

async function create({ site: slug, by, json, ...wanted }: CreateOptions): Promise<void> {
  const { row, url } = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    const who = { name: by, userId: null, role: 'operator' } as const;
    const days = wanted.expiresInDays;
    const { row: made, token } = await createPage(
      ctx,
      { kind: 'person', siteId: site.id, ...who },
      {
        articleId: wanted.article,
        vehicles: wanted.vehicles,
        title: wanted.title,
        expiresInDays: days === undefined ? undefined : Number(days),
      },
    );
    return { row: made, url: `${ctx.config.appOrigin}/s/${token}` };
  });
  print(json, { ...view(row, row.createdAt), url }, [
    url,
    'Keep this link: it is not shown again.',
  ]);
}

async function list({ site: slug, json }: Options): Promise<void> {
  const { rows, now } = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    return { rows: await listPages(ctx.reader, id), now: ctx.clock.now() };
  });
  const pages = rows.map((row) => view(row, now));
  const heading = ['ID', 'LINK', 'SHOWS', 'STATE', 'VIEWS', 'CREATED', 'TITLE'];
  const cells = pages.map((page) => [
    page.id,
    `${page.token_start}…`,
    page.kind,
    page.state,
    String(page.views),
    page.created_at,
    page.title ?? '',
  ]);
  print(json, { pages }, pages.length > 0 ? table(heading, cells) : ['No pages yet.']);
}

async function end(named: string, { site: slug, json }: Options): Promise<void> {
  const row = await withApp(async ({ ctx }) => endNamed(ctx, await siteNamed(ctx, slug), named));
  print(json, { id: row.id, ended_at: isoTimeOrNull(row.endedAt) }, [
    `Ended ${row.tokenStart}… (${row.id})`,
  ]);
}

async function endNamed(ctx: Context, site: SiteRow, named: string): Promise<SharePageRow> {
  const token = tokenIn(named);
  const which = token === null ? { id: named.toLowerCase() } : { hash: tokenHash(token) };
  const row = await ctx.write((tx) => endPage(tx, site.id, which), inLane(site.id));
  if (row) return row;
  const mend = `"forecourt share list --site ${site.slug}" shows them`;
  throw problem('not_found', `The site has no such page that goes on; ${mend}.`);
}

function view(row: SharePageRow, now: number) {
  return {
    id: row.id,
    token_start: row.tokenStart,
    kind: row.kind,
    title: row.title,
    article_id: row.articleId,
    vehicle_count: row.vehicleIds.length,
    state: stateOf(row, now),
    views: row.views,
    last_viewed_at: isoTimeOrNull(row.lastViewedAt),
    made_by: row.madeBy,
    created_at: isoTime(row.createdAt),
    expires_at: isoTimeOrNull(row.expiresAt),
    ended_at: isoTimeOrNull(row.endedAt),
  };
}

function stateOf({ endedAt, expiresAt }: SharePageRow, now: number): string {
  if (endedAt !== null) return 'ended';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
