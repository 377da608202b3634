import { backUpNightly } from '../src/db/sqlite/backup/back-up-nightly.ts';
import { proveNewestBackup } from '../src/db/sqlite/backup/prove-newest.ts';
import { uploadNewestBackup } from '../src/db/sqlite/backup/upload-newest.ts';
import { incrementalVacuum } from '../src/db/sqlite/incremental-vacuum.ts';
import { optimizeStatistics } from '../src/db/sqlite/optimize-statistics.ts';
import { sweepRequestLog } from '../src/db/request-files.ts';
import { recheckOutdated } from '../src/domain/compliance/recheck.ts';
import { syncAnalytics } from '../src/domain/analytics/connections/sync-analytics.ts';
import { analyzeDue } from '../src/domain/content-intelligence/analyze-due.ts';
import { expireRecommendations } from '../src/domain/content-intelligence/expire.ts';
import { publishDue } from '../src/domain/content/publication/publish-due.ts';
import { fetchPhotos } from '../src/domain/images/feed-photos/fetch-photos.ts';
import { sweepImages } from '../src/domain/images/sweep-images.ts';
import { updateFactsWeekly } from '../src/domain/inventory/facts/update/update-facts.ts';
import { pollFeeds } from '../src/domain/inventory/poll-feeds.ts';
import { sweepMarket } from '../src/domain/market/intake/sweep-market.ts';
import { pollListings } from '../src/domain/market/poll/poll-listings.ts';
import { refreshMarket } from '../src/domain/market/refresh/refresh-due.ts';
import { sweepStagedImports } from '../src/domain/inventory/staging/stage-import.ts';
import { sweepSignIns } from '../src/domain/people/sweep-sign-ins.ts';
import { renewTokens } from '../src/domain/social/accounts/renew-tokens.ts';
import { publishSocial } from '../src/domain/social/publishing/publish-social.ts';
import { pollReviews } from '../src/domain/social/reviews/poll-reviews.ts';
import { startDueLeads } from '../src/domain/leads/deliver-leads.ts';
import { sweepLeads } from '../src/domain/leads/forget.ts';
import { saveViews } from '../src/domain/share/count-views.ts';
import { startDueDeliveries } from '../src/domain/webhooks/deliver.ts';
import { releaseHeld } from '../src/domain/webhooks/release-held.ts';
import { sweepDeliveries } from '../src/domain/webhooks/sweep-deliveries.ts';
import { sweepWebhooks } from '../src/domain/webhooks/sweep-webhooks.ts';
import { dispatchEvents } from '../src/events/dispatch.ts';
import { sweepIdempotency } from '../src/idempotency/sweep-idempotency.ts';
import { hour, minute, second } from '../src/lib/clock.ts';
import { type LoopName, loopNames } from '../src/lib/loop-name.ts';
import { saveUsage } from '../src/limits/usage.ts';
import { drainDue, drawDue } from '../src/work/drain-due.ts';
import { followClock } from '../src/work/follow-clock.ts';
import type { Loop } from './loop.ts';

type Row = [schedule: string, timeLimitMs: number, verb: Loop['runOnce']];

/** For work that its commit wakes; the tick is for retries and for what another process left. */
const eachSecond = '* * * * * *';

/**
 * The whole timetable: schedule (second minute hour day month weekday, UTC), time limit and verb.
 * Of those that do not come by each second, or every five, no two begin in the same second.
 */
