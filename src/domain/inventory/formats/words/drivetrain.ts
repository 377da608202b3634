import type { Drivetrain } from '../../../../../schema/records/vehicle.ts';

const patterns: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\b(?:4wd|4[x×]4(?:ft)?|pt4|4rm)\b|four[\s_-]?wheel|4[\s_-]wheel|quatre roues/i, '4WD'],
  [/\b(?:[a-z]{0,4}awd[ei]?|quattro|4matic\+?|4motion|xdrive|all4|sh-awd)\b/i, 'AWD'],
  [/all[\s_-]?wheel|intégrale|fyrhjulsdrift|fyrhjulsdriven/i, 'AWD'],
  [/\bfwd\b|front[\s_-]?wheel|traction avant|framhjul|\b(?:2wd|4x2)\s*\(?f/i, 'FWD'],
  [/\brwd\b|rear[\s_-]?wheel|propulsion|bakhjul|\b(?:2wd|4x2)\s*\(?r/i, 'RWD'],
];

/**
 * The driven wheels that a wording states ("FrontWheelDriveConfiguration", "4x4", "AWDe"), or
 * null: "2WD" and "4x2" alone do not say which two.
 */
export function readDrivetrain(text: string): Drivetrain | null {
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
