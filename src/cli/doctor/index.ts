import { analyticsCheck } from './analytics-check.ts';
import { backupCheck, backupProofCheck, backupTargetCheck } from './backup-checks.ts';
import type { Check, SlowCheck } from './check.ts';
import { clockCheck } from './clock-check.ts';
import { databaseCheck, logFileCheck, sqliteCheck } from './database-checks.ts';
import { feedCheck } from './feed-check.ts';
import { factsCheck } from './facts-check.ts';
import { imagesCheck } from './images-check.ts';
import { fileModesCheck } from './file-modes-check.ts';
import { dataFolderCheck, diskCheck } from './folder-checks.ts';
import { masterKeyCheck, secretsCheck } from './key-checks.ts';
import { textModelCheck } from './model-check.ts';
import { portCheck } from './port-check.ts';
import { deadLettersCheck, jobsCheck, leadsCheck, subscriptionsCheck } from './work-checks.ts';

/** In the order in which a person would look: what stops the start comes first. */
export const checks: readonly Check[] = [
  dataFolderCheck,
  diskCheck,
  fileModesCheck,
  clockCheck,
  masterKeyCheck,
  portCheck,
  sqliteCheck,
  databaseCheck,
  secretsCheck,
  backupCheck,
  backupProofCheck,
  backupTargetCheck,
  textModelCheck,
  factsCheck,
  logFileCheck,
  jobsCheck,
  feedCheck,
  analyticsCheck,
  subscriptionsCheck,
  deadLettersCheck,
  leadsCheck,
];

/** After all others: they may take a while. */
export const slowChecks: readonly SlowCheck[] = [imagesCheck];
