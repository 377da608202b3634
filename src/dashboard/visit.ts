import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { SiteRow } from '../domain/site/store.ts';
import type { Formats } from './words/formats.ts';
import type { Language, Words } from './words/index.ts';

export const storeRoles = ['author', 'reviewer', 'manager', 'owner'] as const;
export type StoreRole = (typeof storeRoles)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Somebody who has signed in, as far as pages care. */
export type Person = {
  userId: string;
  /** The session's own id, not what the cookie holds. */
  sessionId: string;
  name: string;
  email: string;
  language: Language;
  theme: Theme;
  hasKeys: boolean;
  isOperator: boolean;
  stores: readonly PersonStore[];
};

export type PersonStore = { id: string; slug: string; name: string; role: StoreRole };

/** One request for a page, as its handler sees it. */
export type Visit = {
  ctx: Context;
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
  /** The client's address, for limits and the audit log. */
  address: string;
  /** Null before somebody has signed in. */
  person: Person | null;
  words: Words;
  /** Dates, numbers and money, in the language of the person and the zone of the store. */
  show: Formats;
  /** Lets an answer take as long as it likes, for streams. */
  keepOpen(): void;
};

export type PersonVisit = Visit & { person: Person };

/** A visit at one store, which is in the address. */
export type StoreVisit = PersonVisit & {
  site: SiteRow;
  role: StoreRole;
  /** Whom verbs record with what they do. */
  actor: Actor;
};

export function isStoreVisit(visit: Visit): visit is StoreVisit {
  return 'site' in visit;
}

/** The address of something at the store: `storePath(visit, '/articles')`. */
export function storePath({ site }: Pick<StoreVisit, 'site'>, path = ''): string {
  return `/app/${site.slug}${path}`;
}
