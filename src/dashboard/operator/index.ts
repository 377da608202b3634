import { operatorPage, type PageGroup } from '../page-group.ts';
import { showInstallationAudit } from './audit.tsx';
import { showDoctor } from './doctor.tsx';
import { showOperator } from './page.tsx';
import { backUp, runJob } from './start.ts';

const needsStepUp = true;

export const operatorPages: PageGroup = [
  operatorPage({ path: '/app/operator', get: showOperator, needsStepUp }),
  operatorPage({ path: '/app/operator/audit', get: showInstallationAudit, needsStepUp }),
  operatorPage({ path: '/app/operator/doctor', get: showDoctor, needsStepUp }),
  operatorPage({ path: '/app/operator/backup', post: backUp, needsStepUp }),
  operatorPage({ path: '/app/operator/jobs/:job/run', post: runJob, needsStepUp }),
];
