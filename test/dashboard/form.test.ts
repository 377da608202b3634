import { expect, test } from 'bun:test';
import { readForm, readUpload } from '../../src/dashboard/form.ts';
import { pagingOf } from '../../src/dashboard/paging.ts';
import { Problem } from '../../src/problem.ts';

const address = 'http://localhost/app';

function sent(body: BodyInit, type?: string): Request {
  return new Request(address, {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
  });
}

async function codeOf(doing: Promise<unknown>): Promise<string> {
  const error = await doing.catch((thrown: unknown) => thrown);
  return error instanceof Problem ? error.code : String(error);
}

test('a form is read as text and nothing else', async () => {
  const form = await readForm(sent(new URLSearchParams('a=1&b=x%0D%0Ay&c=%00z&d=1&d=2')));
  expect([form.text('a'), form.text('b'), form.text('c')]).toEqual(['1', 'x\ny', 'z']);
  expect([form.all('d'), form.text('missing'), form.has('missing')]).toEqual([
    ['1', '2'],
    '',
    false,
  ]);
});

test('a form that is too large, or no form, is refused', async () => {
  const form = 'application/x-www-form-urlencoded';
  expect(await codeOf(readForm(sent('a'.repeat(101), form), 100))).toBe('payload_too_large');
  expect(await codeOf(readForm(sent('{}', 'application/json')))).toBe('unsupported_media_type');
  expect(await codeOf(readUpload(sent('a=1', form), 100))).toBe('unsupported_media_type');
  const cut = sent('--x\r\ncontent-dispo', 'multipart/form-data; boundary=x');
  expect(await codeOf(readUpload(cut, 100))).toBe('validation_error');
});

test('a form that does not come, or not to its end, is refused', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const begun = (end?: Error) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('email='));
        if (end) controller.error(end);
      },
    });
  const given = (body: ReadableStream) =>
    new Request(address, { method: 'POST', headers: form, body });
  expect(await codeOf(readForm(given(begun()), 100, 10))).toBe('request_timeout');
  const cut = given(begun(new Error('The connection was closed.')));
  expect(await codeOf(readForm(cut, 100))).toBe('validation_error');
});

test('a file comes with the fields beside it, and an empty one is none', async () => {
  const fields = new FormData();
  fields.set('note', 'of today');
  fields.set('stock', new File(['vin,price'], 'stock.csv'));
  fields.set('other', new File([], ''));
  const { form, file } = await readUpload(sent(fields), 10_000);
  expect([form.text('note'), file('stock')?.name, file('other'), file('note')]).toEqual([
    'of today',
    'stock.csv',
    null,
    null,
  ]);
  expect(await codeOf(readUpload(sent(fields), 100))).toBe('payload_too_large');
});

test('a page past the end of a list is its last one', () => {
  const at = (query: string, total: number) => pagingOf(new URLSearchParams(query), total);
  expect(at('', 0)).toEqual({ page: 1, offset: 0, first: 0, last: 0, total: 0 });
  expect(at('page=9', 26)).toEqual({ page: 2, offset: 25, first: 26, last: 26, total: 26 });
  for (const odd of ['page=-1', 'page=x', 'page=1.5', 'page=1e99', 'page=']) {
    expect([odd, at(odd, 30).page]).toEqual([odd, odd === 'page=1e99' ? 2 : 1]);
  }
});
