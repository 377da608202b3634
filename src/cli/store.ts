import type { Command } from 'commander';
import { sectionNames } from '../../schema/contracts/store-details.ts';
import {
  type DatedDetails,
  loadStoreDetails,
  setStoreDetails,
} from '../domain/site/details/store-details.ts';
import { isoTime } from '../lib/clock.ts';
import { invalid, problem } from '../problem.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { detailsFrom, type StoreOptions } from './store-options.ts';
import { withApp } from './with-app.ts';

type Options = StoreOptions & { file?: string; clear?: string[]; json?: boolean };

export function storeCommand(program: Command): void {
  const store = program.command('store').description('what a store says of itself in its articles');
  store
    .command('set <site>')
    .description('put sections in the place of what was there')
    .option('--file <path>', 'sections as JSON; see "forecourt store show --json"')
    .option('--hours <hours...>', '"service: Mon-Fri 7:30-18:00, Sat 8:00-14:00"')
    .option('--phone <phones...>', '"service: (555) 555-0142"')
    .option('--makes <list>', 'makes that it is franchised for: "Chevrolet, Buick"')
    .option('--certified <names...>', 'certified programs that it takes part in')
    .option('--service <services...>', '"Oil change: 49.95 until 2026-12-31"')
    .option('--coupon <coupons...>', '"$20 off brake pads until 2026-12-31"')
    .option('--fee <fees...>', '"Documentation fee: 85"')
    .option('--amenity <names...>', 'what waits for customers: "Free Wi-Fi"')
    .option('--delivery <text>', 'how it brings cars: "Free within 50 miles"')
    .option('--language <names...>', 'languages that are spoken')
    .option('--since <year>', 'in business since')
    .option('--clear <sections...>', `remove sections: ${sectionNames.join(', ')}`)
    .option('--json', 'print JSON')
    .action(set);
  store.command('show <site>').description('show all sections').option('--json').action(show);
}

async function set(slug: string, { file, clear, json, ...options }: Options): Promise<void> {
  const given = { ...(file === undefined ? {} : await sectionsIn(file)), ...detailsFrom(options) };
  if (Object.keys(given).length === 0 && !clear) {
    throw invalid('store', 'nothing is given; --help shows the options');
  }
  const known = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    return setStoreDetails(ctx, id, given, clear);
  });
  print(json, view(known), lines(known));
}

async function show(slug: string, { json }: { json?: boolean }): Promise<void> {
  const known = await withApp(async ({ ctx }) => {
    return loadStoreDetails(ctx.reader, (await siteNamed(ctx, slug)).id);
  });
  const none = [`Nothing yet; "forecourt store set ${slug} --help" shows what can be told.`];
  const shown = lines(known);
  print(json, view(known), shown.length > 0 ? shown : none);
}

async function sectionsIn(path: string): Promise<Record<string, unknown>> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  try {
    const value: unknown = JSON.parse(await file.text());
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Whatever is wrong with it: the refusal says what is wanted.
  }
  throw invalid('file', 'must hold a JSON object of sections');
}

function view({ details, updatedAt }: DatedDetails) {
  const times = Object.entries(updatedAt).map(([section, at]) => [section, isoTime(at)]);
  return { ...details, updated_at: Object.fromEntries(times) };
}

function lines({ details, updatedAt }: DatedDetails): string[] {
  return sectionNames.flatMap((section) => {
    const value = details[section];
    if (value === undefined) return [];
    const day = isoTime(updatedAt[section] ?? 0).slice(0, 10);
    const items = Array.isArray(value) ? value : [value];
    return [`${section} (${day})`, ...items.map((item) => `  ${itemText(item)}`)];
  });
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const values = Object.values(item).map((value) => {
    return Array.isArray(value) ? value.join(' ') : String(value);
  });
  return values.join('  ');
}
