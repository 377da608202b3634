import { Type } from '@sinclair/typebox';
import { harmless, readAs } from '../ask.ts';
import type { FoundAccount, Session, Trouble } from '../port.ts';
import type { Graph } from './graph.ts';

const Pages = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      access_token: Type.Optional(Type.String()),
      instagram_business_account: Type.Optional(
        Type.Object({ id: Type.String(), username: Type.Optional(Type.String()) }),
      ),
    }),
  ),
  paging: Type.Optional(
    Type.Object({
      next: Type.Optional(Type.String()),
      cursors: Type.Optional(Type.Object({ after: Type.Optional(Type.String()) })),
    }),
  ),
});

const maxPages = 20;

/** The pages of a person, or the Instagram accounts behind them, with the pages' own tokens. */
export async function pageAccounts(
  graph: Graph,
  { accessToken, signal }: Pick<Session, 'accessToken' | 'signal'>,
  platform: 'facebook' | 'instagram',
): Promise<{ kind: 'accounts'; accounts: FoundAccount[] } | Trouble> {
  const session: Session = { externalId: 'me', accessToken, signal };
  const fields = 'id,name,access_token,instagram_business_account{id,username}';
  const accounts: FoundAccount[] = [];
  let after: string | undefined = '';
  for (let page = 0; page < maxPages && after !== undefined; page += 1) {
    const query = { fields, limit: '100', ...(after !== '' && { after }) };
    const answer = await graph.get(session, 'me/accounts', query);
    if (answer.kind !== 'answered') return harmless(answer);
    const read = readAs(Pages, answer.json);
    if (!read) return { kind: 'unavailable', message: 'Facebook: the pages cannot be read' };
    for (const one of read.data) {
      const { id, name, access_token: token, instagram_business_account: instagram } = one;
      if (token === undefined) continue;
      if (platform === 'facebook') {
        accounts.push({ platform, externalId: id, displayName: name, accessToken: token });
      } else if (instagram) {
        const displayName = instagram.username ? `@${instagram.username}` : name;
        accounts.push({ platform, externalId: instagram.id, displayName, accessToken: token });
      }
    }
    after = read.paging?.next === undefined ? undefined : read.paging.cursors?.after;
  }
  return { kind: 'accounts', accounts };
}
