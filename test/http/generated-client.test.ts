import { describe, expect, test } from 'bun:test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypes, { astToString } from 'openapi-typescript';
import { temporaryFolder } from '../support/folder.ts';

const description = join(import.meta.dir, '../../schema/openapi.json');

/** What a partner's engineer would write on the client that @hey-api/openapi-ts makes. */
const program = `
import { createClient } from './client/client';
import * as api from './client/sdk.gen';
import type {
  Article, ArticleInput, ArticleStatus, ErrorCode, Problem, Vehicle, VehicleSummary,
  VehicleSummaryPage, Webhook,
} from './client/types.gen';

const client = createClient({ baseUrl: 'https://api.example.com', auth: 'fct_0' });

export async function write(keyword: string): Promise<Article | Problem> {
  const started = await api.createIdeacloud({ client, body: { keyword, category_id: null } });
  if (started.error) return started.error.error;
  const input: ArticleInput = { ideacloud_id: started.data.data.id, article_type: 'basic' };
  const made = await api.createContent({
    client, body: input, headers: { 'x-idempotency-key': keyword },
  });
  if (made.error) return made.error.error;
  const read = await api.getContent({ client, path: { id: made.data.data.id } });
  return read.error ? read.error.error : read.data.data;
}

async function page(cursor: string | undefined): Promise<VehicleSummaryPage> {
  const { data, error } = await api.listVehicles({
    client, query: { limit: 100, price_max: 20000, cursor },
  });
  if (data) return data;
  throw new Error(error.error.details?.issues?.[0]?.message ?? error.error.message);
}

export async function stock(): Promise<VehicleSummary[]> {
  const rows: VehicleSummary[] = [];
  let cursor: string | undefined;
  do {
    const { data, pagination } = await page(cursor);
    rows.push(...data);
    cursor = pagination.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

export function price({ price, vin }: Vehicle): string {
  return \`\${vin ?? 'no number'}: \${price === null ? 'on request' : price.toFixed(2)}\`;
}

export async function subscribe(url: string): Promise<Webhook['id']> {
  const { data } = await api.createWebhook({
    client, body: { url, events: ['content.completed'] }, throwOnError: true,
  });
  return data.data.id;
}

export const isOver: Record<ArticleStatus, boolean> = {
  awaiting_input: false, generating: false, complete: true, failed: true,
};

export function mayRepeat(code: ErrorCode): boolean {
  return code === 'rate_limit_exceeded' || code === 'service_unavailable';
}
`;

/** Each line but the imports must be refused by the types. */
const mistakes = [
  `import * as api from './client/sdk.gen';`,
  `import type { Article, components } from './both';`,
  `api.createContent({ body: { ideacloud_id: '1', article_type: 'poem' } });`,
  `api.createContent({ body: { article_type: 'basic' } });`,
  `api.getVehicle({ path: { id: '1' } });`,
  `api.listVehicles({ query: { limit: 'many' } });`,
  `export const status: Article['status'] = 'done';`,
  `export const code: components['schemas']['ErrorCode'] = 'oops';`,
  `export const language: components['schemas']['ArticleInput']['language'] = 'Klingon';`,
];

/** On the types alone, as openapi-typescript makes them. */
const typedProgram = `
import type { components, paths } from './types';

type Schemas = components['schemas'];

/** What may be left out may be left out. */
export const least: Schemas['ArticleInput'] = { ideacloud_id: '1', article_type: 'expert' };
export const hook: Schemas['CreateWebhookRequest'] = {
  url: 'https://example.com', events: ['test.ping'],
};

export function told(event: Schemas['ContentCompletedEvent'] | Schemas['IdeacloudFailedEvent']) {
  return event.type === 'content.completed' ? event.data.article_id : event.data.error;
}

export type Listed =
  paths['/v1/public/content']['get']['responses']['200']['content']['application/json'];
export function titles({ data, pagination }: Listed): [string[], string | null] {
  return [data.map(({ title }) => title), pagination.next_cursor];
}
`;

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  include: ['*.ts'],
};

/** The errors as "file:line" and words; empty where all is well. */
async function errorsOf(folder: string): Promise<string[]> {
  const args = ['check', '--no-script', '--no-pretty', '--all', '-p', 'tsconfig.json'];
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'ignore',
  });
  const output = await new Response(child.stdout).text();
  await child.exited;
  return [...output.matchAll(/^(\S+?)\((\d+),\d+\): error (.*)$/gm)].map(
    ([, file, line, words]) => `${file}:${line} ${words}`,
  );
}

describe('clients made of the API description', () => {
  test('compile, with a program on each that says what it means', async () => {
    using folder = temporaryFolder();
    await mkdir(join(folder.path, 'client'));
    const [types] = await Promise.all([
      openapiTypes(new URL(`file://${description}`)),
      createClient({
        input: description,
        output: { path: join(folder.path, 'client') },
        logs: { level: 'silent', file: false },
      }),
    ]);
    const files: Record<string, string> = {
      'types.ts': astToString(types),
      'typed.ts': typedProgram,
      'program.ts': program,
      'both.ts': `export * from './client/types.gen';\nexport type * from './types';\n`,
      'tsconfig.json': JSON.stringify(settings),
    };
    for (const [name, text] of Object.entries(files)) {
      await Bun.write(join(folder.path, name), text);
    }
    expect(await errorsOf(folder.path)).toEqual([]);

    await Bun.write(join(folder.path, 'mistakes.ts'), mistakes.join('\n'));
    const found = await errorsOf(folder.path);
    const lines = found.map((one) => Number(/^mistakes\.ts:(\d+) /.exec(one)?.[1]));
    expect(lines.toSorted((left, right) => left - right)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  }, 60_000);
});
