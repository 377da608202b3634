import type { ActorKind, Role } from '../schema/records/actor.ts';

/** Who acts on a site. Whoever acts is recorded with what is done. */
export type Actor =
  | { kind: 'key'; siteId: string; keyId: string }
  | PersonActor
  /** Work that nobody asks for at the time, such as the schedule. */
  | { kind: 'program'; siteId: string; name: string };

export type PersonActor = {
  kind: 'person';
  siteId: string;
  /** Null for somebody whom a command names. */
  userId: string | null;
  name: string;
  role: Role;
  /** Where they sit, for the audit log; nothing for a command. */
  address?: string;
};

/** As a history shows the actor, and events name them. */
export function nameOf(actor: Actor): string {
  return actor.kind === 'key' ? `key ${actor.keyId}` : actor.name.trim();
}

/** As a history holds the actor: the name of that day, and what finds them again. */
export function recordedActor(actor: Actor): {
  actor: string;
  actorKind: ActorKind;
  actorId: string | null;
  actorRole: Role | null;
} {
  return {
    actor: nameOf(actor),
    actorKind: actor.kind,
    actorId: idOf(actor),
    actorRole: actor.kind === 'person' ? actor.role : null,
  };
}

type Maker = { apiKeyId: string | null; userId: string | null };

/** As what they made holds the actor. */
export function makerColumns(actor: Actor): Maker {
  const id = idOf(actor);
  return {
    apiKeyId: actor.kind === 'key' ? id : null,
    userId: actor.kind === 'person' ? id : null,
  };
}

/** The same for partners: where it was made, and by whom. */
export function viewMaker({ apiKeyId, userId }: Maker) {
  return userId === null
    ? { source: 'public_api' as const, ...(apiKeyId && { api_key_id: apiKeyId }) }
    : { source: 'dashboard' as const, user_id: userId };
}

function idOf(actor: Actor): string | null {
  if (actor.kind === 'program') return null;
  return actor.kind === 'key' ? actor.keyId : actor.userId;
}
