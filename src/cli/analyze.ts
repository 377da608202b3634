import type { Command } from 'commander';
import { activeRecommendations } from '../domain/content-intelligence/store.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type Options = { site: string; json?: boolean };

export function analyzeCommand(program: Command): void {
  program
    .command('analyze')
    .description('look for what a site could write next, as it happens every night at 04:00')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(analyze);
}

async function analyze({ site: slug, json }: Options): Promise<void> {
  await withApp(async ({ ctx }) => {
    const { analyzeSite } = await import('../domain/content-intelligence/analyze-site.ts');
    const site = await siteNamed(ctx, slug);
    const counts = await analyzeSite(ctx, site.id, ctx.ending);
    const active = await activeRecommendations(ctx.reader, site.id);
    const rows = active.map(({ priorityScore, suggestionType, title }) => {
      return [String(priorityScore), suggestionType, title];
    });
    const made = `${counts.created} new, ${counts.closed} closed, ${active.length} active`;
    const lines = active.length === 0 ? [made] : [made, ...table(['SCORE', 'TYPE', 'TITLE'], rows)];
    print(json, { ...counts, active: active.length }, lines);
  });
}
