import { expect, test } from 'bun:test';
import { makeLog } from '../../src/lib/log.ts';
import { member, peopleHarness } from '../support/people.ts';
import { visitor } from './support/visitor.ts';

test('what is refused is in the log, with the page and whoever asked, and no secret', async () => {
  const lines: Record<string, unknown>[] = [];
  const note = (line: string) => void lines.push(JSON.parse(line));
  const log = makeLog('warn', { write: note, writeSoon: note, flush() {} });
  await using held = peopleHarness({ overrides: { log } });
  const site = await held.makeSite({ name: 'Prairie Motors', slug: 'prairie' });
  const who = await member(held, [site], 'author');
  const author = visitor(held.app, who.token);
  expect((await author.get('/app/prairie/keys')).status).toBe(403);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await author.post('/setup/a-secret-token', {}, foreign)).status).toBe(403);
  const anonymous = visitor(held.app, null);
  for (let count = 0; count < 6; count += 1) {
    await anonymous.post('/login', { email: 'x@example.com', password: 'a wrong password' });
  }
  const said = lines.filter(({ msg }) => msg === 'a page was refused');
  const seen = said.map(({ status, method, page, store, user }) => {
    return [status, method, page, store ?? null, user];
  });
  expect(seen).toEqual([
    [403, 'GET', '/app/:store/keys', 'prairie', who.user.id],
    [403, 'POST', '/setup/:link', null, who.user.id],
    [429, 'POST', '/login', null, null],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/a-secret-token|x@example|a wrong password/);
});
