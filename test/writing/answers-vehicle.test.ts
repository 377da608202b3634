import { vehicleAnswers } from '../../src/writing/answers/vehicle-answers.ts';
import { airConditioning } from '../../src/writing/research/topics/air-conditioning.ts';
import { cargo } from '../../src/writing/research/topics/cargo.ts';
import { drivetrain } from '../../src/writing/research/topics/drivetrain.ts';
import { fuelEconomy } from '../../src/writing/research/topics/fuel-economy.ts';
import { hybrid } from '../../src/writing/research/topics/hybrid.ts';
import { offRoad } from '../../src/writing/research/topics/off-road.ts';
import { parts } from '../../src/writing/research/topics/parts.ts';
import { rangeAndCharging } from '../../src/writing/research/topics/range-and-charging.ts';
import { seating } from '../../src/writing/research/topics/seating.ts';
import { towing } from '../../src/writing/research/topics/towing.ts';
import { winterDriving } from '../../src/writing/research/topics/winter-driving.ts';
import { wipersAndLights } from '../../src/writing/research/topics/wipers-and-lights.ts';
import { lintAnswers } from './lint-answers.ts';

const grammars = [
  airConditioning,
  cargo,
  drivetrain,
  fuelEconomy,
  hybrid,
  offRoad,
  parts,
  rangeAndCharging,
  seating,
  towing,
  winterDriving,
  wipersAndLights,
];

lintAnswers('vehicle', { answers: vehicleAnswers, grammars });
