import type { AuditRow } from '../../domain/audit/audit-store.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import type { Words } from '../words/index.ts';

/** What names the subject is said before; a change of it is not. */
const naming = new Set(['title', 'name', 'slug']);

/** Ids, and what only a program can read. */
export const unsaid: ReadonlySet<string> = new Set([
  'article_id',
  'agent',
  'logo',
  'status',
  'held',
  'expires_at',
]);

/** What an entry holds beyond who, what and about what, in the words of the store. */
export function detailLines(row: AuditRow, words: Words, shown?: string): string[] {
  const { from, to, ...rest } = row.detail;
  const isMove = typeof from === 'string' && typeof to === 'string' && from !== to;
  const lines = Object.entries(rest).flatMap(([name, value]) => {
    if (shown !== undefined && value === shown) return [];
    return lineOf(pathOf(name), value, words);
  });
  return isMove ? [moveLine(row.deed, from, to, words), ...lines] : lines;
}

/** The state of a text, the role of somebody, or what they are called. */
function moveLine(deed: string, from: string, to: string, words: Words): string {
  const { audit } = words;
  if (deed === 'member.role') {
    return audit.change(audit.details.role, valueOf(from, words), valueOf(to, words));
  }
  if (deed === 'user.change') return audit.change(audit.details.name, from, to);
  return audit.change(audit.state, audit.states[from] ?? from, audit.states[to] ?? to);
}

function lineOf(name: string, value: unknown, words: Words): string[] {
  const { audit } = words;
  const label = labelOf(name, words);
  if (isChange(value)) {
    if (label === null) return [];
    return [audit.change(label, valueOf(value.from, words), valueOf(value.to, words))];
  }
  const flag = typeof value === 'boolean' ? audit.flags[value ? name : `not_${name}`] : undefined;
  if (flag !== undefined) return [flag];
  if (label === null || naming.has(name) || value === null) return [];
  // Entries of before were written with the whole address of a feed.
  const shown = name === 'address' ? withoutSecrets(String(value)) : value;
  return [`${label}: ${valueOf(shown, words)}`];
}

/** Whether a field has words, or is one that is never shown: no names of the code. */
export function isKnown(field: string, words: Words): boolean {
  const name = pathOf(field);
  const { flags } = words.audit;
  const isFlag = name in flags || `not_${name}` in flags;
  return isFlag || naming.has(name) || unsaid.has(name) || labelOf(name, words) !== null;
}

function pathOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Null for what has no word, which then is not shown. */
function labelOf(name: string, { audit, settings, images, market }: Words): string | null {
  const known: Record<string, string> = {
    ...settings.textFields,
    ...settings.fields,
    ...settings.rules,
    ...settings.sections,
    feed_photos: images.feedPhotos,
    article_images: images.articleImages,
    brand_color: images.brandColor,
    radius_miles: market.radius,
    ...audit.details,
  };
  return unsaid.has(name) ? null : (known[name] ?? null);
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

function valueOf(value: unknown, words: Words): string {
  const { audit } = words;
  if (value === null || value === undefined || value === '' || value === 'none') {
    return audit.nothing;
  }
  if (typeof value === 'boolean') return value ? audit.on : audit.off;
  if (Array.isArray(value)) {
    return value.map((one) => valueOf(one, words)).join(', ') || audit.nothing;
  }
  const text = String(value);
  const shown = namesIn(words)[text] ?? text;
  return shown.length > 200 ? `${shown.slice(0, 199)}…` : shown;
}

/** What is stored under a name of the code, and read under its own. */
function namesIn(words: Words): Record<string, string> {
  const { audit, settings, operator, articles, social, webhooks, keys, images, imports, search } =
    words;
  return {
    ...operator.jobs,
    ...settings.sections,
    ...settings.plans,
    ...settings.choices,
    ...articles.types,
    ...social.networks,
    ...webhooks.events,
    ...keys.scopes,
    ...images.articleChoices,
    ...imports.formats,
    ...search.sources,
    ...audit.roles,
    ...audit.words,
  };
}
