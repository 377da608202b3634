import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import {
  Data,
  Instant,
  Nullable,
  OneOf,
  TrimmedText,
  Uuid,
  WholeNumber,
} from '../../schema/contracts/common.ts';
import { StoreBusy } from '../../src/db/store-failure.ts';
import type { Group, Http } from '../../src/http/server.ts';
import { notFound, problem } from '../../src/problem.ts';

const Item = Type.Object({
  keyword: TrimmedText(1, 10),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
});

/** One field of each form that a body can have. */
const Everything = Type.Object({
  text: Type.Optional(TrimmedText(1, 500)),
  plain: Type.Optional(Type.String({ minLength: 2 })),
  whole: Type.Optional(Type.Integer({ minimum: 0 })),
  number: Type.Optional(Type.Number({ maximum: 100 })),
  flag: Type.Optional(Type.Boolean()),
  choice: Type.Optional(OneOf(['red', 'green'])),
  either: Type.Optional(Type.Union([Type.Literal('simple'), Type.Literal('interactive')])),
  only: Type.Optional(Type.Literal('dismissed')),
  id: Type.Optional(Uuid),
  when: Type.Optional(Instant),
  maybe: Type.Optional(Nullable(Type.String({ maxLength: 3 }))),
  items: Type.Optional(Type.Array(Item, { minItems: 1, maxItems: 3 })),
  tags: Type.Optional(Type.Array(OneOf(['a', 'b']), { uniqueItems: true })),
  nested: Type.Optional(Type.Object({ inner: Type.Object({ leaf: Type.Boolean() }) })),
});

const query = Type.Object({
  limit: Type.Optional(WholeNumber({ minimum: 1, maximum: 100 })),
  choice: Type.Optional(OneOf(['red', 'green'])),
});

const secret = 'SELECT secret FROM vault';
/** What a loose type lets through to the answer, where the schema must catch it. */
const broken: { ok: boolean } = JSON.parse(`{ "ok": "${secret}" }`);

/** Routes whose only purpose is to show what the server itself does around any route. */
export const probeGroup: Group = ({ access }: Http) =>
  new Elysia({ name: 'probe', prefix: '/probe', normalize: false })
    .use(access)
    .post('/echo', ({ body }) => ({ data: body }), {
      access: { scope: 'site:read' },
      body: Everything,
    })
    .get('/query', ({ query: { limit, choice } }) => ({ data: { limit, choice } }), {
      access: { scope: 'any' },
      query,
    })
    .get(
      '/things/:id',
      () => {
        throw notFound();
      },
      { access: { scope: 'site:read' }, params: Type.Object({ id: Uuid }) },
    )
    .post(
      '/things/:id',
      ({ body }) => {
        if (body.whole === 404) throw notFound();
        throw problem('conflict', 'The thing is not in a state for this.');
      },
      {
        access: { scope: 'market_data:read', entitlement: 'MARKET_DATA' },
        params: Type.Object({ id: Uuid }),
        body: Everything,
      },
    )
    .get('/either', () => ({ data: { ok: true } }), {
      access: { scope: ['content:write', 'content:read'] },
    })
    .get('/broken-answer', () => ({ data: broken }), {
      access: { scope: 'any' },
      response: { 200: Data(Type.Object({ ok: Type.Boolean() })) },
    })
    .get(
      '/throws',
      () => {
        throw new Error(secret);
      },
      { access: { scope: 'any' } },
    )
    .get(
      '/throws-text',
      () => {
        throw secret;
      },
      { access: { scope: 'any' } },
    )
    .get(
      '/busy',
      () => {
        throw new StoreBusy('The store is locked by another process.');
      },
      { access: { scope: 'any' } },
    )
    .get('/open', () => ({ data: 'open' }), { open: true })
    .get('/uncounted', () => ({ data: 'uncounted' }), { open: false });

/** What must never be seen outside. */
export const probeSecret = secret;
