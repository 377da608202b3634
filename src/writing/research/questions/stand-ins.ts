import { library } from '../../topics/library.ts';
import { isTroubleCode } from '../lexicon/concepts.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { isWritten } from '../reading/spelling.ts';
import { type Aspect, either } from './aspect-words.ts';
import { heavyOf, type Wanted } from './wanted.ts';

/**
 * Questions that answer whatever part, job or damage a keyword names: what a door costs to replace
 * depends on what any part does. By how the keyword asks, the first that fits.
 */
const standIns: readonly (readonly [RegExp, form: string])[] = [
  [
    // What becomes of it, or of the car, is another matter than whether there is one.
    either(
      String.raw`^(?!.*\b(?:costs?|insurance|fixed|came|sold|letter|affect|how|who|long|after|` +
        String.raw`before)\b).*\brecall(?:s|ed)?\b`,
    ),
    'How do I check {my} for open recalls?',
  ],
  [
    /\b(?:salary|wages?|pay (?:scale|rate|range)|how much do .* (?:make|earn))\b/,
    'How much do dealership jobs pay?',
  ],
  [/\b(?:jobs?|hiring|careers?|job openings)\b/, 'What jobs are there at a car dealership?'],
  [
    /^(?!.*\bextended\b).*\bwarranty\b.*\bcover(?:s|ed)?\b|\bcovered (?:by|under) warranty\b/,
    'What does a new-car warranty cover?',
  ],
  [/\binsurance\b.*\bcover(?:s|ed)?\b|\bcover.*\binsurance\b/, 'What does car insurance cover?'],
  [
    either(
      String.raw`\b(?:collision|body|bumper|fender|(?:rear|front) end|door|panel|paint)\b` +
        String.raw`.*\b(?:damage|repair|match\w*)\b`,
    ),
    'How much does body work cost near {city}?',
  ],
  [
    either(
      String.raw`\b(?:repair|replac\w+|fix\w*|rebuild)\b.*\bcosts?\b`,
      String.raw`\b(?:costs?|how much)\b.*\b(?:repair|replace|fix|rebuild)\b`,
    ),
    'How much does it cost to replace a car part?',
  ],
  [
    /^(?!.*\btires?\b).*\binstall(?:ation|ed|ing)?\b/,
    'How much does it cost to install a hitch, remote start or other accessory?',
  ],
  [
    /\b(?:repair|replacement|service|diagnos\w+) near me\b/,
    'Where can I have {my} serviced near {city}?',
  ],
];

const ofAnyPart: ReadonlySet<string> = new Set([
  'How much does it cost to replace a car part?',
  'How much does it cost to install a hitch, remote start or other accessory?',
]);

/** Whether a question holds of any part, and so stands in for one that nothing here speaks of. */
export function isOfAnyPart(form: string): boolean {
  return ofAnyPart.has(form);
}

/** What a part or a job costs is no answer to whether, why or how long. */
const ofCost: readonly Aspect[] = ['cost', 'stock', 'advice'];

/** The form of the question that stands in where no other covers; null where none may. */
export function standInFor(wanted: Wanted, typed: string): string | null {
  const ofCode = formOfCode(typed);
  if (ofCode !== null) return ofCode;
  if (!heavyOf(wanted).every(({ word }) => isKnown(word))) return null;
  const form = standIns.find(([asks]) => asks.test(typed))?.[1] ?? null;
  const isOfCost = wanted.aspects.every((one) => ofCost.includes(one));
  return form !== null && /^(?:How much does|Where)\b/.test(form) && !isOfCost ? null : form;
}

/** "Malibu reduced engine power p2135": what the code means, where one question names it. */
function formOfCode(typed: string): string | null {
  const codes = typed.split(' ').filter(isTroubleCode);
  const forms = new Set(codes.flatMap((one) => formsLedBy(one)));
  const [only = null] = forms;
  return forms.size === 1 ? only : null;
}

function formsLedBy(code: string): string[] {
  const questions = library().files.flatMap((file) => file.questions);
  return questions.flatMap(({ text, leads }) => (leads.includes(code) ? [text] : []));
}

/** A word of driving or of our texts: nobody here replaces a zeppelin. */
function isKnown(word: string): boolean {
  const parts = word.split('_');
  return parts.every((one) => {
    return drivingVocabulary.has(one) || everydayVocabulary.has(one) || isWritten(one);
  });
}