const timetable: Record<LoopName, Row> = {
  // Committed events on their way to subscriptions and reactions.
  'dispatch-events': [eachSecond, 5 * minute, dispatchEvents],
  // Research, writing and checks that requests have asked for.
  'drain-tasks': [eachSecond, 10 * minute, drainDue],
  // Images that requests and articles have asked for.
  'draw-images': [eachSecond, 10 * minute, drawDue],
  // Photos of vehicles, as many of each as the site has chosen.
  'fetch-photos': [eachSecond, 10 * minute, fetchPhotos],
  // First attempts, and retries whose time has come.
  'send-webhooks': [eachSecond, 5 * minute, startDueDeliveries],
  // What was held for subscriptions that have been switched on.
  'release-held': [eachSecond, 5 * minute, releaseHeld],
  // Leads on their way to the CRMs of their stores.
  'deliver-leads': [eachSecond, 5 * minute, startDueLeads],
  // Articles whose time has come: one look at an index that holds only what waits.
  'publish-scheduled': [eachSecond, 5 * minute, publishDue],
  // Social posts whose time has come, and retries.
  'publish-social': [eachSecond, 10 * minute, publishSocial],
  // Reviews of accounts that have some, each every half hour.
  'poll-reviews': ['5 * * * * *', 10 * minute, pollReviews],
  // Tokens of social accounts that end soon; once a day, how those of Meta stand.
  'renew-tokens': ['9 */5 * * * *', 5 * minute, renewTokens],
  // Retries that were put off by a clock that ran ahead.
  'follow-clock': [eachSecond, 5 * minute, followClock],
  // Recommendations past their date.
  'expire-recommendations': ['17 7 * * * *', 5 * minute, expireRecommendations],
  // Sites where it has become 04:00; looks every minute, for all zones.
  'analyze-content': ['37 * * * * *', 30 * minute, analyzeDue],
  // Stock from the addresses that sites have given, each as often as it was asked for.
  'poll-feeds': ['23 * * * * *', 15 * minute, pollFeeds],
  // Search and web figures of connected sites: each day, and at once what lies further back.
  'sync-analytics': ['57 * * * * *', 15 * minute, syncAnalytics],
  // Facts of cars from public sources, where the operator has turned it on.
  'update-facts': ['13 8 5 * * 1', hour, updateFactsWeekly],
  // Listings of other stores from a service, where the operator has set one up.
  'poll-listings': ['7 * * * * *', 15 * minute, pollListings],
  // Listings that have been read become the market, and prices are compared with it.
  'refresh-market': ['51 * * * * *', 30 * minute, refreshMarket],
  // Asks every hour whether the nightly backup is due.
  'back-up': ['41 23 * * * *', hour, backUpNightly],
  // Copies the newest backup to the target, where one is set, and tries again after a failure.
  'upload-backup': ['47 31 * * * *', hour, uploadNewestBackup],
  // Shows once a day that the newest backup can be restored.
  'prove-backup': ['43 47 * * * *', hour, proveNewestBackup],
  // Articles whose offers have ended, and reports on another stock or of older rules.
  'recheck-compliance': ['41 */10 * * * *', 5 * minute, recheckOutdated],
  // Stored answers older than 24 hours.
  'sweep-idempotency': ['41 13 * * * *', 5 * minute, sweepIdempotency],
  // What deleted subscriptions left behind, and secrets whose last day is over.
  'sweep-webhooks': ['29 3 * * * *', hour, sweepWebhooks],
  // Deliveries and events whose time of keeping is over.
  'sweep-deliveries': ['53 19 * * * *', hour, sweepDeliveries],
  // What imports that were broken off have left in the staging tables.
  'sweep-staged-imports': ['31 27 * * * *', 5 * minute, sweepStagedImports],
  // Images that nothing names any more, and files that no image names.
  'sweep-images': ['21 57 9 * * *', hour, sweepImages],
  // Listings that are long gone, and what broken-off imports of them have left.
  'sweep-market': ['19 49 * * * *', 15 * minute, sweepMarket],
  // Leads that have had their time, and what machines have sent.
  'sweep-leads': ['27 17 * * * *', 5 * minute, sweepLeads],
  // Requests of more than 14 days ago.
  'sweep-request-log': ['33 37 * * * *', minute, sweepRequestLog],
  // Tries and challenges that count no more; ended sessions and old links after 30 days; entries
  // of the audit log that have had their time.
  'sweep-sign-ins': ['2 41 * * * *', 5 * minute, sweepSignIns],
  // What the planner knows of the sizes of tables.
  'optimize-statistics': ['11 43 * * * *', minute, optimizeStatistics],
  // Room in the file that sweeps have freed.
  'incremental-vacuum': ['59 53 * * * *', hour, incrementalVacuum],
  // How often share pages were seen, which is counted in memory.
  'save-views': ['3 * * * * *', 30 * second, saveViews],
  // Rate-limit windows and last use of keys: at most five seconds of them are lost by a kill.
  'save-usage': ['*/5 * * * * *', 30 * second, saveUsage],
};

export const loops: readonly Loop<LoopName>[] = loopNames.map((name) => {
  const [schedule, timeLimitMs, runOnce] = timetable[name];
  return { name, schedule, timeLimitMs, runOnce };
});
