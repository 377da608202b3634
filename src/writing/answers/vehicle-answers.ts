import { airConditioning2Answers } from './air-conditioning-2.ts';
import { airConditioningAnswers } from './air-conditioning.ts';
import { cargo2Answers } from './cargo-2.ts';
import { cargoAnswers } from './cargo.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { drivetrain2Answers } from './drivetrain-2.ts';
import { drivetrainAnswers } from './drivetrain.ts';
import { fuelEconomy2Answers } from './fuel-economy-2.ts';
import { fuelEconomyAnswers } from './fuel-economy.ts';
import { hybrid2Answers } from './hybrid-2.ts';
import { hybridAnswers } from './hybrid.ts';
import { offRoad2Answers } from './off-road-2.ts';
import { offRoadAnswers } from './off-road.ts';
import { parts2Answers } from './parts-2.ts';
import { partsAnswers } from './parts.ts';
import { rangeAndCharging2Answers } from './range-and-charging-2.ts';
import { rangeAndCharging3Answers } from './range-and-charging-3.ts';
import { rangeAndChargingAnswers } from './range-and-charging.ts';
import { seating2Answers } from './seating-2.ts';
import { seatingAnswers } from './seating.ts';
import { towing2Answers } from './towing-2.ts';
import { towing3Answers } from './towing-3.ts';
import { towingAnswers } from './towing.ts';
import { winterDriving2Answers } from './winter-driving-2.ts';
import { winterDrivingAnswers } from './winter-driving.ts';
import { wipersAndLights2Answers } from './wipers-and-lights-2.ts';
import { wipersAndLightsAnswers } from './wipers-and-lights.ts';

/** Answers on the car itself and its use: what a reader asks before buying and on the road. */
export const vehicleAnswers: readonly DirectAnswers[] = [
  airConditioningAnswers,
  airConditioning2Answers,
  cargoAnswers,
  cargo2Answers,
  drivetrainAnswers,
  drivetrain2Answers,
  fuelEconomyAnswers,
  fuelEconomy2Answers,
  hybridAnswers,
  hybrid2Answers,
  offRoadAnswers,
  offRoad2Answers,
  partsAnswers,
  parts2Answers,
  rangeAndChargingAnswers,
  rangeAndCharging2Answers,
  rangeAndCharging3Answers,
  seatingAnswers,
  seating2Answers,
  towingAnswers,
  towing2Answers,
  towing3Answers,
  winterDrivingAnswers,
  winterDriving2Answers,
  wipersAndLightsAnswers,
  wipersAndLights2Answers,
];
