import { describe, expect, test } from 'bun:test';
import { openLoopback } from '../../../src/providers/oauth/loopback.ts';

describe('the loopback redirect', () => {
  test('takes the code that belongs to the attempt, and nothing else', async () => {
    const loopback = openLoopback(0);
    try {
      expect(loopback.redirectUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
      const returned = loopback.returned('mine');
      const foreign = await fetch(`${loopback.redirectUri}?state=other&code=evil`);
      const elsewhere = await fetch(new URL('/favicon.ico', loopback.redirectUri));
      const posted = await fetch(`${loopback.redirectUri}?state=mine&code=x`, { method: 'POST' });
      expect([foreign.status, elsewhere.status, posted.status]).toEqual([400, 404, 404]);
      const own = await fetch(`${loopback.redirectUri}?state=mine&code=good`);
      expect([own.status, own.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
      const page = await own.text();
      expect([page.includes('Done.'), page.includes('good')]).toEqual([true, false]);
      expect(await returned).toEqual({ kind: 'code', code: 'good' });
    } finally {
      await loopback.close();
    }
  });

  test('tells of a person who declines', async () => {
    const loopback = openLoopback(0);
    try {
      const returned = loopback.returned('mine');
      const page = await fetch(`${loopback.redirectUri}?state=mine&error=access_denied`);
      expect(await page.text()).toContain('Nothing was connected.');
      expect((await returned).kind).toBe('declined');
    } finally {
      await loopback.close();
    }
  });
});
