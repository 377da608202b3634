/** A reply with its body read: as JSON where it is JSON, and as text. */
export type Reply = {
  status: number;
  headers: Headers;
  text: string;
  body: Json;
};

/** As JSON.parse types it: tests look into bodies of many shapes and compare what they find. */
export type Json = ReturnType<typeof JSON.parse>;

export type Send = (request: Request) => Promise<Response>;

export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Anything else; the body goes out as it is. */
  send(method: string, path: string, init?: RequestInit): Promise<Reply>;
};

export const apiBase = '/v1/public';

/** Speaks to the API as one caller. `baseUrl` must not have a one-letter host. */
export function makeClient(send: Send, key: string | null, baseUrl = 'http://localhost'): Client {
  async function exchange(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (key !== null && !headers.has('x-api-key')) headers.set('x-api-key', key);
    const url = `${baseUrl}${path.startsWith('//') ? path.slice(1) : apiBase + path}`;
    const response = await send(new Request(url, { ...init, method, headers }));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const body: Json = isJson && text !== '' ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, body };
  }
  function withBody(method: string) {
    return (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      if (body === undefined) return exchange(method, path, { headers });
      const type = { 'content-type': 'application/json' };
      return exchange(method, path, {
        headers: { ...type, ...headers },
        body: JSON.stringify(body),
      });
    };
  }
  return {
    get: (path, headers) => exchange('GET', path, { headers }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: (path, headers) => exchange('DELETE', path, { headers }),
    send: exchange,
  };
}
