import type { Command } from 'commander';
import { problem } from '../problem.ts';
import { print, table } from './print.ts';
import { withApp } from './with-app.ts';

export function runJobCommand(program: Command): void {
  program
    .command('run-job [name]')
    .description('run one job now, or list the jobs')
    .option('--list', 'list the jobs')
    .option('--json', 'print JSON')
    .action(runJob);
}

type Options = { list?: boolean; json?: boolean };

async function runJob(name: string | undefined, { list, json }: Options): Promise<void> {
  await withApp(async (app) => {
    if (list || name === undefined) {
      const jobs = app.loops.map((loop) => ({ name: loop.name, schedule: loop.schedule }));
      const lines = jobs.map((job) => [job.name, job.schedule]);
      return print(json, { jobs }, table(['JOB', 'SCHEDULE (UTC)'], lines));
    }
    if (!app.loops.some((loop) => loop.name === name)) {
      throw problem('not_found', `There is no job "${name}"; run-job --list shows them.`);
    }
    const run = await app.runLoop(name);
    await app.ctx.sends.idle();
    if (run.outcome !== 'done') throw new Error(`${name} ${run.outcome}: ${run.error ?? ''}`);
    print(json, run, [`${name}: ${JSON.stringify(run.counts)}`]);
  });
}
