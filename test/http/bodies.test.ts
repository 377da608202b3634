import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { maxBodyBytes, maxJsonDepth } from '../../src/http/body.ts';
import type { Reply } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { probeGroup } from '../support/probe-group.ts';

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream;

async function echoing(): Promise<{
  app: Harness;
  echo: (body: Body, type?: string) => Promise<Reply>;
}> {
  const app = harness({ overrides: { groups: [probeGroup] } });
  const client = await app.client(await app.makeSite());
  const type = 'application/json';
  const echo = (body: Body, contentType = type) =>
    client.send('POST', '/probe/echo', { headers: { 'content-type': contentType }, body });
  return { app, echo };
}

function issue(reply: Reply): { path: string; message: string } {
  expect(reply.status).toBe(400);
  expect(reply.body.error.code).toBe('validation_error');
  return reply.body.error.details.issues[0];
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

/** Without a declared length, as a client sends what it does not know the size of. */
function streamOf(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

describe('the type of a body', () => {
  test('may have parameters and any case', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'APPLICATION/JSON;charset="UTF-8"',
    ]) {
      expect((await echo('{"flag":true}', type)).body).toEqual({ data: { flag: true } });
    }
  });

  test('is refused when it is another one, or none', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const others = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'application/vnd.api+json',
      'application/octet-stream',
    ];
    for (const type of others) {
      const reply = await echo('{"flag":true}', type);
      expect([type, reply.status]).toEqual([type, 415]);
    }
    const client = await app.client(await app.makeSite());
    const bare = await client.send('POST', '/probe/echo', { body: utf8('{}') });
    expect(bare.status).toBe(415);
  });

  test('does not matter where there is no body, which reads as an empty object', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    expect((await echo('', 'text/plain')).body).toEqual({ data: {} });
    expect((await echo(streamOf(), 'text/plain')).body).toEqual({ data: {} });
    const client = await app.client(await app.makeSite());
    expect((await client.send('POST', '/probe/echo')).body).toEqual({ data: {} });
  });
});

describe('the size of a body', () => {
  const fits = `{"text":"x"${' '.repeat(maxBodyBytes - 12)}}`;

  test('may be the limit and not one byte more, declared or not', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    expect(Buffer.byteLength(fits)).toBe(maxBodyBytes);
    const [head, tail] = [utf8(fits.slice(0, 999)), utf8(fits.slice(999))];
    expect((await echo(fits)).status).toBe(200);
    expect((await echo(streamOf(head, tail))).status).toBe(200);
    for (const body of [`${fits} `, streamOf(head, tail, utf8(' '))]) {
      const reply = await echo(body);
      expect([reply.status, reply.body.error.code]).toEqual([413, 'payload_too_large']);
    }
  });

  test('is judged by what is declared before a byte is read', async () => {
    const { app } = await echoing();
    await using _ = app;
    const client = await app.client(await app.makeSite());
    const headers = { 'content-type': 'application/json', 'content-length': '99999999999' };
    const endless = new ReadableStream(
      {
        pull() {
          throw new Error('the body was read');
        },
      },
      { highWaterMark: 0 },
    );
    const reply = await client.send('POST', '/probe/echo', { headers, body: endless });
    expect(reply.status).toBe(413);
  });
});

