import { type EconomyFact, economyOf } from '../../facts/economy-facts.ts';
import type { Message } from '../message.ts';
import { driveName } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/economy-by-drive.md' with { type: 'text' };

const prose = proseIn('economy-by-drive.md', text);

/** Two versions that differ by their driven wheels alone, by the EPA's combined estimates. */
export const economyByDriveMessages: readonly Message[] = [
  {
    id: 'economy.by-drive',
    slots: ({ brief }) => {
      const economy = economyOf(brief);
      const pair = pairOf(economy?.facts ?? []);
      if (!economy || !pair) return null;
      const factIds = pair.map(({ factId }) => factId);
      const [two, four] = pair.map(({ combinedMpg, drivetrain }) => ({
        figure: { text: `${combinedMpg} ${economy.unit}`, factIds },
        drive: { text: driveName(drivetrain ?? ''), factIds },
      }));
      const year = { text: String(pair[0].year), factIds };
      return {
        year,
        two: two?.figure,
        drive2: two?.drive,
        four: four?.figure,
        drive4: four?.drive,
      };
    },
    wordings: prose('economy.by-drive'),
  },
];

function pairOf(facts: readonly EconomyFact[]): [EconomyFact, EconomyFact] | null {
  const rated = facts.filter(({ combinedMpg, hasTwin }) => combinedMpg !== null && !hasTwin);
  for (const two of rated.filter(
    ({ drivetrain }) => drivetrain === 'FWD' || drivetrain === 'RWD',
  )) {
    const four = rated.find(
      (one) =>
        (one.drivetrain === 'AWD' || one.drivetrain === '4WD') &&
        one.year === two.year &&
        one.engine === two.engine &&
        one.fuelType === two.fuelType,
    );
    if (four) return [two, four];
  }
  return null;
}
