import type { Command } from 'commander';
import { createSite, type SiteInput, updateSite } from '../domain/site/create-site.ts';
import { makesInStock } from '../domain/inventory/makes-in-stock.ts';
import { chooseModelPolicy, type ModelPolicyInput } from '../domain/site/model-policy.ts';
import { listSites, type SiteRow } from '../domain/site/store.ts';
import { viewSite } from '../domain/site/view.ts';
import { print, table } from './print.ts';
import { withApp } from './with-app.ts';

type Options = SiteInput & { name: string; slug: string; json?: boolean };
type Changes = Partial<Options> & ModelPolicyInput;

export function sitesCommand(program: Command): void {
  const sites = program.command('sites').description('create, list and update sites');
  withFields(sites.command('create'))
    .description('create a site (one dealership rooftop)')
    .requiredOption('--name <text>', 'name of the dealership')
    .requiredOption('--slug <word>', 'short name for commands')
    .action(create);
  sites.command('list').description('list the sites').option('--json').action(list);
  withFields(sites.command('update <slug>'))
    .description('change a site')
    .option('--name <text>', 'name of the dealership')
    .option(
      '--model-fallback <who>',
      'what happens when the model cannot write: embedded, fail or default',
    )
    .option('--model-monthly-cap <cap>', '"25 usd", "2000000 tokens", none or default')
    .action(update);
}

function withFields(command: Command): Command {
  return command
    .option('--plan <plan>', 'starter, teams, pro or unlimited')
    .option('--domain <host>', "the store's web address")
    .option('--phone <number>', 'telephone number')
    .option('--street <text>', 'street and number')
    .option('--city <text>', 'city')
    .option('--state <code>', 'two-letter state or province')
    .option('--zip <code>', 'postal code')
    .option('--country <code>', 'two-letter country')
    .option('--time-zone <zone>', 'IANA time zone such as America/Chicago')
    .option('--require-approval <on|off>', 'publish only what was approved')
    .option('--allow-own-approval <on|off>', 'let people approve what they wrote themselves')
    .option('--describe-stock <on|off>', 'describe every vehicle once it is in stock')
    .option('--json', 'print JSON');
}

async function create({ json, ...input }: Options): Promise<void> {
  const site = await withApp((app) => createSite(app.ctx, input));
  print(json, summary(site), [`Created ${site.name} (${site.slug}, ${site.plan}), id ${site.id}`]);
}

async function update(slug: string, options: Changes): Promise<void> {
  const { json, modelFallback, modelMonthlyCap, ...input } = options;
  const { site, makes, languages } = await withApp(async (app) => {
    const changed = await updateSite(app.ctx, slug, input);
    await chooseModelPolicy(app.ctx, slug, { modelFallback, modelMonthlyCap });
    const { languages: known } = app.ctx.providers.writer;
    return {
      site: changed,
      makes: await makesInStock(app.ctx.reader, changed.id),
      languages: known,
    };
  });
  const settings = {
    require_approval: site.requireApproval,
    allow_own_approval: site.allowOwnApproval,
    describe_stock: site.describeStock,
  };
  print(json, { slug, ...viewSite(site, makes, languages), ...settings }, [
    `Changed ${site.name} (${site.slug}, ${site.plan})`,
  ]);
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const rows = await withApp((app) => listSites(app.ctx.reader));
  const lines = rows.map((site) => [site.slug, site.name, site.plan, site.city ?? '']);
  const shown =
    rows.length > 0 ? table(['SLUG', 'NAME', 'PLAN', 'CITY'], lines) : ['No sites yet.'];
  print(json, { sites: rows.map(summary) }, shown);
}

function summary({
  id,
  slug,
  name,
  plan,
}: SiteRow): Pick<SiteRow, 'id' | 'slug' | 'name' | 'plan'> {
  return { id, slug, name, plan };
}
