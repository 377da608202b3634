import { Type } from '@sinclair/typebox';
import { harmless, readAs } from '../ask.ts';
import type { FoundAccount, Session, Trouble } from '../port.ts';
import type { Google } from './google-api.ts';

/*
 * The discovery documents of mybusinessaccountmanagement v1 and mybusinessbusinessinformation v1
 * (github.com/googleapis/google-api-go-client).
 */
const Accounts = Type.Object({
  accounts: Type.Optional(Type.Array(Type.Object({ name: Type.String() }))),
  nextPageToken: Type.Optional(Type.String()),
});
const Locations = Type.Object({
  locations: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), title: Type.Optional(Type.String()) })),
  ),
  nextPageToken: Type.Optional(Type.String()),
});

const management = 'https://mybusinessaccountmanagement.googleapis.com/v1';
const information = 'https://mybusinessbusinessinformation.googleapis.com/v1';
const maxPages = 50;

type Outcome = { kind: 'accounts'; accounts: FoundAccount[] } | Trouble;
type Asking = Pick<Session, 'accessToken' | 'signal'>;

/** Every place of every account that the token opens. */
export async function locations(ask: Google, session: Asking): Promise<Outcome> {
  const found: FoundAccount[] = [];
  const accounts = await pages(ask, session, `${management}/accounts?pageSize=20`, (json) => {
    const page = readAs(Accounts, json);
    return page && { names: page.accounts ?? [], next: page.nextPageToken };
  });
  if (!Array.isArray(accounts)) return accounts;
  for (const account of accounts) {
    const url = `${information}/${account.name}/locations?readMask=name,title&pageSize=100`;
    const places = await pages(ask, session, url, (json) => {
      const page = readAs(Locations, json);
      return page && { names: page.locations ?? [], next: page.nextPageToken };
    });
    if (!Array.isArray(places)) return places;
    for (const { name, title = name } of places) {
      const externalId = `${account.name}/${name}`;
      found.push({ platform: 'google_business', externalId, displayName: title });
    }
  }
  return { kind: 'accounts', accounts: found };
}

type Named = { name: string; title?: string };

async function pages(
  ask: Google,
  session: Asking,
  url: string,
  read: (json: unknown) => { names: Named[]; next?: string } | null,
): Promise<Named[] | Trouble> {
  const all: Named[] = [];
  let token: string | undefined = '';
  for (let page = 0; page < maxPages && token !== undefined; page += 1) {
    const more = token === '' ? '' : `&pageToken=${encodeURIComponent(token)}`;
    const answer = await ask(session, { method: 'GET', url: url + more });
    if (answer.kind !== 'answered') return harmless(answer);
    const one = read(answer.json);
    if (!one) return { kind: 'unavailable', message: 'Google: the accounts cannot be read' };
    all.push(...one.names);
    token = one.next || undefined;
  }
  return all;
}
