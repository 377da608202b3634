import type { PermittedDeed } from '../may.ts';
import type { PersonVisit, StoreVisit, Visit } from './visit.ts';

export type Answer = Response | Promise<Response>;

type Handlers<V> = {
  get?: (visit: V) => Answer;
  /** Of a form. Refused before it is called where the request came from another site. */
  post?: (visit: V) => Answer;
  /**
   * Queries that show the page in states worth looking at, such as `?q=nothing-like-it`. Tests
   * walk them, and `bun run shots` takes pictures of them.
   */
  examples?: readonly string[];
  /** Where a step must not be taken while somebody looks around: streams, downloads. */
  isNoPage?: boolean;
  /** Asked for by pages that are open, whether or not anybody looks: no use of the session. */
  isBackground?: boolean;
  /** Asks for the password or a factor anew where that was a while ago: keys, people. */
  needsStepUp?: boolean;
};

/** A page before or beside signing in. `path` is the whole path. */
export type OpenPage = Handlers<Visit> & { for: 'everybody'; path: string };
/** A page of whoever has signed in, at no store. `path` is the whole path. */
export type PersonPage = Handlers<PersonVisit> & { for: 'person'; path: string };
/** As before, for operators alone. */
export type OperatorPage = Handlers<PersonVisit> & { for: 'operator'; path: string };
/**
 * A page of one store. `path` follows `/app/:store`; every other parameter is named after what it
 * finds, `/articles/:article`, since tests look for a sample by that name.
 */
export type StorePage = Handlers<StoreVisit> & {
  for: 'store';
  path: string;
  /** Who may see it; forms of the page may ask for more. */
  may: PermittedDeed;
  /** Who may send its form, where that is more than seeing it takes. */
  mayPost?: PermittedDeed;
};

export type Page = OpenPage | PersonPage | OperatorPage | StorePage;
export type PageGroup = readonly Page[];

export function openPage(page: Omit<OpenPage, 'for'>): Page {
  return { for: 'everybody', ...page };
}

export function personPage(page: Omit<PersonPage, 'for'>): Page {
  return { for: 'person', ...page };
}

export function operatorPage(page: Omit<OperatorPage, 'for'>): Page {
  return { for: 'operator', ...page };
}

export function storePage(page: Omit<StorePage, 'for'>): Page {
  return { for: 'store', ...page };
}

/** The pattern of the whole path, as the router takes it. */
export function patternOf(page: Page): string {
  return page.for === 'store' ? `/app/:store${page.path}` : page.path;
}
