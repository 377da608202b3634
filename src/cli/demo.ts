import type { Command } from 'commander';
import { type DemoResult, runMainJob } from './demo/main-job.ts';
import { makeGroup, signInLines } from './demo/group/index.ts';
import type { SignIns } from './demo/group/people.ts';
import { type DemoServer, startDemoServer } from './demo/start-server.ts';
import { setupAddress, setupLines } from './setup-address.ts';
import { untilSignal } from './signals.ts';

type Options = { once?: boolean; port?: string; json?: boolean };

export function demoCommand(program: Command): void {
  program
    .command('demo')
    .description('create a sample dealership, do the whole job in front of you, and keep serving')
    .option('--once', 'end after the job')
    .option('--port <number>', 'port to listen on; a free one when it is taken (PORT)')
    .option('--json', 'print one JSON object when the job is done')
    .action(demo);
}

async function demo({ once, port, json }: Options): Promise<void> {
  const say = json ? () => {} : (line: string) => void process.stdout.write(`${line}\n`);
  await using server = await startDemoServer({ port, say });
  const result = await runMainJob(server, say);
  const signIns = once ? null : await makeGroup(server.app.ctx, server.site, say);
  if (json) {
    const shown = signIns ? { ...result, sign_ins: signIns } : result;
    process.stdout.write(`${JSON.stringify(shown)}\n`);
  } else for (const line of farewell(result)) say(line);
  if (once) return;
  for (const line of await wayIn(server, signIns)) say(line);
  say('');
  say('Serving until you press Ctrl-C.');
  await untilSignal();
}

/** The made-up sign-ins; where real people work here, nothing, or how the first of them begins. */
async function wayIn({ app, baseUrl }: DemoServer, signIns: SignIns | null): Promise<string[]> {
  if (signIns) return signInLines(signIns, baseUrl);
  return setupLines(await setupAddress(app.ctx, baseUrl));
}

function farewell(result: DemoResult): string[] {
  const { base_url, api_key, article_id, landing_page_id } = result;
  const api = `${base_url}/v1/public`;
  const key = `-H 'X-API-Key: ${api_key}'`;
  return [
    '',
    `API address  ${api}`,
    `API key      ${api_key}`,
    '',
    'Try it:',
    `  curl -s ${key} '${api}/inventory?limit=3'`,
    `  curl -s ${key} -H 'Accept: text/html' ${api}/content/${landing_page_id}/html`,
    `  curl -s ${key} ${api}/content/${article_id}/components/body`,
  ];
}
