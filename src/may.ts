import { type Role, type SiteRole, siteRoles } from '../schema/records/actor.ts';

/** The least role that may do each deed. Every role may do what the ones before it may. */
export const leastRoles = {
  'site.read': 'author',
  'research.start': 'author',
  'article.create': 'author',
  'article.edit': 'author',
  'article.submit': 'author',
  'image.upload': 'author',
  'post.draft': 'author',

  'article.approve': 'reviewer',
  'article.reject': 'reviewer',
  'article.escalate': 'reviewer',
  'compliance.check': 'reviewer',
  'tool.run': 'reviewer',
  'vehicle.describe': 'reviewer',

  'article.override': 'manager',
  'article.schedule': 'manager',
  'article.publish': 'manager',
  'article.unpublish': 'manager',
  'image.delete': 'manager',
  'inventory.import': 'manager',
  'feed.change': 'manager',
  'recommendation.decide': 'manager',
  'key.manage': 'manager',
  'webhook.manage': 'manager',
  'voice.change': 'manager',
  'element.change': 'manager',
  'category.change': 'manager',
  'settings.change': 'manager',
  'account.connect': 'manager',
  'post.publish': 'manager',
  'review.reply': 'manager',
  'lead.handle': 'manager',
  'share.manage': 'manager',
  'people.manage': 'manager',

  'plan.change': 'owner',
  'audit.read': 'owner',
  'sign-in-rules.change': 'owner',
} as const satisfies Record<string, SiteRole>;

export type PermittedDeed = keyof typeof leastRoles;

/** Whether somebody of this role may do it. Whoever runs commands may do everything. */
export function may(role: Role, deed: PermittedDeed): boolean {
  return role === 'operator' || rank(role) >= rank(leastRoles[deed]);
}

/** Whether this role may invite, change and remove people of that one: managers their writers. */
export function mayManage(role: Role, other: SiteRole): boolean {
  if (role === 'operator' || role === 'owner') return true;
  return may(role, 'people.manage') && rank(other) < rank('manager');
}

/** The roles that this one may give to others. */
export function rolesGivenBy(role: Role): SiteRole[] {
  return siteRoles.filter((one) => mayManage(role, one));
}

function rank(role: SiteRole): number {
  return siteRoles.indexOf(role);
}
