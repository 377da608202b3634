import type { SiteRole } from '../../../../schema/records/actor.ts';
import type { Context } from '../../../context.ts';
import { findSite } from '../../site/store.ts';
import { findUser, findUserByEmail, hasUsers } from '../users-store.ts';
import { findLink } from './link-store.ts';

/** What the page of a link asks for. */
export type OpenLink = { expiresAt: number } & (
  | { kind: 'setup' }
  | {
      kind: 'invitation';
      email: string;
      name: string;
      siteName: string;
      role: SiteRole;
      /** They sign in with the password that they have. */
      hasAccount: boolean;
    }
  | {
      kind: 'reset';
      email: string;
      name: string;
      /** There was no password so far. */
      isNew: boolean;
    }
);

/** Null for a link that does not work (any more). Reading does not use it up. */
export async function readLink(ctx: Context, token: string): Promise<OpenLink | null> {
  const { reader } = ctx;
  const link = await findLink(reader, token, ctx.clock.now());
  if (!link) return null;
  const { kind, expiresAt, email, name, role, siteId, userId } = link;
  if (kind === 'setup') return (await hasUsers(reader)) ? null : { kind, expiresAt };
  if (kind === 'reset') {
    const user = userId === null ? undefined : await findUser(reader, userId);
    if (!user || user.disabledAt !== null) return null;
    const isNew = user.passwordHash === null;
    return { kind, expiresAt, email: user.email, name: user.name, isNew };
  }
  const site = siteId === null ? undefined : await findSite(reader, siteId);
  if (!site || email === null || name === null || role === null) return null;
  const hasAccount = (await findUserByEmail(reader, email)) !== undefined;
  return { kind, expiresAt, email, name, role, siteName: site.name, hasAccount };
}
