import { batteryAnswers } from './battery.ts';
import { battery2Answers } from './battery-2.ts';
import { brakesAnswers } from './brakes.ts';
import { brakes2Answers } from './brakes-2.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { fluidsAndFiltersAnswers } from './fluids-and-filters.ts';
import { maintenanceScheduleAnswers } from './maintenance-schedule.ts';
import { maintenanceSchedule2Answers } from './maintenance-schedule-2.ts';
import { oilChangeAnswers } from './oil-change.ts';
import { oilChange2Answers } from './oil-change-2.ts';
import { recallsAnswers } from './recalls.ts';
import { serviceVisitAnswers } from './service-visit.ts';
import { tiresAnswers } from './tires.ts';
import { tires2Answers } from './tires-2.ts';
import { warningLightsAnswers } from './warning-lights.ts';
import { warningLights2Answers } from './warning-lights-2.ts';
import { wheelAlignmentAnswers } from './wheel-alignment.ts';
import { winterTiresAnswers } from './winter-tires.ts';
import { winterTires2Answers } from './winter-tires-2.ts';

/** Answers on upkeep: what a reader asks the service desk. One topic may fill two files. */
export const serviceAnswers: readonly DirectAnswers[] = [
  batteryAnswers,
  battery2Answers,
  brakesAnswers,
  brakes2Answers,
  fluidsAndFiltersAnswers,
  maintenanceScheduleAnswers,
  maintenanceSchedule2Answers,
  oilChangeAnswers,
  oilChange2Answers,
  recallsAnswers,
  serviceVisitAnswers,
  tiresAnswers,
  tires2Answers,
  warningLightsAnswers,
  warningLights2Answers,
  wheelAlignmentAnswers,
  winterTiresAnswers,
  winterTires2Answers,
];
