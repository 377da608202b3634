import { knownModel } from '../../../../writing/research/lexicon/models.ts';

const maxModelWords = 4;

/**
 * The model that a title names right after the make ("Used 2016 Land Rover LR4 4WD HSE"), for a
 * row whose own model is only what a cut left of a name. Null where the title names none.
 */
export function modelInTitle(title: string | null, make: string): string | null {
  const at = title?.toLowerCase().indexOf(`${make.toLowerCase()} `) ?? -1;
  if (title === null || at < 0) return null;
  const words = title.slice(at + make.length + 1).split(/\s+/);
  for (let count = Math.min(maxModelWords, words.length); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const known = knownModel(make, name);
    if (known) return known.name;
  }
  return null;
}
