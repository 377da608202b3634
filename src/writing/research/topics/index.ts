import { overview } from './overview.ts';
import { trims } from './trims.ts';
import { price } from './price.ts';
import { availability } from './availability.ts';
import { colors } from './colors.ts';
import { engine } from './engine.ts';
import { drivetrain } from './drivetrain.ts';
import { towing } from './towing.ts';
import { cargo } from './cargo.ts';
import { seating } from './seating.ts';
import { fuelEconomy } from './fuel-economy.ts';
import { rangeAndCharging } from './range-and-charging.ts';
import { hybrid } from './hybrid.ts';
import { safety } from './safety.ts';
import { technology } from './technology.ts';
import { offRoad } from './off-road.ts';
import { winterDriving } from './winter-driving.ts';
import { reliability } from './reliability.ts';
import { modelYears } from './model-years.ts';
import { testDrive } from './test-drive.ts';
import { bodyStyle } from './body-style.ts';
import { newOrUsed } from './new-or-used.ts';
import { usedInspection } from './used-inspection.ts';
import { vehicleHistory } from './vehicle-history.ts';
import { certified } from './certified.ts';
import { budget } from './budget.ts';
import { comparison } from './comparison.ts';
import { family } from './family.ts';
import { commuting } from './commuting.ts';
import { workUse } from './work-use.ts';
import { leaseOrBuy } from './lease-or-buy.ts';
import { leaseTerms } from './lease-terms.ts';
import { loanTerms } from './loan-terms.ts';
import { credit } from './credit.ts';
import { downPayment } from './down-payment.ts';
import { tradeIn } from './trade-in.ts';
import { outTheDoorPrice } from './out-the-door-price.ts';
import { warranty } from './warranty.ts';
import { serviceContract } from './service-contract.ts';
import { paperwork } from './paperwork.ts';
import { maintenanceSchedule } from './maintenance-schedule.ts';
import { oilChange } from './oil-change.ts';
import { tires } from './tires.ts';
import { winterTires } from './winter-tires.ts';
import { brakes } from './brakes.ts';
import { battery } from './battery.ts';
import { wheelAlignment } from './wheel-alignment.ts';
import { fluidsAndFilters } from './fluids-and-filters.ts';
import { airConditioning } from './air-conditioning.ts';
import { wipersAndLights } from './wipers-and-lights.ts';
import { warningLights } from './warning-lights.ts';
import { recalls } from './recalls.ts';
import { serviceVisit } from './service-visit.ts';
import { parts } from './parts.ts';
import { localStore } from './local-store.ts';
import { salesEvent } from './sales-event.ts';
import type { TopicGrammar } from './topic-grammar.ts';

/** Every topic that research can ask about, one file each. */
export const topicGrammars: readonly TopicGrammar[] = [
  overview,
  trims,
  price,
  availability,
  colors,
  engine,
  drivetrain,
  towing,
  cargo,
  seating,
  fuelEconomy,
  rangeAndCharging,
  hybrid,
  safety,
  technology,
  offRoad,
  winterDriving,
  reliability,
  modelYears,
  testDrive,
  bodyStyle,
  newOrUsed,
  usedInspection,
  vehicleHistory,
  certified,
  budget,
  comparison,
  family,
  commuting,
  workUse,
  leaseOrBuy,
  leaseTerms,
  loanTerms,
  credit,
  downPayment,
  tradeIn,
  outTheDoorPrice,
  warranty,
  serviceContract,
  paperwork,
  maintenanceSchedule,
  oilChange,
  tires,
  winterTires,
  brakes,
  battery,
  wheelAlignment,
  fluidsAndFilters,
  airConditioning,
  wipersAndLights,
  warningLights,
  recalls,
  serviceVisit,
  parts,
  localStore,
  salesEvent,
];
