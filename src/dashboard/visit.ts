import type { PersonActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { From, Membership, SignedIn } from '../domain/people/people.ts';
import type { SiteRow } from '../domain/site/store.ts';
import type { Page } from './page-group.ts';
import type { Formats } from './words/formats.ts';
import type { Words } from './words/index.ts';

/** One request for a page, as its handler sees it. */
export type Visit = {
  ctx: Context;
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
  from: From;
  /** Null before somebody has signed in. */
  who: SignedIn | null;
  /** What the cookie holds, good or not. */
  token: string | null;
  words: Words;
  /** Dates, numbers and money, in the language of the person and the zone of the store. */
  show: Formats;
  /** Every page there is, from which the navigation leaves out what is not there. */
  pages: readonly Page[];
  /** Lets an answer take as long as it likes, for streams. */
  keepOpen(): void;
};

export type PersonVisit = Visit & { who: SignedIn };

/** A visit at one store, which is in the address. */
export type StoreVisit = PersonVisit & {
  site: SiteRow;
  membership: Membership;
  /** Whom verbs record with what they do; `may(actor.role, …)`. */
  actor: PersonActor;
};

export function isStoreVisit(visit: Visit): visit is StoreVisit {
  return 'site' in visit;
}

/** The address of something at the store: `storePath(visit, '/articles')`. */
export function storePath({ site }: Pick<StoreVisit, 'site'>, path = ''): string {
  return `/app/${site.slug}${path}`;
}

/** A parameter of the path, which the pattern has promised. */
export function param({ params }: Visit, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The path has no parameter "${name}".`);
  return value;
}
