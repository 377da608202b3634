import { stemsOf } from '../../../writing/plan/stems.ts';
import type { Fault } from './fault.ts';
import type { Grounds } from './grounds.ts';

/** So many words that no note brings together make a statement of its own. */
const maxLoose = 1;
const looseShare = 0.5;

const ofStore = /\b(?:we|we['’](?:re|ve|ll|d)|our|ours|us|the (?:store|dealership))\b/i;
const ofCar = new RegExp(
  String.raw`^(?:it|they|these|every|each|all|most)\b|` +
    String.raw`\b(?:this|the|these|our) (?:car|truck|suv|van|sedan|model|engine|cabin)s?\b`,
  'i',
);

/** Words of courtesy and of having, which state nothing. */
const neutral = stemsOf(
  'call visit stop ask talk come see look help contact reach book schedule find show answer ' +
    'question glad happy welcome team staff store dealership today tell know have offer include ' +
    'list carry keep bring choose pick compare plan time day way thing right ready start',
);

/**
 * What a sentence says of the store or of its cars and no single note or fact says: lists of claims
 * are never complete, and these two are what a store answers for.
 */
export function looseStatementIn(sentence: string, grounds: Grounds): Fault[] {
  const isOfStore = ofStore.test(sentence) || sentence.includes(grounds.storeName);
  if (!isOfStore && !isOfCar(sentence, grounds)) return [];
  const words = [...stemsOf(sentence)].filter(
    (word) => !neutral.has(word) && !grounds.named.has(word),
  );
  const most = Math.max(maxLoose, words.length * looseShare);
  const isSaid = grounds.statements.some((stems) => {
    return words.filter((word) => !stems.has(word)).length <= most;
  });
  if (isSaid || words.length <= maxLoose) return [];
  const whom = isOfStore ? 'the store' : 'its cars';
  const kind = isOfStore ? 'store_claim' : 'vehicle_claim';
  return [{ kind, text: `no note says this of ${whom}` }];
}

function isOfCar(sentence: string, { models }: Grounds): boolean {
  return (
    models.length > 0 && (ofCar.test(sentence) || models.some((one) => sentence.includes(one)))
  );
}
