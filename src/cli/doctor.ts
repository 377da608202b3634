import type { Command } from 'commander';
import { type Config, makeConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/env.ts';
import { folderIsLocked, readHolder } from '../db/folder-lock.ts';
import { inspectLog } from '../db/inspect-log.ts';
import { inspectState } from '../db/sqlite/inspect-state.ts';
import { day, systemClock } from '../lib/clock.ts';
import { version } from '../version.ts';
import { bad, type Finding, good, type Subject } from './doctor/check.ts';
import { checks, slowChecks } from './doctor/index.ts';
import { print } from './print.ts';

type Named = { name: string } & Finding;

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('say what is wrong with this installation and how to fix it')
    .option('--json', 'print {"checks": [{name, ok, message}]}')
    .action(doctor);
}

async function doctor({ json }: { json?: boolean }): Promise<void> {
  const findings = await examine();
  const lines = findings.map(({ name, ok, message }) => {
    return `${ok ? ' ok ' : 'MEND'}  ${name.padEnd(13)} ${message}`;
  });
  print(json, { checks: findings }, lines);
  const wrong = findings.filter((finding) => !finding.ok).length;
  if (wrong > 0) throw new Error(`${wrong} of ${findings.length} checks found something to mend.`);
}

async function examine(): Promise<Named[]> {
  const system = `Forecourt ${version} on Bun ${Bun.version}, ${process.platform} ${process.arch}.`;
  const program: Named = { name: 'version', ...good(system) };
  let config: Config;
  try {
    config = makeConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [program, { name: 'settings', ...bad(error.message) }];
  }
  const subject = subjectOf(config);
  const settings: Named = { name: 'settings', ...good('Every setting can be used.') };
  const found = [program, settings];
  for (const { name, examine: look } of [...checks, ...slowChecks]) {
    found.push({ name, ...(await carryOut(() => look(subject))) });
  }
  return found;
}

function subjectOf(config: Config): Subject {
  const now = systemClock.now();
  const { dataDir } = config;
  const state = inspectState(dataDir, now - 7 * day);
  const server = folderIsLocked(dataDir) ? readHolder(dataDir) : null;
  return { config, now, state, log: inspectLog(dataDir), server };
}

/** A check that cannot even look has found something too. */
async function carryOut(look: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
}
