import type { KnowledgeModule } from '../module.ts';
import { availability } from './availability.ts';
import { bodyStyle } from './body-style.ts';
import { budget } from './budget.ts';
import { certifiedUsed } from './certified-used.ts';
import { choosingAnEngine } from './choosing-an-engine.ts';
import { colors } from './colors.ts';
import { commuting } from './commuting.ts';
import { comparingCars } from './comparing-cars.ts';
import { credit } from './credit.ts';
import { downPayment } from './down-payment.ts';
import { driverAids } from './driver-aids.ts';
import { familyCars } from './family-cars.ts';
import { leaseOrBuy } from './lease-or-buy.ts';
import { leaseTerms } from './lease-terms.ts';
import { loanTerms } from './loan-terms.ts';
import { modelYears } from './model-years.ts';
import { newOrUsed } from './new-or-used.ts';
import { outTheDoorPrice } from './out-the-door-price.ts';
import { paperwork } from './paperwork.ts';
import { price } from './price.ts';
import { reliability } from './reliability.ts';
import { safetyRatings } from './safety-ratings.ts';
import { salesEvents } from './sales-events.ts';
import { serviceContract } from './service-contract.ts';
import { sizingUpAModel } from './sizing-up-a-model.ts';
import { technology } from './technology.ts';
import { testDrive } from './test-drive.ts';
import { tradeIn } from './trade-in.ts';
import { trims } from './trims.ts';
import { usedInspection } from './used-inspection.ts';
import { vehicleHistory } from './vehicle-history.ts';
import { visitingTheStore } from './visiting-the-store.ts';
import { warrantyCoverage } from './warranty-coverage.ts';
import { workVehicles } from './work-vehicles.ts';

/** Choosing, buying and paying for a car: the salesperson's and the finance manager's side. */
export const shoppingModules: readonly KnowledgeModule[] = [
  // One model
  sizingUpAModel,
  trims,
  price,
  availability,
  colors,
  choosingAnEngine,
  technology,
  safetyRatings,
  driverAids,
  reliability,
  modelYears,
  testDrive,
  // Choosing
  bodyStyle,
  newOrUsed,
  usedInspection,
  vehicleHistory,
  certifiedUsed,
  budget,
  comparingCars,
  familyCars,
  commuting,
  workVehicles,
  // Money and paper
  leaseOrBuy,
  leaseTerms,
  loanTerms,
  credit,
  downPayment,
  tradeIn,
  outTheDoorPrice,
  warrantyCoverage,
  serviceContract,
  paperwork,
  // Place
  visitingTheStore,
  salesEvents,
];
