import { shoppingAnswers } from '../../src/writing/answers/shopping-answers.ts';
import { availability } from '../../src/writing/research/topics/availability.ts';
import { bodyStyle } from '../../src/writing/research/topics/body-style.ts';
import { certified } from '../../src/writing/research/topics/certified.ts';
import { colors } from '../../src/writing/research/topics/colors.ts';
import { commuting } from '../../src/writing/research/topics/commuting.ts';
import { comparison } from '../../src/writing/research/topics/comparison.ts';
import { engine } from '../../src/writing/research/topics/engine.ts';
import { family } from '../../src/writing/research/topics/family.ts';
import { modelYears } from '../../src/writing/research/topics/model-years.ts';
import { newOrUsed } from '../../src/writing/research/topics/new-or-used.ts';
import { overview } from '../../src/writing/research/topics/overview.ts';
import { reliability } from '../../src/writing/research/topics/reliability.ts';
import { safety } from '../../src/writing/research/topics/safety.ts';
import { technology } from '../../src/writing/research/topics/technology.ts';
import { testDrive } from '../../src/writing/research/topics/test-drive.ts';
import { trims } from '../../src/writing/research/topics/trims.ts';
import { usedInspection } from '../../src/writing/research/topics/used-inspection.ts';
import { vehicleHistory } from '../../src/writing/research/topics/vehicle-history.ts';
import { workUse } from '../../src/writing/research/topics/work-use.ts';
import { lintAnswers } from './lint-answers.ts';

const grammars = [
  availability,
  bodyStyle,
  certified,
  colors,
  commuting,
  comparison,
  engine,
  family,
  modelYears,
  newOrUsed,
  overview,
  reliability,
  safety,
  technology,
  testDrive,
  trims,
  usedInspection,
  vehicleHistory,
  workUse,
];

lintAnswers('shopping', {
  answers: shoppingAnswers,
  grammars,
  // The word is refused elsewhere as a claim about stock; these questions ask what it means.
  judged: ({ at, text }) => (at.includes('certified') ? text.replace(/\bcertified\b/gi, '') : text),
});
