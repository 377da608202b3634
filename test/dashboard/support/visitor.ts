import { inLane } from '../../../src/db/write.ts';
import { openSession } from '../../../src/domain/people/sign-in/open-session.ts';
import { newToken } from '../../../src/domain/people/sessions/session-store.ts';
import { findUser } from '../../../src/domain/people/users-store.ts';
import type { App } from '../../../src/app.ts';

export const origin = 'http://localhost';

export type PageReply = { status: number; headers: Headers; html: string };

/** Somebody's browser, without the browser: it keeps its cookie and sends forms as pages do. */
export type Visitor = {
  readonly token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<PageReply>;
  /** Sends a form from our own pages. */
  post(
    path: string,
    fields?: Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<PageReply>;
  send(path: string, init: RequestInit): Promise<PageReply>;
};

export function visitor(app: App, given: string | null): Visitor {
  let token = given;
  async function send(path: string, init: RequestInit): Promise<PageReply> {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('cookie', `__Host-forecourt=${token}`);
    headers.set('host', 'localhost');
    const response = await app.handle(new Request(origin + path, { ...init, headers }));
    const kept = /^__Host-forecourt=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (kept !== undefined && given !== null) token = kept;
    return { status: response.status, headers: response.headers, html: await response.text() };
  }
  return {
    get token() {
      return token;
    },
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post(path, fields = {}, headers = {}) {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries(fields)) {
        for (const one of [value].flat()) body.append(name, String(one));
      }
      const own = { 'sec-fetch-site': 'same-origin', origin, referer: origin + path };
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      return send(path, { method: 'POST', headers: { ...own, ...type, ...headers }, body });
    },
  };
}

/** Signs somebody in without the second that a password takes. */
export async function signInAs(app: App, userId: string): Promise<Visitor> {
  const { ctx } = app;
  const token = newToken(ctx.random);
  const from = { address: '192.0.2.7', agent: 'Test' };
  await ctx.write(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Error(`There is no user ${userId}.`);
    return openSession(tx, { token, user, from });
  }, inLane('users'));
  return visitor(app, token);
}
