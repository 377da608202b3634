import { importSampleStock } from './import-sample.ts';
import { ApiClient } from './api-client.ts';
import type { ReceivedEvent } from './receiver.ts';
import type { DemoServer } from './start-server.ts';

export type DemoResult = {
  base_url: string;
  api_key: string;
  site: string;
  vehicles: number;
  ideacloud_id: string;
  article_id: string;
  landing_page_id: string;
  words: number;
  events_delivered: number;
  seconds: number;
};

type Say = (line: string) => void;

const keyword = 'snow tires';
const subscribed = [
  'inventory.feed.updated',
  'ideacloud.completed',
  'ideacloud.failed',
  'content.progress',
  'content.completed',
  'content.failed',
];
const patienceMs = 60_000;

/** Everything a partner does, over HTTP, one line a step. Throws when a step does not come out. */
export async function runMainJob(server: DemoServer, say: Say): Promise<DemoResult> {
  const { clock } = server.app.ctx;
  const startedAt = clock.now();
  const api = new ApiClient(`${server.baseUrl}/v1/public`, server.apiKey);
  await subscribe(server, api);
  const stock = await importSampleStock(server.app.ctx, server.site);
  say(`Stock       ${stock.vehicles} vehicles of ${stock.makes} makes: ${stock.summary}`);
  const ideacloudId = await research(server, api, say);
  const article = await write(server, api, say, 'Article', '/content', {
    ideacloud_id: ideacloudId,
    article_type: 'basic',
  });
  const { year, make, model } = stock.favourite;
  const page = await write(server, api, say, 'Page', '/model-landing-pages', { year, make, model });
  const delivered = await verifiedEvents(server, [article.id, page.id]);
  say(`Events      ${delivered} delivered to ${server.receiver.url}, every signature verified`);
  return {
    base_url: server.baseUrl,
    api_key: server.apiKey,
    site: server.site.slug,
    vehicles: stock.vehicles,
    ideacloud_id: ideacloudId,
    article_id: article.id,
    landing_page_id: page.id,
    words: article.words + page.words,
    events_delivered: delivered,
    seconds: (clock.now() - startedAt) / 1000,
  };
}

/** Subscriptions of earlier demos point at receivers that are gone: they go first. */
async function subscribe({ receiver }: DemoServer, api: ApiClient): Promise<void> {
  const { webhooks } = await api.get<{ webhooks: { id: string; description: string }[] }>(
    '/webhooks',
  );
  for (const { id, description } of webhooks) {
    if (description === 'Demo receiver') await api.delete(`/webhooks/${id}`);
  }
  const { secret } = await api.post<{ secret: string }>('/webhooks', {
    url: receiver.url,
    events: subscribed,
    description: 'Demo receiver',
  });
  receiver.useSecret(secret);
}

async function research({ receiver }: DemoServer, api: ApiClient, say: Say): Promise<string> {
  const { id } = await api.post<{ id: string }>('/ideaclouds', { keyword });
  const end = await receiver.waitFor((event) => event.data.ideacloud_id === id, patienceMs);
  if (end.type !== 'ideacloud.completed') throw new Error(`Research failed: ${end.body}`);
  const cloud = await api.get<{ questions: unknown[]; clusters: unknown[] }>(
    `/ideaclouds/${id}/questions`,
  );
  const { questions, clusters } = cloud;
  say(`Research    "${keyword}": ${questions.length} questions in ${clusters.length} clusters`);
  return id;
}

async function write(
  server: DemoServer,
  api: ApiClient,
  say: Say,
  label: string,
  path: string,
  request: object,
): Promise<{ id: string; words: number }> {
  const { id, title } = await api.post<{ id: string; title: string }>(path, request);
  const isOurs = (event: ReceivedEvent) => event.data.article_id === id;
  const ends = ['content.completed', 'content.failed'];
  const end = await server.receiver.waitFor(
    (event) => isOurs(event) && ends.includes(event.type),
    patienceMs,
  );
  if (end.type !== 'content.completed') throw new Error(`Writing failed: ${end.body}`);
  const page = await api.get<{ title: string; word_count: number }>(`/content/${id}/html`);
  say(`${label.padEnd(11)} "${page.title ?? title}", ${page.word_count} words`);
  say(`            ${stagesOf(server.receiver.events.filter(isOurs))}`);
  say(`            ${server.previewUrl}/${id}`);
  return { id, words: page.word_count };
}

function stagesOf(events: ReceivedEvent[]): string {
  const steps = events
    .filter((event) => event.type === 'content.progress')
    .map(({ data }) => ({ stage: String(data.stage), percent: Number(data.progress_percent) }))
    .sort((one, other) => one.percent - other.percent);
  return steps.map(({ stage, percent }) => `${stage} ${percent}%`).join(', ');
}

/** Waits until nothing is under way any more, then counts; throws when a signature was wrong. */
async function verifiedEvents({ app, receiver }: DemoServer, ids: string[]): Promise<number> {
  await app.ctx.sends.idle();
  const wrong = receiver.events.filter((event) => !event.isVerified);
  if (wrong.length > 0) throw new Error(`${wrong.length} events had a wrong signature`);
  const ended = receiver.events.filter((event) => ids.includes(String(event.data.article_id)));
  if (ended.length === 0) throw new Error('No events of the articles arrived');
  return receiver.events.length;
}
