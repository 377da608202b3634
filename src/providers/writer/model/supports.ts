import { stemsOf } from '../../../writing/plan/stems.ts';
import { type Claim, claimsMade } from './claim-families.ts';
import { daysOfHoursIn } from './opening-hours.ts';

/** A sentence that stands for what it claims. */
export type Support = {
  stems: ReadonlySet<string>;
  claims: ReadonlySet<string>;
  manner: Manner;
};

/** How a sentence says it: as advice or as so, of one thing or all, of the store, of a model. */
type Manner = { isAdvice: boolean; isOfAll: boolean; isOurs: boolean; isOfModel: boolean };

/** Names that stand in facts, and those of the article's models. */
export type Names = { named: ReadonlySet<string>; models: readonly string[] };

/** So much of what a sentence says besides names must be in the sentences that make its claim. */
const sharedFrom = 0.5;

/** What `given` by others holds is no claim of the sentences, which may only repeat it. */
export function supportsOf(
  sentences: readonly string[],
  models: readonly string[],
  given = '',
): Support[] {
  return sentences.flatMap((sentence) => {
    const days = daysOfHoursIn(sentence);
    const claims = [...claimsMade(sentence), ...days.map(hoursOn)]
      .filter(({ phrase }) => !given.includes(phrase.toLowerCase()))
      .map((claim) => keyOf(claim, sentence));
    if (claims.length === 0) return [];
    const manner = mannerOf(sentence, models);
    return [{ stems: stemsOf(sentence), claims: new Set(claims), manner }];
  });
}

/** General advice may say that many stores are closed on a Sunday. */
function hoursOn(phrase: string): Claim {
  return { family: 'store_claim', phrase };
}

/**
 * Whether sentences that make the same claim, as firmly, say most of what this one says: one on the
 * inspection that a buyer should ask for does not carry that every car here was inspected.
 */
export function isSupported(
  claim: Claim,
  sentence: string,
  supports: readonly Support[],
  { named, models }: Names,
): boolean {
  const key = keyOf(claim, sentence);
  const whole = mannerOf(sentence, models);
  const manner = ofModels.has(claim.family) ? whole : { ...whole, isOfModel: false };
  const own = supports.filter((one) => one.claims.has(key) && carries(one.manner, manner));
  if (own.length === 0) return false;
  const isShared = (word: string): boolean => own.some(({ stems }) => stems.has(word));
  const words = [...stemsOf(sentence)].filter((word) => isShared(word) || !named.has(word));
  return words.filter(isShared).length >= words.length * sharedFrom;
}

/** Advice rests on what is so, and not the other way round; what holds of all, holds of one. */
function carries(support: Manner, manner: Manner): boolean {
  if (support.isAdvice && !manner.isAdvice) return false;
  if (support.isAdvice === manner.isAdvice && manner.isOfModel && !support.isOfModel) return false;
  return (support.isOfAll || !manner.isOfAll) && (support.isOurs || !manner.isOurs);
}

/** What is so of cars in general is not yet so of one model. */
const ofModels: ReadonlySet<string> = new Set(['vehicle_claim', 'fuel_claim', 'safety_claim']);

const advice =
  /\b(?:if|whether|check|look|ask|may|might|can|could|should|any|when|until|unless|before)\b|\?/i;
const ofAll =
  /\b(?:every|each|all|always|our (?:[\w-]+ ){0,2}(?:cars|trucks|vehicles|suvs|vans|sedans))\b/i;
const ours = /\b(?:we|our|ours|(?<!\b(?:ask|call|tell|let|visit|contact|bring|give|text) )us)\b/i;
const ofIt = /^(?:it|its|it['’]s|this (?:car|truck|suv|van|sedan|model))\b/i;

function mannerOf(sentence: string, models: readonly string[]): Manner {
  return {
    isAdvice: advice.test(sentence),
    isOfAll: ofAll.test(sentence),
    isOurs: ours.test(sentence),
    isOfModel: ofIt.test(sentence) || models.some((model) => sentence.includes(model)),
  };
}

const negated = /\b(?:no|not|never|without|nobody|none|cannot|nor|neither|zero)\b|n['’]t\b/i;

/** "one-owner" and "one owner" are one claim, and "no open recalls" is not "open recalls". */
function keyOf({ family, phrase }: Claim, sentence: string): string {
  const stems = [...stemsOf(phrase.replaceAll('-', ' '))];
  const end = sentence.toLowerCase().indexOf(phrase.toLowerCase()) + phrase.length;
  const before =
    sentence
      .slice(0, end)
      .split(/[,;:—]/)
      .at(-1) ?? '';
  const sign = negated.test(before) ? 'no ' : '';
  return `${family} ${sign}${stems.length > 0 ? stems.join(' ') : phrase.toLowerCase()}`;
}
