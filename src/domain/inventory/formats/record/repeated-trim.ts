import { knownModel } from '../../../../writing/research/lexicon/models.ts';
import { isTrimName } from '../../facts/known-variants.ts';

const maxJoined = 3;

type ModelAndTrim = { model: string; trim: string | null };

/**
 * Takes the trim out of a model that repeats it ("Silverado 1500 LTZ LTZ", or "Silverado 1500 LTZ"
 * beside the trim "LTZ"), and the model out of a trim ("Camry LE"). A name that is a model of its
 * own keeps its last word: the Range Rover Sport, the Prius Prime.
 */
export function withoutRepeats(make: string, model: string, trim: string | null): ModelAndTrim {
  if (trim === null) return trimBehind(make, model);
  const whole = joinedModel(make, model, trim);
  if (whole) return whole;
  const bare = once(withoutModel(trim, model));
  const words = model.split(' ');
  const trimWords = bare.split(' ');
  const isOwn = (count: number) => knownModel(make, words.slice(0, count).join(' ')) !== undefined;
  let end = words.length;
  for (let shared = sharedWords(words, trimWords); shared > 0 && end > shared;) {
    const isModel = isOwn(end) && !isOwn(end - shared);
    if (isModel || (isOwn(end) && end === words.length)) break;
    end -= shared;
    shared = sharedWords(words.slice(0, end), trimWords);
  }
  return { model: words.slice(0, end).join(' '), trim: bare };
}

/** "Silverado 1500 LTZ": what follows a known model and begins with the name of a trim is one. */
function trimBehind(make: string, model: string): ModelAndTrim {
  const words = model.split(' ');
  if (knownModel(make, model)) return { model, trim: null };
  for (let end = words.length - 1; end > 0; end -= 1) {
    const name = words.slice(0, end).join(' ');
    if (!knownModel(make, name)) continue;
    const [first = '', ...rest] = words.slice(end);
    if (!isTrimName(first.toLowerCase().replaceAll(/[^a-z\d]/g, ''))) break;
    const isTwice = rest.length === 1 && rest[0]?.toLowerCase() === first.toLowerCase();
    return { model: name, trim: isTwice ? first : [first, ...rest].join(' ') };
  }
  const [last = '', before = ''] = words.toReversed();
  const isTwice = words.length > 2 && last.toLowerCase() === before.toLowerCase();
  return isTwice ? { model: words.slice(0, -2).join(' '), trim: last } : { model, trim: null };
}

/** A model that was cut at a blank goes on in the trim: "Santa" / "Fe SEL", "F" / "150 XLT". */
function joinedModel(make: string, model: string, trim: string): ModelAndTrim | null {
  if (knownModel(make, model)) return null;
  const words = trim.split(' ');
  for (let count = Math.min(maxJoined, words.length); count > 0; count -= 1) {
    const known = knownModel(make, [model, ...words.slice(0, count)].join(' '));
    if (known) return { model: known.name, trim: words.slice(count).join(' ') || null };
  }
  return null;
}

/** "LTZ LTZ" is the LTZ. */
function once(trim: string): string {
  const words = trim.split(' ');
  const half = words.slice(0, words.length / 2).join(' ');
  return half !== '' && `${half} ${half}` === trim ? half : trim;
}

/** How many of the model's last words are the trim's first ones. */
function sharedWords(model: readonly string[], trim: readonly string[]): number {
  for (let count = Math.min(model.length - 1, trim.length); count > 0; count -= 1) {
    const tail = model.slice(-count).join(' ').toLowerCase();
    if (tail === trim.slice(0, count).join(' ').toLowerCase()) return count;
  }
  return 0;
}

function withoutModel(trim: string, model: string): string {
  const isRepeated = trim.toLowerCase().startsWith(`${model.toLowerCase()} `);
  return isRepeated ? trim.slice(model.length + 1) : trim;
}
