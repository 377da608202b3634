import { listDesk } from '../../domain/content/desk/list-desk.ts';
import { activeRecommendations } from '../../domain/content-intelligence/store.ts';
import { listIdeaclouds } from '../../domain/ideaclouds/store.ts';
import { findVehicles } from '../../domain/inventory/find-vehicles.ts';
import type { StoreVisit } from '../visit.ts';

/** Of each kind; who wants more goes to its list. */
const limit = 8;

export type FoundAll = Awaited<ReturnType<typeof searchAll>>;

export async function searchAll({ ctx: { reader }, site }: StoreVisit, text: string) {
  const range = { order: 'changed', limit } as const;
  const page = { limit, after: null };
  const lower = text.toLowerCase();
  const active = await activeRecommendations(reader, site.id);
  const found = {
    articles: await listDesk(reader, site.id, { title: text, ...range }),
    vehicles: await findVehicles(reader, site.id, text, limit),
    research: (await listIdeaclouds(reader, site.id, { keyword: text }, page)).rows,
    suggestions: active.filter(({ title }) => title.toLowerCase().includes(lower)).slice(0, limit),
  };
  return { ...found, isEmpty: Object.values(found).every((rows) => rows.length === 0) };
}
