import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { invalid } from '../problem.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

export type Output = { json?: boolean };

/** One kind of what a site keeps for its articles, with the verbs that change it. */
export type TextKind<Row, Options> = {
  name: string;
  one: string;
  about: string;
  fields(command: Command): Command;
  /** Options that a new one must have. */
  required: readonly (keyof Options & string)[];
  list(ctx: Context, siteId: string): Promise<Row[]>;
  create(ctx: Context, siteId: string, options: Options): Promise<Row>;
  update(ctx: Context, siteId: string, id: string, options: Options): Promise<Row>;
  remove(ctx: Context, siteId: string, id: string): Promise<void>;
  heading: readonly string[];
  cells(row: Row): string[];
  view(row: Row): { id: string; name: string };
};

/** `forecourt <kind> create|list|update|delete`. */
export function textsCommand<Row, Options extends Output>(
  program: Command,
  kind: TextKind<Row, Options>,
): void {
  const group = program.command(kind.name).description(kind.about);
  const inSite = <T>(slug: string, work: (ctx: Context, siteId: string) => Promise<T>) =>
    withApp(async ({ ctx }) => work(ctx, (await siteNamed(ctx, slug)).id));
  const done = (json: boolean | undefined, verb: string, row: Row) => {
    const shown = kind.view(row);
    print(json, shown, [`${verb} the ${kind.one} ${shown.name}, id ${shown.id}`]);
  };
  kind
    .fields(group.command('create <site>'))
    .option('--json', 'print JSON')
    .action(async (slug: string, options: Options) => {
      const missing = kind.required.find((name) => options[name] === undefined);
      if (missing !== undefined) throw invalid(missing, 'is missing');
      done(options.json, 'Created', await inSite(slug, (...at) => kind.create(...at, options)));
    });
  group
    .command('list <site>')
    .option('--json', 'print JSON')
    .action(async (slug: string, { json }: Output) => {
      const rows = await inSite(slug, kind.list);
      const lines = table(kind.heading, rows.map(kind.cells));
      const none = [`No ${kind.name} yet.`];
      print(json, { [kind.name]: rows.map(kind.view) }, rows.length > 0 ? lines : none);
    });
  kind
    .fields(group.command('update <site> <id>'))
    .option('--json', 'print JSON')
    .action(async (slug: string, id: string, options: Options) => {
      const row = await inSite(slug, (ctx, siteId) => kind.update(ctx, siteId, id, options));
      done(options.json, 'Changed', row);
    });
  group
    .command('delete <site> <id>')
    .option('--json', 'print JSON')
    .action(async (slug: string, id: string, { json }: Output) => {
      await inSite(slug, (ctx, siteId) => kind.remove(ctx, siteId, id));
      print(json, { id, removed: true }, [`Removed the ${kind.one} ${id}`]);
    });
}
