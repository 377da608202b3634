import { claimsMade } from './claim-families.ts';
import type { Fault } from './fault.ts';
import type { Grounds } from './grounds.ts';
import { type Offer, offersToldIn } from './offers.ts';
import { hoursClaimed, wrongDaysIn } from './opening-hours.ts';
import { isSupported } from './supports.ts';

/** "Free" and "guaranteed" in the other languages of articles; a list can never be complete. */
const elsewhere = new RegExp(
  [
    'gratis|gratuit[aoes]*|gratuitement|grátis|regalo|garantiz\\w*|garantid\\w*|garanti\\w*',
    'libre ng bayad|walang bayad|miễn phí|đảm bảo|бесплатн\\p{L}*|гарант\\p{L}*|免费|免費|保证|無料',
    '保証|무료|보장|مجان\\p{L}*|رایگان|ضمان\\p{L}*|חינם|מובטח\\p{L}*',
  ].join('|'),
  'giu',
);

/**
 * The claims of a sentence that no wording of ours which belongs to the section makes, no public
 * table and no entry of the store: what a feed or a client wrote does not let them in.
 */
export function claimsIn(text: string, grounds: Grounds): Fault[] {
  const { offers, supports, language, hours } = grounds;
  const told = offersToldIn(text, offers);
  const isEnglish = language === 'English';
  // Our wordings are English: they cannot let in a word of another language.
  const others = isEnglish ? [] : (text.match(elsewhere) ?? []);
  const days = (isEnglish ? wrongDaysIn(text, hours) : []).filter((day) => {
    const [phrase = day] = hoursClaimed(text, [day]);
    return !isSupported({ family: 'store_claim', phrase }, text, supports, grounds);
  });
  // Elsewhere an English word may be a name, or another word that is written the same.
  const made = claimsMade(text).filter(({ family }) => isEnglish || family === 'claim');
  const bare = made.filter((claim) => {
    if (isOffered(claim.phrase, told)) return false;
    return !isSupported(claim, isEnglish ? text : claim.phrase, supports, grounds);
  });
  return [
    ...bare.map(({ family, phrase }): Fault => {
      return { kind: family, text: `"${phrase}" is a claim that no note makes` };
    }),
    ...others.map((word): Fault => {
      return { kind: 'claim', text: `"${word}" is a claim that no note makes` };
    }),
    ...days.map((day): Fault => {
      return { kind: 'store_claim', text: `"${day}" is in no opening hours of the store` };
    }),
  ];
}

/** An offer carries its own words, and "save" where it takes something off. */
function isOffered(phrase: string, told: readonly Offer[]): boolean {
  const word = phrase.toLowerCase();
  return told.some(({ text, isCoupon }) => {
    if (text.toLowerCase().includes(word)) return true;
    return isCoupon && /\boff\b/i.test(text) && /^(?:sav(?:e|es|ing|ings)|discount)$/.test(word);
  });
}
