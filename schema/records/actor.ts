/** What people on a site may be, each with what the ones before it may. */
export const siteRoles = ['author', 'reviewer', 'manager', 'owner'] as const;
export type SiteRole = (typeof siteRoles)[number];

/** With whoever runs commands on the data folder. */
export const roles = [...siteRoles, 'operator'] as const;
export type Role = (typeof roles)[number];

export const actorKinds = ['key', 'person', 'program'] as const;
export type ActorKind = (typeof actorKinds)[number];
