import Memoirist from 'memoirist';
import type { Context } from '../context.ts';
import { accountPages } from './account/index.ts';
import { answerPage } from './answer.ts';
import { articlePages } from './articles/index.ts';
import { auditPages } from './audit/index.ts';
import { openAssets } from './assets/index.ts';
import { setAssetPaths } from './assets/paths.ts';
import { serveAsset } from './assets/serve-asset.ts';
import { composePages } from './compose/index.ts';
import { connectionPages } from './connections/index.ts';
import { editorPages } from './editor/index.ts';
import { findPages } from './find/index.ts';
import { ideaPages } from './ideas/index.ts';
import { leadPages } from './leads/index.ts';
import { livePages } from './live/index.ts';
import type { Arrival } from './arrival.ts';
import { operatorPages } from './operator/index.ts';
import { type Page, type PageGroup, patternOf } from './page-group.ts';
import { articleReviewPages } from './review/index.ts';
import { keyPages } from './keys/index.ts';
import { peoplePages } from './people/index.ts';
import { settingsPages } from './settings/index.ts';
import { setupPages } from './setup/index.ts';
import { reviewPages } from './reviews/index.ts';
import { searchPages } from './search/index.ts';
import { sharePages } from './share/index.ts';
import { signInPages } from './sign-in/index.ts';
import { socialPages } from './social/index.ts';
import { todayPages } from './today/index.ts';
import { webhookPages } from './webhooks/index.ts';
import { imagePages } from './images/index.ts';
import { importPages } from './imports/index.ts';
import { marketPages } from './market/index.ts';
import { vehiclePages } from './vehicles/index.ts';

/** Every group of pages: the one list. */
export const pageGroups: readonly PageGroup[] = [
  signInPages,
  setupPages,
  accountPages,
  todayPages,
  articlePages,
  articleReviewPages,
  editorPages,
  ideaPages,
  findPages,
  composePages,
  peoplePages,
  keyPages,
  webhookPages,
  vehiclePages,
  importPages,
  imagePages,
  marketPages,
  leadPages,
  socialPages,
  connectionPages,
  reviewPages,
  searchPages,
  sharePages,
  settingsPages,
  auditPages,
  operatorPages,
  livePages,
];

export const pages: readonly Page[] = pageGroups.flat();

export type Dashboard = { answer(arrival: Arrival): Promise<Response> };

/** Called by the first request for a page: nobody who only has the API waits for any of this. */
export async function openDashboard(ctx: Context): Promise<Dashboard> {
  const assets = await openAssets();
  setAssetPaths(assets.paths);
  const router = new Memoirist<Page>();
  for (const page of pages) router.add('ANY', patternOf(page), page);
  return {
    async answer(arrival) {
      const { pathname } = arrival.url;
      const asset = /^\/assets\/([^/]+)$/.exec(pathname)?.[1];
      const served = asset === undefined ? null : serveAsset(assets, asset, arrival.request);
      if (served) return served;
      const found = router.find('ANY', pathname);
      const answer = await answerPage(ctx, pages, arrival, found);
      return arrival.request.method === 'HEAD' ? withoutBody(answer) : answer;
    },
  };
}

function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