describe('what is no JSON object', () => {
  test('is refused with a reason', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    for (const text of ['{', '{"text":}', "{'text':1}", '{"text":"x",}', 'undefined', '\u0000{}']) {
      expect(issue(await echo(text)).message).toStartWith('is not valid JSON');
    }
    for (const text of ['[]', '5', '"text"', 'null', 'true', '[{"text":"x"}]']) {
      expect(issue(await echo(text))).toEqual({ path: 'body', message: 'must be a JSON object' });
    }
  });

  test('is refused when it nests too deep, strings aside', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(issue(await echo(nested(maxJsonDepth))).path).toBe('a');
    const tooDeep = `must not nest deeper than ${maxJsonDepth} levels`;
    expect(issue(await echo(nested(maxJsonDepth + 1))).message).toBe(tooDeep);
    expect(issue(await echo('['.repeat(500_000))).message).toBe(tooDeep);
    expect(issue(await echo('{"a":'.repeat(100_000))).message).toBe(tooDeep);
    const text = `${'[{'.repeat(40)}\\"${'[{'.repeat(40)}`;
    expect((await echo(JSON.stringify({ text }))).body).toEqual({ data: { text } });
  });

  test('is refused when it is no UTF-8, whichever way it is broken', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const broken = [[0xff], [0xc3], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]];
    for (const bytes of broken) {
      const body = new Uint8Array([...utf8('{"text":"'), ...bytes, ...utf8('"}')]);
      expect(issue(await echo(body))).toEqual({ path: 'body', message: 'must be UTF-8 text' });
    }
    const utf16 = new Uint8Array(Buffer.from('\ufeff{"text":"x"}', 'utf16le'));
    expect(issue(await echo(utf16)).message).toBe('must be UTF-8 text');
  });

  test('is accepted behind a byte order mark', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    expect((await echo('\ufeff{"flag":true}')).body).toEqual({ data: { flag: true } });
  });

  test('is refused where an escape makes half a character, anywhere', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const words = 'must be well-formed Unicode text';
    const cases: [body: string, path: string][] = [
      ['{"text":"\\ud800"}', 'text'],
      ['{"text":"\\uDC00 \\uD800"}', 'text'],
      ['{"items":[{"keyword":"ok"},{"keyword":"\\uDBFF!"}]}', 'items.1.keyword'],
      ['{"\\ud83d":1}', 'body'],
    ];
    for (const [body, path] of cases)
      expect(issue(await echo(body))).toEqual({ path, message: words });
    expect((await echo('{"text":"\\ud83d\\ude97"}')).body).toEqual({ data: { text: '🚗' } });
  });
});

describe('what an object may hold', () => {
  test('unknown fields are refused at every level, by their path', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const cases: [body: unknown, path: string][] = [
      [{ color: 'red' }, 'color'],
      [{ Text: 'x' }, 'Text'],
      [{ items: [{ keyword: 'a' }, { keyword: 'b', note: 1 }] }, 'items.1.note'],
      [{ nested: { inner: { leaf: true, twig: 1 } } }, 'nested.inner.twig'],
      [{ nested: { inner: { leaf: true }, outer: null } }, 'nested.outer'],
      [{ 'a/b~c.d': 1 }, 'a/b~c.d'],
    ];
    for (const [body, path] of cases) {
      const message = 'is not a known field';
      expect(issue(await echo(JSON.stringify(body)))).toEqual({ path, message });
    }
  });

  test('names that JavaScript objects have by nature are as unknown as others', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      for (const value of ['1', '{"flag":true}', 'null']) {
        const outer = issue(await echo(`{"${name}":${value}}`));
        expect(outer).toEqual({ path: name, message: 'is not a known field' });
        const inner = issue(await echo(`{"items":[{"keyword":"a","${name}":${value}}]}`));
        expect(inner).toEqual({ path: `items.0.${name}`, message: 'is not a known field' });
      }
    }
    expect(Object.prototype).not.toHaveProperty('flag');
  });

  test('nothing is turned into another type', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const values: [field: string, wrong: unknown[]][] = [
      ['text', [5, true, [], {}, ['x']]],
      ['whole', ['5', '', 1.5, true, [5], -1]],
      ['number', ['1e3', false, [1]]],
      ['flag', ['true', 'false', 1, 0, '']],
      ['items', ['a', { 0: { keyword: 'a' } }, [], [[]], ['a'], [null]]],
      ['nested', ['{}', [], { inner: [] }]],
      ['id', [7, 'abc', '']],
      ['when', [1_700_000_000_000, 'yesterday']],
    ];
    for (const [field, wrong] of values) {
      for (const value of wrong) {
        const { path } = issue(await echo(JSON.stringify({ [field]: value })));
        expect(path.split('.')[0]).toBe(field);
      }
    }
  });

  test('what fits comes through unchanged', async () => {
    const { app, echo } = await echoing();
    await using _ = app;
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 400 });
    const fields = fc.record(
      {
        text: text.filter((value) => value.trim() !== '' && !value.includes('\0')),
        whole: fc.nat(),
        number: fc.double({ max: 100, noNaN: true, noDefaultInfinity: true }),
        flag: fc.boolean(),
        maybe: fc.constantFrom(null, '', 'abc'),
        tags: fc.uniqueArray(fc.constantFrom('a', 'b')),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fields, async (given) => {
        const sent = JSON.stringify(given);
        expect((await echo(sent)).body).toEqual({ data: JSON.parse(sent) });
      }),
      { numRuns: 60 },
    );
  });
});
