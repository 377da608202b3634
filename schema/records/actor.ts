/** What people on a site may be; the operator is set by the command line alone. */
export const roles = ['author', 'reviewer', 'manager', 'owner', 'operator'] as const;
export type Role = (typeof roles)[number];

export const actorKinds = ['key', 'person', 'program'] as const;
export type ActorKind = (typeof actorKinds)[number];
