/** What a key may do, with the line that GET /reference/scopes serves. */
export const scopes = {
  'ideaclouds:read': 'Read IdeaClouds, their questions and clusters.',
  'ideaclouds:write': 'Start keyword research and read suggestions for it.',
  'content:read': 'Read articles, their components, HTML and publication data.',
  'content:write': 'Create articles and report where they were posted.',
  'compliance:write': 'Check content for advertising compliance.',
  'content_tools:write': 'Generate SEO metadata, schemas, snippets, slugs and tags.',
  'inventory:read': 'Read vehicles, stock figures and the vehicle feed.',
  'inventory:write': 'Generate vehicle descriptions.',
  'images:read': 'Read images and image generations.',
  'images:write': 'Generate images.',
  'webhooks:read': 'Read webhook subscriptions and their deliveries.',
  'webhooks:write': 'Create, change, test and delete webhook subscriptions.',
  'site:read': 'Read the site, its categories, brand voices and elements.',
  'content_intelligence:read': 'Read content recommendations and dismiss them.',
  'content_intelligence:write': 'Act on content recommendations and dismiss several at once.',
  'social:read': 'Read social accounts, posts and reviews.',
  'social:write': 'Create, change and unpublish social posts and answer reviews.',
  'market_data:read': 'Read market listings, supply and pricing insights.',
  'analytics:read': 'Read search and web analytics.',
} as const;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as Scope[];

export function isScope(value: string): value is Scope {
  return Object.hasOwn(scopes, value);
}

const readOnly = ['ideaclouds:read', 'content:read', 'inventory:read', 'site:read'] as const;
const contentGeneration = [
  'ideaclouds:read',
  'ideaclouds:write',
  'content:read',
  'content:write',
  'compliance:write',
  'content_tools:write',
  'site:read',
] as const;

/** Named sets of scopes that people pick when they make a key. */
export const presets = {
  full_access: [
    ...contentGeneration,
    'inventory:read',
    'inventory:write',
    'webhooks:read',
    'webhooks:write',
  ],
  read_only: readOnly,
  content_generation: contentGeneration,
  inventory_only: ['inventory:read', 'inventory:write', 'site:read'],
} as const satisfies Record<string, readonly Scope[]>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
