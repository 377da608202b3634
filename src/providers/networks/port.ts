import type { Platform } from '../../../schema/contracts/social.ts';

/** As whom a network is asked, and until when. */
export type Session = {
  /** The network's own id of the account. */
  externalId: string;
  accessToken: string;
  signal?: AbortSignal;
};

/** As the network takes it; made to fit when it is first asked for. */
export type Picture = {
  altText: string;
  /** Where anybody can fetch it. */
  url(): Promise<string>;
  file(): Promise<{ contentType: string; bytes: Uint8Array }>;
};

export type OutgoingPost = { text: string; link: string | null; pictures: readonly Picture[] };

/** Why something did not come about. Messages are for people and hold no token. */
export type Trouble =
  /** Nothing was done; the network may say when to come back, or for how long to stay away. */
  | { kind: 'throttled'; untilMs: number | null; waitMs?: number; message: string }
  /** Nothing was done, and the same request would be refused again. */
  | { kind: 'refused'; message: string }
  /** The network says that it has this post already. */
  | { kind: 'duplicate'; externalId: string | null; message: string }
  /** Nothing was done: the token is dead. */
  | { kind: 'token_dead'; message: string }
  /** Nothing was done; the next attempt may succeed, `anew` without what was prepared before. */
  | { kind: 'unavailable'; message: string; anew?: boolean }
  /** Nobody knows whether it was done. */
  | { kind: 'unknown'; message: string };

export type Published = { kind: 'published'; externalId: string; url: string | null };
/** What is needed to go on is in the handle; nothing is public yet, unless it says so. */
export type Processing = { kind: 'processing'; handle: string; waitMs: number };

const submittedMark = 'submitted ';

/** A handle of what the network has whole, and is still looking at. */
export function submitted(rest: string): string {
  return submittedMark + rest;
}

/** What follows the mark; null for a handle of what is only prepared. */
export function submittedIn(handle: string | null): string | null {
  return handle?.startsWith(submittedMark) ? handle.slice(submittedMark.length) : null;
}

export type PublishOutcome = Published | Processing | Trouble;
export type FindOutcome = Published | { kind: 'absent' } | { kind: 'cannot_ask' } | Trouble;
export type RemoveOutcome =
  | { kind: 'removed' }
  /** A person has to do it there. */
  | { kind: 'unsupported'; message: string }
  | Trouble;

/** An account that a token opens: a profile, a page, a place. */
export type FoundAccount = {
  platform: Platform;
  externalId: string;
  displayName: string;
  /** Of pages that have a token of their own. */
  accessToken?: string;
};

export type FoundReview = {
  externalId: string;
  authorName: string | null;
  starRating: number;
  text: string | null;
  reply: string | null;
  repliedAtMs: number | null;
  reviewedAtMs: number;
  changedAtMs: number;
};

export type ReviewPage = { kind: 'page'; reviews: FoundReview[]; next: string | null };

/** How a token stands, by the network's own word. */
export type TokenState = {
  kind: 'state';
  /** Null for one that is good; else why it is not. */
  fault: string | null;
  /** Null for one without an end. */
  expiresAtMs: number | null;
  scopes: readonly string[];
};

/** What a network can do for a store. Nothing here throws for what happens outside. */
export type Network = {
  /** Goes on from a handle of an earlier attempt where there is one. */
  publish(session: Session, post: OutgoingPost, handle: string | null): Promise<PublishOutcome>;
  /**
   * Looks for a post that was sent at `sinceMs` or later and whose outcome is not known, leaving
   * out those of `known`, which are other posts.
   */
  find(
    session: Session,
    post: OutgoingPost,
    sent: { sinceMs: number; handle: string | null; known: ReadonlySet<string> },
  ): Promise<FindOutcome>;
  /** One that is gone counts as removed. */
  remove(session: Session, externalId: string): Promise<RemoveOutcome>;
  accounts(
    accessToken: string,
    signal?: AbortSignal,
  ): Promise<{ kind: 'accounts'; accounts: FoundAccount[] } | Trouble>;
  /** Asks how a token stands, in the name of the app; null where the network tells nobody. */
  inspect:
    | ((
        app: { clientId: string; clientSecret: string },
        token: Pick<Session, 'accessToken' | 'signal'>,
      ) => Promise<TokenState | Trouble>)
    | null;
  /** The newest first; null where the network has no reviews. */
  reviews: ((session: Session, cursor: string | null) => Promise<ReviewPage | Trouble>) | null;
  /** Puts a reply in the place of an earlier one. */
  reply:
    | ((session: Session, reviewId: string, text: string) => Promise<{ kind: 'replied' } | Trouble>)
    | null;
};

export type Networks = Readonly<Record<Platform, Network>>;
