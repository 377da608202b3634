import { serviceAnswers } from '../../src/writing/answers/service-answers.ts';
import { battery } from '../../src/writing/research/topics/battery.ts';
import { brakes } from '../../src/writing/research/topics/brakes.ts';
import { fluidsAndFilters } from '../../src/writing/research/topics/fluids-and-filters.ts';
import { maintenanceSchedule } from '../../src/writing/research/topics/maintenance-schedule.ts';
import { oilChange } from '../../src/writing/research/topics/oil-change.ts';
import { recalls } from '../../src/writing/research/topics/recalls.ts';
import { serviceVisit } from '../../src/writing/research/topics/service-visit.ts';
import { tires } from '../../src/writing/research/topics/tires.ts';
import { warningLights } from '../../src/writing/research/topics/warning-lights.ts';
import { wheelAlignment } from '../../src/writing/research/topics/wheel-alignment.ts';
import { winterTires } from '../../src/writing/research/topics/winter-tires.ts';
import { lintAnswers } from './lint-answers.ts';

const grammars = [
  battery,
  brakes,
  fluidsAndFilters,
  maintenanceSchedule,
  oilChange,
  recalls,
  serviceVisit,
  tires,
  warningLights,
  wheelAlignment,
  winterTires,
];

lintAnswers('service', { answers: serviceAnswers, grammars });
