import { analyzeContentLoop } from './analyze-content.ts';
import { backUpLoop } from './back-up.ts';
import { dispatchEventsLoop } from './dispatch-events.ts';
import { drainTasksLoop } from './drain-tasks.ts';
import { expireRecommendationsLoop } from './expire-recommendations.ts';
import { incrementalVacuumLoop } from './incremental-vacuum.ts';
import type { Loop } from './loop.ts';
import { pollFeedsLoop } from './poll-feeds.ts';
import { proveBackupLoop } from './prove-backup.ts';
import { publishScheduledLoop } from './publish-scheduled.ts';
import { recheckComplianceLoop } from './recheck-compliance.ts';
import { saveUsageLoop } from './save-usage.ts';
import { sendWebhooksLoop } from './send-webhooks.ts';
import { sweepDeliveriesLoop } from './sweep-deliveries.ts';
import { sweepIdempotencyLoop } from './sweep-idempotency.ts';
import { sweepRequestLogLoop } from './sweep-request-log.ts';
import { sweepStagedImportsLoop } from './sweep-staged-imports.ts';
import { sweepWebhooksLoop } from './sweep-webhooks.ts';
import { uploadBackupLoop } from './upload-backup.ts';

/** The whole timetable. Loops of work that waits are also woken after the commit that brings it. */
export const loops: readonly Loop[] = [
  dispatchEventsLoop,
  drainTasksLoop,
  sendWebhooksLoop,
  publishScheduledLoop,
  expireRecommendationsLoop,
  analyzeContentLoop,
  pollFeedsLoop,
  backUpLoop,
  uploadBackupLoop,
  proveBackupLoop,
  recheckComplianceLoop,
  sweepIdempotencyLoop,
  sweepWebhooksLoop,
  sweepDeliveriesLoop,
  sweepRequestLogLoop,
  sweepStagedImportsLoop,
  incrementalVacuumLoop,
  saveUsageLoop,
];
