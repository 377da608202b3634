import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { knownModel, modelsByKey } from '../lexicon/models.ts';
import type { NamedModel } from './models.ts';
import { compact } from './normalise.ts';
import { isSubjectStem } from './subjects.ts';
import { stem } from './stem.ts';

/** What suppliers write where they cut a longer name short. */
const fragments = /^(srw|drw|max|cab|sport|plus|base|chassis|cutaway|limited|other|unknown)$/;

/**
 * Feeds that cut names short give a "Ford Door" or a "Dodge Van": such a word stands for several
 * models, and no page could be about it. A model that the lists know under its make is none.
 */
export function isCommonWord({ make, model }: NamedModel): boolean {
  if (knownModel(make, model)) return false;
  const word = model.toLowerCase();
  const isListed = drivingVocabulary.has(word) || everydayVocabulary.has(word);
  // A question may name a model of another make: "camry hybrid battery cost".
  const isSubject = isSubjectStem(stem(word)) && !modelsByKey().has(compact(word));
  return isListed || fragments.test(word) || isSubject;
}
