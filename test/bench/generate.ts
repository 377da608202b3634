import { join } from 'node:path';

/** Requests that are alike: each takes the next path, the next number and, after a while, key. */
export type Traffic = {
  method: 'GET' | 'POST';
  paths: readonly string[];
  /** `{n}` stands for the number of the request. */
  body?: string;
  keys: readonly string[];
};

export type Sent = { requests: number; seconds: number };

/** Sends for a while over `connections`; `from` is the number of the first request. */
export type Generator = {
  name: string;
  isNative: boolean;
  send(url: string, traffic: Traffic, seconds: number, from: number): Promise<Sent>;
};

export const connections = 32;
/** Each key may send 500 requests a minute. */
const requestsPerKey = 450;

/** wrk where it is on the PATH: Bun's own client takes longer for a request than the floor does. */
export function pickGenerator(folder: string): Generator {
  const wrk = Bun.which('wrk');
  return wrk === null ? ownGenerator : wrkGenerator(wrk, folder);
}

function wrkGenerator(wrk: string, folder: string): Generator {
  return {
    name: 'wrk',
    isNative: true,
    async send(url, traffic, seconds, from) {
      const script = join(folder, 'traffic.lua');
      await Bun.write(script, luaOf(traffic, from));
      const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url];
      const child = Bun.spawn([wrk, ...load], { stdout: 'pipe', stderr: 'inherit' });
      const text = await new Response(child.stdout).text();
      const told = text.match(/^sent (\d+) in (\d+) failed (\d+)$/m);
      if (!told || Number(told[3]) > 0)
        throw new Error(`wrk was not answered as expected: ${text}`);
      return { requests: Number(told[1]), seconds: Number(told[2]) / 1_000_000 };
    },
  };
}

/** Long brackets take any path, key and body of ours as it is. */
function luaOf({ method, paths, body = '', keys }: Traffic, from: number): string {
  const list = (values: readonly string[]) => values.map((value) => `[[${value}]]`).join(',\n');
  return `local paths = {${list(paths)}}
local keys = {${list(keys)}}
local body = [[${body}]]
local n = ${from}
function request()
  n = n + 1
  local headers = {}
  if #keys > 0 then headers['x-api-key'] = keys[math.floor(n / ${requestsPerKey}) % #keys + 1] end
  if body == '' then return wrk.format('${method}', paths[n % #paths + 1], headers) end
  headers['content-type'] = 'application/json'
  return wrk.format('${method}', paths[n % #paths + 1], headers, (body:gsub('{n}', n)))
end
function done(summary)
  local failed = 0
  for _, count in pairs(summary.errors) do failed = failed + count end
  io.write(string.format('sent %d in %d failed %d\\n', summary.requests, summary.duration, failed))
end
`;
}

const ownGenerator: Generator = {
  name: 'fetch in this process',
  isNative: false,
  async send(url, traffic, seconds, from) {
    const startedAt = performance.now();
    const until = startedAt + seconds * 1000;
    let n = from;
    async function worker(): Promise<void> {
      while (performance.now() < until) {
        n += 1;
        const response = await fetch(...requestOf(url, traffic, n));
        const text = await response.text();
        if (!response.ok) throw new Error(`${response.status}: ${text}`);
      }
    }
    await Promise.all(Array.from({ length: connections }, worker));
    return { requests: n - from, seconds: (performance.now() - startedAt) / 1000 };
  },
};

function requestOf(url: string, traffic: Traffic, n: number): [string, RequestInit] {
  const { method, paths, body, keys } = traffic;
  const headers = new Headers();
  const key = keys[Math.floor(n / requestsPerKey) % keys.length];
  if (key !== undefined) headers.set('x-api-key', key);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const path = paths[n % paths.length] ?? '';
  return [url + path, { method, headers, body: body?.replace('{n}', String(n)) ?? null }];
}
