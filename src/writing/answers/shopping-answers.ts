import { availabilityAnswers } from './availability.ts';
import { bodyStyleAnswers } from './body-style.ts';
import { certifiedAnswers } from './certified.ts';
import { colorsAnswers } from './colors.ts';
import { commutingAnswers } from './commuting.ts';
import { comparisonAnswers } from './comparison.ts';
import { comparison2Answers } from './comparison-2.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { engineAnswers } from './engine.ts';
import { engine2Answers } from './engine-2.ts';
import { familyAnswers } from './family.ts';
import { modelYearsAnswers } from './model-years.ts';
import { newOrUsedAnswers } from './new-or-used.ts';
import { overviewAnswers } from './overview.ts';
import { overview2Answers } from './overview-2.ts';
import { reliabilityAnswers } from './reliability.ts';
import { safetyAnswers } from './safety.ts';
import { safety2Answers } from './safety-2.ts';
import { technologyAnswers } from './technology.ts';
import { technology2Answers } from './technology-2.ts';
import { testDriveAnswers } from './test-drive.ts';
import { trimsAnswers } from './trims.ts';
import { trims2Answers } from './trims-2.ts';
import { usedInspectionAnswers } from './used-inspection.ts';
import { vehicleHistoryAnswers } from './vehicle-history.ts';
import { workUseAnswers } from './work-use.ts';

/** Answers on choosing: what a reader asks before the money talk. One topic may fill two files. */
export const shoppingAnswers: readonly DirectAnswers[] = [
  overviewAnswers,
  overview2Answers,
  trimsAnswers,
  trims2Answers,
  availabilityAnswers,
  colorsAnswers,
  engineAnswers,
  engine2Answers,
  safetyAnswers,
  safety2Answers,
  technologyAnswers,
  technology2Answers,
  reliabilityAnswers,
  modelYearsAnswers,
  testDriveAnswers,
  bodyStyleAnswers,
  newOrUsedAnswers,
  usedInspectionAnswers,
  vehicleHistoryAnswers,
  certifiedAnswers,
  comparisonAnswers,
  comparison2Answers,
  familyAnswers,
  commutingAnswers,
  workUseAnswers,
];
