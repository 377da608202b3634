import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { stateFile } from '../../src/db/sqlite/state-file.ts';
import { makeClient } from '../support/client.ts';
import { commands } from '../support/processes.ts';

describe('a server whose store another process holds', () => {
  test('answers writes with 503 after ten seconds, reads at once, and goes on', async () => {
    await using forecourt = commands();
    const { key } = await forecourt.makeStore();
    const server = await forecourt.serve();
    const client = makeClient((request) => fetch(request), key, server.url);
    const write = () => client.post('/ideaclouds', { keyword: 'snow tires' });
    const other = new Database(stateFile(forecourt.folder));
    other.run('PRAGMA busy_timeout = 5000');
    other.run('BEGIN IMMEDIATE');
    const begun = performance.now();
    const refused = write();
    const read = await client.get('/ideaclouds');
    expect(read.status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(3_000);
    const reply = await refused;
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.body.error.code).toBe('service_unavailable');
    expect((await client.get('/ideaclouds')).body.pagination.total_count).toBe(0);
    const waited = write();
    await client.get('/ideaclouds');
    other.run('ROLLBACK');
    other.close();
    expect((await waited).status).toBe(202);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }, 40_000);
});
