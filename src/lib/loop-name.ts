/** Every loop of the program, in the order of the timetable; jobs/index.ts says what each does. */
export const loopNames = [
  'dispatch-events',
  'drain-tasks',
  'draw-images',
  'fetch-photos',
  'send-webhooks',
  'release-held',
  'deliver-leads',
  'publish-scheduled',
  'publish-social',
  'poll-reviews',
  'renew-tokens',
  'follow-clock',
  'expire-recommendations',
  'analyze-content',
  'poll-feeds',
  'sync-analytics',
  'update-facts',
  'poll-listings',
  'refresh-market',
  'back-up',
  'upload-backup',
  'prove-backup',
  'recheck-compliance',
  'sweep-idempotency',
  'sweep-webhooks',
  'sweep-deliveries',
  'sweep-staged-imports',
  'sweep-images',
  'sweep-market',
  'sweep-leads',
  'sweep-request-log',
  'sweep-sign-ins',
  'optimize-statistics',
  'incremental-vacuum',
  'save-views',
  'save-usage',
] as const;

/** What may be woken: a name that is no loop's is an error of types. */
export type LoopName = (typeof loopNames)[number];

export function isLoopName(name: string): name is LoopName {
  return (loopNames as readonly string[]).includes(name);
}
