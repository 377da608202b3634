import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { type Described, describedVehicle } from '../domain/descriptions/described-store.ts';
import { editDescription, handBack } from '../domain/descriptions/edit-description.ts';
import { requestDescription } from '../domain/descriptions/request-descriptions.ts';
import { newestDescription } from '../domain/descriptions/descriptions-store.ts';
import { describeSite } from '../domain/descriptions/describe-stock.ts';
import { describeTask } from '../domain/descriptions/describe-vehicles.ts';
import { inLane } from '../db/write.ts';
import { notFound, problem } from '../problem.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type Options = {
  site: string;
  missing?: boolean;
  vin?: string;
  text?: string;
  handBack?: boolean;
  json?: boolean;
};

export function describeCommand(program: Command): void {
  program
    .command('describe')
    .description('write the descriptions of vehicles in stock')
    .requiredOption('--site <slug>', 'the site')
    .addOption(new Option('--missing', 'also those that have no description yet').conflicts('vin'))
    .option('--vin <vin>', 'one vehicle, by VIN, id or stock number')
    .option('--text <file>', "with --vin: put a person's text in its place; - reads it from stdin")
    .addOption(
      new Option('--hand-back', 'with --vin: let the program write it again').conflicts('text'),
    )
    .option('--json', 'print JSON')
    .action(describe);
}

async function describe({ site: slug, missing, vin, ...options }: Options): Promise<void> {
  const { text, handBack: isBack, json } = options;
  if (vin === undefined && (text !== undefined || isBack)) {
    throw problem('validation_error', '--text and --hand-back need --vin.', { issues: [] });
  }
  await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    if (vin === undefined) return describeAll(ctx, id, missing === true, json);
    if (text !== undefined) await editDescription(ctx, id, vin, await textOf(text));
    else if (isBack) await handBack(ctx, id, vin);
    if (text === undefined) await describeOne(ctx, id, vin);
    const described = await describedVehicle(ctx.reader, id, vin);
    if (!described) throw notFound();
    print(json, summary(described), [described.text ?? `Status: ${described.status}`]);
  });
}

async function describeAll(
  ctx: Context,
  siteId: string,
  isMissingMade: boolean,
  json: boolean | undefined,
): Promise<void> {
  const counts = await describeSite(ctx, siteId, { isMissingMade }, ctx.ending);
  const { written, failed, kept } = counts;
  print(json, counts, [`${written} written, ${failed} failed, ${kept} left as they were`]);
}

/** Does at once what the background task does. */
async function describeOne(ctx: Context, siteId: string, vin: string): Promise<void> {
  const { descriptionId } = await requestDescription(ctx, siteId, vin);
  const payload = { descriptionIds: [descriptionId] };
  const task = { id: descriptionId, siteId, payload, attempt: 1 };
  await ctx.write(await describeTask.run(ctx, task, ctx.ending), inLane(siteId));
  const described = await describedVehicle(ctx.reader, siteId, vin);
  if (!described) throw notFound();
  const newest = await newestDescription(ctx.reader, siteId, described.id);
  if (newest?.status === 'failed') throw problem('conflict', newest.error ?? 'It failed.');
}

async function textOf(file: string): Promise<string> {
  return file === '-' ? Bun.stdin.text() : Bun.file(file).text();
}

function summary({ vin, status, text: description }: Described) {
  return { vin, status, description };
}
