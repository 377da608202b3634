import { describe, expect, test } from 'bun:test';
import {
  clientOf,
  connectAccount,
  openWithCode,
} from '../../src/domain/social/accounts/connect.ts';
import { reencryptSecrets } from '../../src/secrets/reencrypt-secrets.ts';
import type { Platform } from '../../schema/contracts/social.ts';
import { startAuthorization } from '../../src/providers/oauth/authorization.ts';
import { harness } from '../support/harness.ts';
import { playGoogle } from '../support/networks/play-google.ts';
import { playLinkedIn } from '../support/networks/play-linkedin.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { playX } from '../support/networks/play-x.ts';
import { playTokens } from '../support/play-tokens.ts';
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

function pageLogin() {
  const page = { externalId: '1001', displayName: 'Prairie Motors', accessToken: 'token-1' };
  const tokens = { accessToken: 'person', expiresAt: null, refreshToken: null, scopes: null };
  return { tokens, account: { platform: 'facebook' as const, ...page } };
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

  test('learns how long a token of Meta lives and what it may do', async () => {
    await using app = harness({ environment });
    const played = playMeta(app);
    const endsAt = Math.floor(app.clock.now() / 1_000) + 5_000;
    const scopes = ['pages_manage_posts'];
    played.inspected = { is_valid: true, expires_at: endsAt, scopes };
    const site = await app.makeSite();
    const row = await connectAccount(app.app.ctx, site.id, pageLogin());
    expect([row.tokenExpiresAt, row.scopes]).toEqual([endsAt * 1_000, scopes]);
    expect([played.asked, played.faults]).toEqual([['inspect'], []]);
  });

  test('refuses a login that may not post, and a token that is dead already', async () => {
    for (const [inspected, words] of [
      [{ is_valid: true, expires_at: 0, scopes: ['pages_show_list'] }, 'pages_manage_posts'],
      [{ is_valid: false, expires_at: 0, scopes: [], error: { message: 'Gone.' } }, 'Gone.'],
    ] as const) {
      await using app = harness({ environment });
      playMeta(app).inspected = { ...inspected, scopes: [...inspected.scopes] };
      const site = await app.makeSite();
      expect(connectAccount(app.app.ctx, site.id, pageLogin())).rejects.toThrow(words);
      const client = await app.client(site);
      expect((await client.get('/social/accounts')).body.data.accounts).toEqual([]);
    }
  });

  test('refuses a login of which a person took the right to post away', async () => {
    await using app = harness({ environment });
    const site = await app.makeSite();
    const account = { platform: 'linkedin', externalId: '5001', displayName: 'Prairie' } as const;
    const scopes = ['r_organization_social'];
    const tokens = { accessToken: 'token-1', expiresAt: null, refreshToken: null, scopes };
    const connecting = connectAccount(app.app.ctx, site.id, { tokens, account });
    expect(connecting).rejects.toThrow('w_organization_social');
  });

  test('finds every page of LinkedIn in whose name a person may post, and no other', async () => {
    await using app = harness({ environment });
    const played = playLinkedIn(app);
    played.roles = [
      ['urn:li:organization:5001', 'ADMINISTRATOR'],
      ['urn:li:organization:5001', 'CONTENT_ADMINISTRATOR'],
      ['urn:li:organization:5002', 'CONTENT_ADMINISTRATOR'],
      ['urn:li:organization:5003', 'ANALYST'],
      ['urn:li:organizationBrand:9', 'ADMINISTRATOR'],
    ];
    const found = await app.app.ctx.providers.networks.linkedin.accounts('token-1');
    if (found.kind !== 'accounts') throw new Error(found.message);
    expect(found.accounts.map(({ externalId }) => externalId)).toEqual(['5001', '5002']);
    expect(played.faults).toEqual([]);
  });

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
