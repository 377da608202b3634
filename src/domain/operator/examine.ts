import { readEnvironment } from '../../config/env.ts';
import type { Context } from '../../context.ts';
import { second } from '../../lib/clock.ts';

export type Finding = { name: string; ok: boolean; message: string };

const timeLimitMs = 60 * second;

/**
 * What `forecourt doctor` finds, in a process of its own, since it reads the whole database. Null
 * where it could not even look.
 */
export async function examineInstallation({
  config,
  ending,
  runOwnProgram,
}: Pick<Context, 'config' | 'ending' | 'runOwnProgram'>): Promise<Finding[] | null> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(timeLimitMs)]);
  const given = Object.entries({ ...readEnvironment(), DATA_DIR: config.dataDir });
  // It looks at the settings too, so that it needs those that this server was started with.
  const settings = given.filter((entry): entry is [string, string] => entry[1] !== undefined);
  const run = await runOwnProgram(['doctor', '--json'], Object.fromEntries(settings), signal);
  try {
    return (JSON.parse(run.output) as { checks: Finding[] }).checks;
  } catch {
    return null;
  }
}
