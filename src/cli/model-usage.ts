import type { Command } from 'commander';
import { usageByMonth } from '../domain/site/model-usage-store.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

export function modelUsageCommand(program: Command): void {
  program
    .command('model-usage')
    .description('what the text model used for a site, month by month')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(modelUsage);
}

type Options = { site: string; json?: boolean };

async function modelUsage({ site: slug, json }: Options): Promise<void> {
  const months = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    return usageByMonth(ctx.reader, site.id);
  });
  const shown = months.map(
    ({ month, model, answers, articles, inputTokens, outputTokens, cost }) => ({
      month,
      model,
      answers,
      articles,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_usd: cost === null ? null : cost / 1e6,
    }),
  );
  const lines = shown.map((one) => Object.values(one).map((value) => String(value ?? '')));
  const head = ['MONTH', 'MODEL', 'ANSWERS', 'ARTICLES', 'TOKENS IN', 'TOKENS OUT', 'USD'];
  const none = ['No text model has been asked for this site yet.'];
  print(json, { months: shown }, lines.length > 0 ? table(head, lines) : none);
}
