import type { Static } from '@sinclair/typebox';
import type { BrandVoice, Category, Element, Site } from '../../../schema/contracts/site.ts';
import { isoTime } from '../../lib/clock.ts';
import type { Language } from '../../writing/brief.ts';
import type { BrandVoiceRow, CategoryRow, ElementRow, SiteRow } from './store.ts';

/** `languages` are those that the server's writer knows. */
export function viewSite(
  row: SiteRow,
  makes: string[],
  languages: readonly Language[],
): Static<typeof Site> {
  return {
    id: row.id,
    name: row.name,
    vertical: 'automotive',
    domain: row.domain,
    phone: row.phone,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country,
    time_zone: row.timeZone,
    plan: row.plan,
    makes,
    languages: [...languages],
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewCategory(row: CategoryRow, articleCount: number): Static<typeof Category> {
  const { id, name, slug, description } = row;
  return { id, name, slug, description, article_count: articleCount };
}

export function viewBrandVoice(row: BrandVoiceRow): Static<typeof BrandVoice> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    tone: row.tone,
    reading_level: row.readingLevel,
    is_default: row.isDefault,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewElement(row: ElementRow): Static<typeof Element> {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    content: row.content,
    url: row.url,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}
