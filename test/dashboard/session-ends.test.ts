import { expect, test } from 'bun:test';
import { changeSignInRules, removeMember } from '../../src/domain/people/members/change-members.ts';
import {
  makeResetLink,
  setDisabled,
  setOperator,
} from '../../src/domain/people/operator/manage-users.ts';
import { signOut } from '../../src/domain/people/sessions/end-sessions.ts';
import { findSession } from '../../src/domain/people/sessions/find-session.ts';
import { stepUpWithPassword } from '../../src/domain/people/sessions/step-up.ts';
import { hour, minute } from '../../src/lib/clock.ts';
import { desk, member, password, peopleHarness, session, withApp } from '../support/people.ts';
import { origin, visitor } from './support/visitor.ts';

async function open() {
  const held = peopleHarness();
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const sister = await held.makeSite({ name: 'Prairie Kia', slug: 'kia' });
  const owner = await member(held, [site, sister], 'owner');
  const who = await member(held, [site, sister], 'manager');
  return { held, ctx: held.app.ctx, site, sister, owner, who };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** The stream of the store, once it has begun to talk. */
async function stream({ held, who }: Opened) {
  const headers = { cookie: `__Host-forecourt=${who.token}` };
  const request = new Request(`${origin}/app/prairie/live`, { headers });
  const { status, body } = await held.app.handle(request);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  return { status, rest: () => drained(reader) };
}

async function drained(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** What takes from somebody what lets them look. */
const ends: Record<string, (opened: Opened) => Promise<unknown>> = {
  'by signing out': ({ ctx, who }) => signOut(ctx, who.token, desk),
  'by leaving the store': ({ ctx, site, owner, who }) =>
    removeMember(ctx, owner, site.id, who.user.id),
  'by an account that is switched off': ({ ctx, who }) => setDisabled(ctx, who.user.email, true),
  'by the flag of the operator': ({ ctx, who }) => setOperator(ctx, who.user.email, true),
  'by a token that is new': ({ ctx, who }) => stepUpWithPassword(ctx, who, password),
  async 'by a rule that asks for a second factor'({ held, ctx, site, owner }) {
    await withApp(held, owner);
    const strict = await session(held, owner.token);
    await changeSignInRules(ctx, strict, site.id, { requireSecondFactor: true });
  },
};

test('the stream of a store ends with what lets somebody look', async () => {
  const ended = Object.entries(ends).map(async ([why, end]) => {
    const opened = await open();
    await using _ = opened.held;
    const { status, rest } = await stream(opened);
    await end(opened);
    await rest();
    return [why, status];
  });
  const all = Object.keys(ends).map((why) => [why, 200]);
  expect(await Promise.all(ended)).toEqual(all);
});

test('a screen that somebody has left behind is signed out after twelve hours', async () => {
  const opened = await open();
  await using held = opened.held;
  const { who, ctx } = opened;
  for (let hours = 0; hours < 12; hours += 4) {
    held.clock.advance(4 * hour - minute);
    // Where a proxy has cut the stream off, the browser asks for it again by itself.
    await stream(opened);
  }
  held.clock.advance(3 * minute);
  expect(await findSession(ctx, who.token, desk)).toBeNull();
});

test('a link to set a password ends the session that the browser had', async () => {
  const { held, ctx, who, owner } = await open();
  await using _ = held;
  const { path } = await makeResetLink(ctx, who.user.email);
  const browser = visitor(held.app, owner.token);
  const next = 'nineteen geese above the lake';
  expect((await browser.post(path, { password: next })).status).toBe(303);
  expect(await findSession(ctx, owner.token, desk)).toBeNull();
  expect((await session(held, browser.token ?? '')).user.id).toBe(who.user.id);
});

test('the figures of a store that asks for a second factor are on no list before', async () => {
  const { held, ctx, site, sister, owner, who } = await open();
  await using _ = held;
  const browser = visitor(held.app, who.token);
  const figures = async (path: string) => {
    const { html } = await browser.get(path);
    const row = new RegExp(`href="/app/prairie">[^]*?</tr>`).exec(
      html.split('<table').at(-1) ?? '',
    );
    return [...(row?.[0] ?? '').matchAll(/class="number"[^>]*>([^<]*)</g)].map(([, one]) => one);
  };
  for (const path of ['/app', `/app/${sister.slug}`]) expect(await figures(path)).toContain('0');
  await withApp(held, owner);
  const strict = await session(held, owner.token);
  await changeSignInRules(ctx, strict, site.id, { requireSecondFactor: true });
  for (const path of ['/app', `/app/${sister.slug}`]) {
    expect(await figures(path)).toEqual(['–', '–', '–']);
  }
});
