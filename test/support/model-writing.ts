import { seededRandom } from '../../src/lib/random.ts';
import { type Authors, authorsFrom } from '../../src/providers/authors.ts';
import type { ModelJob, ModelUsage } from '../../src/providers/text-model/port.ts';
import type { ModelPrices } from '../../src/providers/text-model/settings.ts';
import type { Brief } from '../../src/writing/brief.ts';
import type { Draft } from '../../src/writing/draft.ts';
import type { ModelServer } from './model-server.ts';
import { testClock } from './test-clock.ts';

/** Authors that ask this server and wait for nothing. */
export function authorsOn(server: ModelServer, prices: ModelPrices | null = null): Authors {
  const settings = {
    provider: 'openai-compatible' as const,
    baseUrl: server.urls.openai,
    apiKey: server.environment.LLM_API_KEY ?? null,
    model: 'prairie-7b',
    prices,
  };
  const random = seededRandom('authors');
  return authorsFrom(settings, { clock: testClock(), random, pause: async () => {} });
}

/** A job without limits; `used` keeps what it took. */
export function modelJob(used: ModelUsage[] = []): ModelJob {
  return {
    allow: async () => {},
    meter: async (usage) => void used.push(usage),
    until: Number.POSITIVE_INFINITY,
    signal: new AbortController().signal,
  };
}

export async function writeOn(server: ModelServer, brief: Brief): Promise<Draft> {
  const { writer } = authorsOn(server);
  const job = modelJob();
  const outline = await writer.outline(brief, job.signal, job);
  return writer.write(brief, outline, job.signal, undefined, job);
}
