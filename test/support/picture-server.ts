/** A request as the server understood it. */
export type PictureAsked = { path: string; headers: Headers; body: Record<string, unknown> };

export type PictureReply =
  | { picture: Uint8Array; as?: 'b64_json' | 'url' | 'data'; usage?: object }
  | { json: unknown }
  | { status: number; error: object | string; headers?: Record<string, string> }
  /** No byte ever comes. */
  | { silent: true };

export type PictureServer = {
  url: string;
  asked: PictureAsked[];
  /** Settings that make an app draw with it. */
  environment: Record<string, string>;
  [Symbol.dispose](): void;
};

/** A server on this machine that speaks the protocol of OpenAI's images endpoint. */
export function pictureServer(
  reply: (asked: PictureAsked, count: number) => PictureReply,
): PictureServer {
  const asked: PictureAsked[] = [];
  const files = new Map<string, Uint8Array>();
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, idleTimeout: 30, fetch: answer });

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file) return new Response(new Uint8Array(file));
    if (pathname !== '/v1/images/generations' || request.method !== 'POST') {
      return Response.json({ error: { message: 'No such path' } }, { status: 404 });
    }
    const body = (await request.json()) as Record<string, unknown>;
    asked.push({ path: pathname, headers: request.headers, body });
    const given = reply(asked[asked.length - 1] as PictureAsked, asked.length);
    if ('silent' in given) return new Promise(() => {});
    if ('json' in given) return Response.json(given.json);
    if ('status' in given) {
      const { status, error, headers = {} } = given;
      const text = typeof error === 'string' ? error : JSON.stringify({ error });
      return new Response(text, { status, headers });
    }
    return Response.json({ created: 1, data: [shown(given)], usage: given.usage });
  }

  function shown({ picture, as = 'b64_json' }: Extract<PictureReply, { picture: Uint8Array }>) {
    const text = Buffer.from(picture).toString('base64');
    if (as === 'b64_json') return { b64_json: text };
    if (as === 'data') return { url: `data:image/png;base64,${text}` };
    const path = `/generated/${files.size}.png`;
    files.set(path, picture);
    return { url: `${server.url.origin}${path}` };
  }

  const url = `${server.url.origin}/v1`;
  return {
    url,
    asked,
    environment: {
      IMAGE_PROVIDER: 'openai-compatible',
      IMAGE_BASE_URL: url,
      IMAGE_API_KEY: 'sk-very-secret-key-0001',
      IMAGE_MODEL: 'prairie-image',
      IMAGE_PRICE: '0.04',
    },
    [Symbol.dispose]: () => void server.stop(true),
  };
}
