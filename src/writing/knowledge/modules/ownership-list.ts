import type { KnowledgeModule } from '../module.ts';
import { airConditioning } from './air-conditioning.ts';
import { battery } from './battery.ts';
import { brakes } from './brakes.ts';
import { carShape } from './car-shape.ts';
import { cargo } from './cargo.ts';
import { drivetrain } from './drivetrain.ts';
import { electricOwnership } from './electric-ownership.ts';
import { fluidsAndFilters } from './fluids-and-filters.ts';
import { fuelEconomy } from './fuel-economy.ts';
import { hybrid } from './hybrid.ts';
import { maintenanceSchedule } from './maintenance-schedule.ts';
import { offRoad } from './off-road.ts';
import { oilChange } from './oil-change.ts';
import { parts } from './parts.ts';
import { rangeAndCharging } from './range-and-charging.ts';
import { recalls } from './recalls.ts';
import { seating } from './seating.ts';
import { serviceVisit } from './service-visit.ts';
import { suvShape } from './suv-shape.ts';
import { tires } from './tires.ts';
import { towing } from './towing.ts';
import { towingSetup } from './towing-setup.ts';
import { truckShape } from './truck-shape.ts';
import { vanShape } from './van-shape.ts';
import { warningLights } from './warning-lights.ts';
import { wheelAlignment } from './wheel-alignment.ts';
import { winterDriving } from './winter-driving.ts';
import { winterTires } from './winter-tires.ts';
import { wipersAndLights } from './wipers-and-lights.ts';

/** What a car can do, and how it is kept: the specialist's and the technician's side. */
export const ownershipModules: readonly KnowledgeModule[] = [
  drivetrain,
  towing,
  towingSetup,
  cargo,
  seating,
  truckShape,
  suvShape,
  carShape,
  vanShape,
  fuelEconomy,
  rangeAndCharging,
  electricOwnership,
  hybrid,
  offRoad,
  winterDriving,
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
];
