import { cargo2Answers } from './cargo-2.ts';
import { cargoAnswers } from './cargo.ts';
import type { DirectAnswers } from './direct-answer.ts';
import { drivetrain2Answers } from './drivetrain-2.ts';
import { drivetrainAnswers } from './drivetrain.ts';
import { hybrid2Answers } from './hybrid-2.ts';
import { hybridAnswers } from './hybrid.ts';
import { rangeAndCharging2Answers } from './range-and-charging-2.ts';
import { rangeAndCharging3Answers } from './range-and-charging-3.ts';
import { rangeAndChargingAnswers } from './range-and-charging.ts';
import { towing2Answers } from './towing-2.ts';
import { towing3Answers } from './towing-3.ts';
import { towingAnswers } from './towing.ts';

/** Answers on the car itself and its use: what a reader asks before buying and on the road. */
export const vehicleAnswers: readonly DirectAnswers[] = [
  cargoAnswers,
  cargo2Answers,
  drivetrainAnswers,
  drivetrain2Answers,
  hybridAnswers,
  hybrid2Answers,
  rangeAndChargingAnswers,
  rangeAndCharging2Answers,
  rangeAndCharging3Answers,
  towingAnswers,
  towing2Answers,
  towing3Answers,
];
