import type { Client } from './client.ts';
import type { Harness } from './harness.ts';

/** An IdeaCloud whose research has ended. */
export async function makeIdeacloud(
  app: Harness,
  client: Client,
  keyword = 'snow tires',
): Promise<string> {
  const { id } = (await client.post('/ideaclouds', { keyword })).body.data;
  await app.drain();
  return id;
}

/** An article whose writing has ended. */
export async function makeArticle(
  app: Harness,
  client: Client,
  options: Record<string, unknown> = {},
): Promise<string> {
  const ideacloud_id = await makeIdeacloud(app, client);
  const body = { ideacloud_id, article_type: 'basic', ...options };
  const { id } = (await client.post('/content', body)).body.data;
  await app.drain();
  return id;
}
