import type { Context } from '../../../../context.ts';
import { runOwnProgram } from '../../../../lib/own-program.ts';
import { problem } from '../../../../problem.ts';
import { importFacts } from '../import-facts.ts';
import { type FactAddresses, publicAddresses } from './addresses.ts';
import type { SourceOutcome } from './outcome.ts';
import { type TakeIn, updateEpa } from './update-epa.ts';
import { updateNhtsa } from './update-nhtsa.ts';

/** Fetches whatever the public sources say anew. One that fails keeps no other from its turn. */
export async function updateFacts(
  ctx: Context,
  signal: AbortSignal,
  addresses: FactAddresses = publicAddresses,
  takeIn: TakeIn = takeInHere,
): Promise<SourceOutcome[]> {
  const epa = await updateEpa(ctx, addresses.epa, takeIn, signal);
  return [epa, ...(await updateNhtsa(ctx, addresses.nhtsa, signal))];
}

const takeInHere: TakeIn = async (ctx, path) => {
  await importFacts(ctx, { source: Bun.file(path).stream() });
};

/** Tens of thousands of rows would keep requests waiting: a process of its own takes them in. */
const takeInApart: TakeIn = async ({ config }, path, signal) => {
  const { dataDir, masterKey, masterKeyFile } = config;
  const settings = {
    DATA_DIR: dataDir,
    ...(masterKey !== null && { MASTER_KEY: masterKey }),
    ...(masterKeyFile !== null && { MASTER_KEY_FILE: masterKeyFile }),
  };
  const { status, errors } = await runOwnProgram(['facts', 'import', path], settings, signal);
  if (status === 0) return;
  const said = errors.split('\n').findLast((line) => line.startsWith('forecourt: '));
  throw problem('conflict', said?.slice('forecourt: '.length) ?? 'The table was not taken in.');
};

/** Every week, where the operator has turned it on; nothing leaves the machine otherwise. */
export async function updateFactsWeekly(
  ctx: Context,
  runSignal: AbortSignal,
): Promise<Record<SourceOutcome['outcome'], number>> {
  const counts = { updated: 0, unchanged: 0, failed: 0 };
  if (!ctx.config.factsUpdate) return counts;
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const outcomes = await updateFacts(ctx, signal, publicAddresses, takeInApart);
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
