import type { Harness } from './harness.ts';

/** Answers requests for tokens, which it keeps; everything else goes to the played networks. */
export function playTokens(app: Pick<Harness, 'app'>): URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  const { call } = app.app.ctx;
  app.app.ctx.call = async (request) => {
    if (!/oauth|accessToken|\/token$/.test(request.url)) return call(request);
    forms.push(new URLSearchParams(String(request.body)));
    const tokens = { access_token: 'token-1', refresh_token: 'refresh-1', expires_in: 7200 };
    const body = new TextEncoder().encode(JSON.stringify(tokens));
    return { kind: 'answered', status: 200, headers: {}, body, truncated: false, durationMs: 1 };
  };
  return forms;
}
