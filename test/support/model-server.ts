import { authorAnswer } from './model-author.ts';

/** A request as the server understood it, whatever protocol it came in. */
export type Asked = {
  protocol: 'openai' | 'anthropic' | 'google';
  headers: Record<string, string>;
  body: Record<string, unknown>;
  /** All of its text. */
  text: string;
  task: 'outline' | 'section' | 'repair' | 'labels' | 'questions' | 'other';
  /** What stands between the data marks, the first and the last. */
  data: Record<string, unknown>;
  extra: Record<string, unknown>;
};

export type Reply =
  | { json: unknown; withoutUsage?: boolean }
  | { text: string; finish?: 'stop' | 'length' | 'blocked' }
  | { status: number; error: object | string; headers?: Record<string, string> }
  /** The stream ends in the middle of the answer. */
  | { brokenOff: string }
  /** No byte ever comes. */
  | { silent: true };

export type ModelServer = {
  /** Addresses for LLM_BASE_URL by protocol. */
  urls: { openai: string; anthropic: string; google: string };
  asked: Asked[];
  /** Settings that make an app write with it. */
  environment: Record<string, string>;
  [Symbol.dispose](): void;
};

export const usage = { input: 120, output: 80 };

/**
 * A model server on this machine that streams as OpenAI, Anthropic and Google do. Without a reply
 * of its own for a request it writes as an honest author: from the notes and nothing else.
 */
export function modelServer(
  reply: (asked: Asked, count: number) => Reply | null = () => null,
): ModelServer {
  const asked: Asked[] = [];
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, idleTimeout: 30, fetch: answer });

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const protocol = protocolOf(pathname);
    if (!protocol) return Response.json({ error: { message: 'No such path' } }, { status: 404 });
    const one = await understand(protocol, request);
    asked.push(one);
    const given = reply(one, asked.length) ?? { json: authorAnswer(one) };
    if ('silent' in given) return new Promise(() => {});
    if ('status' in given) {
      const { status, error, headers } = given;
      return new Response(typeof error === 'string' ? error : JSON.stringify(error), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
    }
    const headers = { 'content-type': 'text/event-stream' };
    return new Response(streams[protocol](given), { headers });
  }

  const origin = server.url.origin;
  return {
    urls: { openai: `${origin}/v1`, anthropic: `${origin}/v1`, google: `${origin}/v1beta` },
    asked,
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `${origin}/v1`,
      LLM_API_KEY: 'sk-very-secret-key-0001',
      LLM_MODEL: 'prairie-7b',
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}

function protocolOf(path: string): Asked['protocol'] | null {
  if (path === '/v1/chat/completions') return 'openai';
  if (path === '/v1/messages') return 'anthropic';
  return /^\/v1beta\/models\/[\w.-]+:streamGenerateContent$/.test(path) ? 'google' : null;
}

async function understand(protocol: Asked['protocol'], request: Request): Promise<Asked> {
  const body = (await request.json()) as Record<string, unknown>;
  const text = textsIn(body).join('\n');
  const blocks = [...text.matchAll(/^<data>\n(.*)\n<\/data>$/gm)].map(([, json = '{}']) =>
    JSON.parse(json),
  );
  return {
    protocol,
    headers: Object.fromEntries(request.headers),
    body,
    text,
    task: taskOf(text),
    data: blocks[0] ?? {},
    extra: blocks.at(-1) ?? {},
  };
}

function taskOf(text: string): Asked['task'] {
  if (text.includes('Your earlier answer had faults')) return 'repair';
  if (text.includes('Write the section')) return 'section';
  if (text.includes('Plan an article')) return 'outline';
  if (text.includes('Translate these labels')) return 'labels';
  return text.includes('Propose up to') ? 'questions' : 'other';
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

type Told = Extract<Reply, { json: unknown } | { text: string } | { brokenOff: string }>;

function contentOf(told: Told): { pieces: string[]; finish: 'stop' | 'length' | 'blocked' | null } {
  const text =
    'json' in told ? JSON.stringify(told.json) : 'text' in told ? told.text : told.brokenOff;
  const pieces = text.match(/[\s\S]{1,97}/g) ?? [];
  if ('brokenOff' in told) return { pieces, finish: null };
  return { pieces, finish: ('finish' in told && told.finish) || 'stop' };
}

function event(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

const streams: Record<Asked['protocol'], (told: Told) => string> = {
  openai(told) {
    const { pieces, finish } = contentOf(told);
    const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm' };
    const chunk = (delta: object, finish_reason: string | null = null) =>
      event({ ...base, choices: [{ index: 0, delta, finish_reason }] });
    const parts = [
      chunk({ role: 'assistant', content: '' }),
      ...pieces.map((content) => chunk({ content })),
    ];
    if (finish === null) return parts.join('');
    const counts = {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    };
    const names = { stop: 'stop', length: 'length', blocked: 'content_filter' };
    const isSilent = 'withoutUsage' in told && told.withoutUsage;
    const last = isSilent ? '' : event({ ...base, choices: [], usage: counts });
    return [...parts, chunk({}, names[finish]), last, 'data: [DONE]\n\n'].join('');
  },
  anthropic(told) {
    const { pieces, finish } = contentOf(told);
    const start = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: 1 },
    };
    const parts = [
      event({ type: 'message_start', message: start }, 'message_start'),
      event(
        {
          type: 'content_block_start',
          index: 0,
          content_block: { type: 'tool_use', id: 't1', name: 'json', input: {} },
        },
        'content_block_start',
      ),
      ...pieces.map((partial_json) => {
        const delta = { type: 'input_json_delta', partial_json };
        return event({ type: 'content_block_delta', index: 0, delta }, 'content_block_delta');
      }),
    ];
    if (finish === null) return parts.join('');
    const names = { stop: 'tool_use', length: 'max_tokens', blocked: 'refusal' };
    return [
      ...parts,
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      event(
        {
          type: 'message_delta',
          delta: { stop_reason: names[finish], stop_sequence: null },
          usage: { output_tokens: usage.output },
        },
        'message_delta',
      ),
      event({ type: 'message_stop' }, 'message_stop'),
    ].join('');
  },
  google(told) {
    const { pieces, finish } = contentOf(told);
    const chunk = (text: string, rest: object = {}) =>
      event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...rest }] });
    const parts = pieces.map((piece) => chunk(piece));
    if (finish === null) return parts.join('');
    const names = { stop: 'STOP', length: 'MAX_TOKENS', blocked: 'SAFETY' };
    const end = {
      candidates: [
        { content: { role: 'model', parts: [] }, finishReason: names[finish], index: 0 },
      ],
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
    };
    return [...parts, event(end)].join('');
  },
};
