import { listIdeaclouds } from '../../domain/ideaclouds/store.ts';
import type { StoreVisit } from '../visit.ts';
import { ResearchList } from './research-list.tsx';

export const latestTopic = 'research';
const shown = 6;

/** The newest research; the stream draws it anew while it goes on. */
export async function latestResearch(visit: StoreVisit) {
  const page = { limit: shown, after: null };
  const { rows } = await listIdeaclouds(visit.ctx.reader, visit.site.id, {}, page);
  return <ResearchList visit={visit} rows={rows} />;
}
