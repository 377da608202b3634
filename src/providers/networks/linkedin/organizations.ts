import { Type } from '@sinclair/typebox';
import { harmless, readAs } from '../ask.ts';
import type { FoundAccount, Session, Trouble } from '../port.ts';
import type { LinkedIn } from './linkedin-api.ts';

/* learn.microsoft.com/linkedin: "Organization Access Control" and "Organization Lookup API". */
const Roles = Type.Object({
  elements: Type.Array(
    Type.Object({ organization: Type.String(), role: Type.Optional(Type.String()) }),
  ),
});
const Organization = Type.Object({ localizedName: Type.String() });

/** Those that may post in the name of a page, as the Posts API and the page on roles write them. */
const posting = [
  'ADMINISTRATOR',
  'CONTENT_ADMINISTRATOR',
  'CONTENT_ADMIN',
  'DIRECT_SPONSORED_CONTENT_POSTER',
];
const pageSize = 100;
const maxPages = 10;

/** The pages in whose name the person may post. */
export async function organizations(
  ask: LinkedIn,
  session: Pick<Session, 'accessToken' | 'signal'>,
): Promise<{ kind: 'accounts'; accounts: FoundAccount[] } | Trouble> {
  const ids = await organizationIds(ask, session);
  if (!(ids instanceof Set)) return ids;
  const accounts: FoundAccount[] = [];
  for (const id of ids) {
    const one = await ask(session, { method: 'GET', path: `organizations/${id}` });
    // A role that may post need not be one that may look at the page.
    if (one.kind !== 'answered' && one.status !== 403) return harmless(one);
    const found = one.kind === 'answered' ? readAs(Organization, one.json) : null;
    const displayName = found?.localizedName ?? `Page ${id}`;
    accounts.push({ platform: 'linkedin', externalId: id, displayName });
  }
  return { kind: 'accounts', accounts };
}

async function organizationIds(
  ask: LinkedIn,
  session: Pick<Session, 'accessToken' | 'signal'>,
): Promise<Set<string> | Trouble> {
  const ids = new Set<string>();
  for (let page = 0; page < maxPages; page += 1) {
    const window = `count=${pageSize}&start=${page * pageSize}`;
    const path = `organizationAcls?q=roleAssignee&state=APPROVED&${window}`;
    const headers = { 'x-restli-method': 'FINDER' };
    const answer = await ask(session, { method: 'GET', path, headers });
    if (answer.kind !== 'answered') return harmless(answer);
    const roles = readAs(Roles, answer.json);
    if (!roles) return { kind: 'unavailable', message: 'LinkedIn: the pages cannot be read' };
    for (const { organization, role = '' } of roles.elements) {
      const id = /^urn:li:organization:(\d+)$/.exec(organization)?.[1];
      if (id !== undefined && posting.includes(role)) ids.add(id);
    }
    if (roles.elements.length < pageSize) break;
  }
  return ids;
}
