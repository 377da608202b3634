import { expect, test } from 'bun:test';
import { type Scope, scopeNames } from '../../schema/contracts/scopes.ts';
import type { SiteInput } from '../../src/domain/site/create-site.ts';
import type { Client, Reply } from './client.ts';
import { type Harness, harness } from './harness.ts';
import { quickProviders } from './canned-providers.ts';

export const unknownId = '01960000-0000-7000-8000-000000000000';

export type Operation = {
  method: 'GET' | 'POST';
  /** `{id}` stands for the id of a resource. */
  path: string;
  scope: Scope;
  body?: object;
};

export function ask(client: Client, operation: Operation, id = unknownId): Promise<Reply> {
  const path = operation.path.replace('{id}', id);
  return operation.method === 'GET' ? client.get(path) : client.post(path, operation.body ?? {});
}

/** The 404 without what differs between any two answers. */
export function withoutRequestId({ status, text, body }: Reply): { status: number; text: string } {
  return { status, text: text.replaceAll(String(body.error.request_id), '') };
}

/** Who may ask, and in which order an operation refuses: key, scope, then the request itself. */
export function testCallers(operations: readonly Operation[], input: SiteInput = {}): void {
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;
    const { scope } = operation;

    test(`${name} asks for a key before anything else`, async () => {
      await using app = harness();
      const reply = await ask(app.anonymous, operation, 'not-an-id');
      expect([reply.status, reply.body.error.code]).toEqual([401, 'unauthorized']);
    });

    test(`${name} needs ${scope}, whatever else the key may do`, async () => {
      await using app = harness({ overrides: { providers: quickProviders() } });
      const site = await app.makeSite(input);
      const others = scopeNames.filter((one) => one !== scope);
      const reply = await ask(await app.client(site, others), operation, 'not-an-id');
      expect([reply.status, reply.body.error.code]).toEqual([403, 'forbidden']);
      expect(reply.body.error.details).toEqual({ required_scopes: [scope] });
      const enough = await ask(await app.client(site, [scope]), operation);
      expect(enough.status).not.toBe(403);
      await app.drain();
    });
  }
}

/** A path with an id: 400 for what is no UUID, and one 404 for unknown and foreign alike. */
export function testIds(
  operations: readonly Operation[],
  make: (client: Client, app: Harness) => Promise<string>,
): void {
  for (const operation of operations) {
    const name = `${operation.method} ${operation.path}`;

    test(`${name} refuses an id that is no UUID`, async () => {
      await using app = harness();
      const client = await app.client(await app.makeSite());
      for (const id of ['7', 'abc', `${unknownId}0`, unknownId.replaceAll('-', ''), '%20']) {
        const reply = await ask(client, operation, id);
        expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_error']);
        expect(reply.body.error.details.issues[0].path).toBe('id');
      }
    });

    test(`${name} says the same of another site's resource as of none`, async () => {
      await using app = harness({ overrides: { providers: quickProviders() } });
      const owner = await app.client(await app.makeSite());
      const stranger = await app.client(await app.makeSite());
      const id = await make(owner, app);
      await app.drain();
      const foreign = await ask(stranger, operation, id);
      const unknown = await ask(stranger, operation, unknownId);
      expect(foreign.status).toBe(404);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
      expect((await ask(owner, operation, id)).status).toBe(200);
    });
  }
}
