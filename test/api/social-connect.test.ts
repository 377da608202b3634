import { describe, expect, test } from 'bun:test';
import {
  clientOf,
  connectAccount,
  openWithCode,
} from '../../src/domain/social/accounts/connect.ts';
import { reencryptSecrets } from '../../src/secrets/reencrypt-secrets.ts';
import type { Platform } from '../../schema/contracts/social.ts';
import { startAuthorization } from '../../src/providers/oauth/authorization.ts';
import { type Harness, harness } from '../support/harness.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { playLinkedIn } from '../support/networks/play-linkedin.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { playX } from '../support/networks/play-x.ts';
import { account, externalIds } from '../support/social.ts';
import { rowsOf } from '../support/outbox.ts';

const environment = {
  X_CLIENT_ID: 'x',
  META_APP_ID: 'meta',
  META_APP_SECRET: 'secret',
  LINKEDIN_CLIENT_ID: 'linkedin',
  LINKEDIN_CLIENT_SECRET: 'secret',
  GOOGLE_CLIENT_ID: 'google',
  GOOGLE_CLIENT_SECRET: 'secret',
};

const redirectUri = 'http://127.0.0.1:8976/callback';
const plays = {
  x: playX,
  facebook: playMeta,
  instagram: playMeta,
  linkedin: playLinkedIn,
  google_business: playGoogle,
} as const;

/** Answers requests for tokens; everything else goes to the played networks. */
function playTokens(app: Harness): URLSearchParams[] {
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

describe('connecting', () => {
  test.each(Object.keys(plays) as Platform[])(
    '%s turns a code into an account',
    async (platform) => {
      await using app = harness({ environment });
      const played = plays[platform](app);
      const forms = playTokens(app);
      const site = await app.makeSite();
      const { ctx } = app.app;
      const started = startAuthorization(clientOf(ctx, platform), redirectUri, ctx.random);
      expect(new URL(started.address).searchParams.get('redirect_uri')).toBe(redirectUri);
      const opened = await openWithCode(ctx, platform, started, 'code-1');
      expect(forms[0]?.get('code')).toBe('code-1');
      expect(opened.accounts.map(({ externalId }) => externalId)).toEqual([externalIds[platform]]);
      const [found] = opened.accounts;
      if (!found) throw new Error('There is no account.');
      const first = await connectAccount(ctx, site.id, { tokens: opened.tokens, account: found });
      const again = await connectAccount(ctx, site.id, { tokens: opened.tokens, account: found });
      expect(again.id).toBe(first.id);
      const client = await app.client(site);
      const { accounts } = (await client.get('/social/accounts')).body.data;
      expect(accounts).toEqual([
        {
          id: first.id,
          platform,
          display_name: expect.stringMatching(/prairie ?motors/i),
          status: 'connected',
          connected_at: expect.any(String),
        },
      ]);
      expect(played.faults).toEqual([]);
    },
  );

  test('asks for the settings that are missing', async () => {
    await using app = harness();
    expect(() => clientOf(app.app.ctx, 'linkedin')).toThrow('LINKEDIN_CLIENT_ID');
  });
});

test('tokens are sealed, and sealed anew with the key', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await account(app, site, 'x', { token: 'a-token-that-nobody-may-read' });
  const [row] = rowsOf(app, 'social_accounts');
  expect([JSON.stringify(row).includes('nobody'), row.token.startsWith('v1.')]).toEqual([
    false,
    true,
  ]);
  const sealed = await reencryptSecrets(app.app.ctx, 2);
  expect(sealed.rewrapped).toBe(1);
});
