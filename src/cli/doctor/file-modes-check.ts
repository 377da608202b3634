import { looseFiles } from '../../db/file-modes.ts';
import { bad, type Check, good } from './check.ts';

const shownFiles = 5;

export const fileModesCheck: Check = {
  name: 'file-modes',
  examine({ config: { dataDir } }) {
    const loose = looseFiles(dataDir);
    if (loose.length === 0) return good('Only this user may open what lies in the data folder.');
    const shown = loose.slice(0, shownFiles).map(({ path, mode }) => `${path} (${octal(mode)})`);
    const more = loose.length > shownFiles ? ` and ${loose.length - shownFiles} more` : '';
    const mends = [0o700, 0o600].flatMap((wanted) => {
      const paths = loose.filter((one) => one.wanted === wanted).map(({ path }) => path);
      return paths.length === 0 ? [] : [`chmod ${octal(wanted)} ${paths.join(' ')}`];
    });
    const mend = `Run: ${mends.join(' && ')}`;
    return bad(`Other users of this machine may open ${shown.join(', ')}${more}. ${mend}`);
  },
};

function octal(mode: number): string {
  return mode.toString(8).padStart(3, '0');
}
