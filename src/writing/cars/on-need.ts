import type { Brief } from '../brief.ts';
import { sparesWinter } from '../plan/in-climate.ts';

/** What a keyword needs cars for, and the words by which a portrait speaks of it. */
const needs: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\b(?:tow(?:ing|s)?|trailers?|campers?|hauling)\b/i, /\btow|\btrailer|\bcamper|\bpull|payload/i],
  [
    /\b(?:work|contractors?|fleet|payload)\b/i,
    /\bwork|\bfleet|payload|\bhaul|\btow|\bjob|\btrailer|contractor/i,
  ],
  [
    /\b(?:awd|4wd|4x4s?|(?:all|four|4)[- ]wheel[- ]drive)\b/i,
    /(?:all|four)-wheel|\bAWD\b|\b4WD\b|driven wheels|\bsnow/i,
  ],
  [
    /\b(?:reliab\w+|dependab\w+|long(?:est)?[- ]lasting|durable)\b/i,
    /reliab|\blast(?:s|ing)?\b|durab|proven|record|trouble|fault|repair|warranty/i,
  ],
  [/\bdiesels?\b/i, /diesel|duramax|cummins|power stroke/i],
];

const ofSnow = /\bsnow|\bwinter|\bicy?\b/i;

/**
 * Of what is written of a model on the lot that which speaks of the need in the keyword: none where
 * nothing does. Where it's hot, what is said of snow stays out beside others.
 */
export function onNeed(versions: readonly string[], brief: Brief): readonly string[] {
  const asked = needs.filter(([need]) => need.test(brief.keyword ?? ''));
  const told = versions.filter((text) => asked.every(([, words]) => words.test(text)));
  const warm = sparesWinter(brief) ? told.filter((text) => !ofSnow.test(text)) : told;
  return warm.length > 0 ? warm : told;
}

/** Whether cars are asked for by what they are for, of which how trims differ says nothing. */
export function namesNeed({ keyword }: Brief): boolean {
  return needs.some(([need]) => need.test(keyword ?? ''));
}
