import type { Command } from 'commander';
import { type Config, makeConfig } from '../config/config.ts';
import { ConfigError } from '../config/config-error.ts';
import { readEnvironment } from '../config/env.ts';
import { folderIsLocked, readHolder } from '../db/folder-lock.ts';
import { inspectLog } from '../db/inspect-log.ts';
import { inspectState } from '../db/sqlite/inspect-state.ts';
import { day, systemClock } from '../lib/clock.ts';
import { version } from '../version.ts';
import { bad, type Check, type Finding, good, type Subject } from './doctor/check.ts';
import { checks } from './doctor/index.ts';
import { print } from './print.ts';

type Named = { name: string } & Finding;

export function doctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('say what is wrong with this installation and how to fix it')
    .option('--json', 'print {"checks": [{name, ok, message}]}')
    .action(doctor);
}

function doctor({ json }: { json?: boolean }): void {
  const findings = examine();
  const lines = findings.map(({ name, ok, message }) => {
    return `${ok ? ' ok ' : 'MEND'}  ${name.padEnd(13)} ${message}`;
  });
  print(json, { checks: findings }, lines);
  const wrong = findings.filter((finding) => !finding.ok).length;
  if (wrong > 0) throw new Error(`${wrong} of ${findings.length} checks found something to mend.`);
}

function examine(): Named[] {
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
  return [program, settings, ...checks.map((check) => carryOut(check, subject))];
}

function subjectOf(config: Config): Subject {
  const now = systemClock.now();
  const { dataDir } = config;
  const state = inspectState(dataDir, now - 7 * day);
  const server = folderIsLocked(dataDir) ? readHolder(dataDir) : null;
  return { config, now, state, log: inspectLog(dataDir), server };
}

/** A check that cannot even look has found something too. */
function carryOut({ name, examine: look }: Check, subject: Subject): Named {
  try {
    return { name, ...look(subject) };
  } catch (error) {
    return { name, ...bad(error instanceof Error ? error.message : String(error)) };
  }
}
