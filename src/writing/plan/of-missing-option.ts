import type { CarOption } from '../cars/car-option.ts';
import type { AskedQuestion } from './asked.ts';
import { fromGuide } from './guide-answers.ts';
import type { Shelf } from './shelf.ts';

/** Words of questions that only a model with it has a use for. */
const matters: readonly (readonly [CarOption, RegExp])[] = [
  ['hybrid', /\bhybrids?\b/i],
  ['plug-in', /\bplug(?:ged)?[ -]in\b/i],
  ['third-row', /\b(?:third row|captain's chairs)\b/i],
  ['diesel', /\bdiesel\b/i],
];
/** The same where they name the model: anybody may ask whether all-wheel drive is needed here. */
const ofModel: readonly (readonly [CarOption, RegExp])[] = [
  ['awd', /\b(?:AWD|all-wheel)\b/i],
  ['4wd', /\b(?:4WD|four-wheel)\b/i],
  ['v8', /\bV8\b/],
];

/** What nobody weighs where every one has it. */
const settled = /\bworth it\b|\blose\b|\bcan be had\b|\bmore with\b|\bcompare with\b/i;

/**
 * Whether a question takes for granted what the guide knows that the article's model is not sold
 * with, how its all-wheel drive works or what its hybrid gets, or leaves open what all of them
 * have. Whether there is one may be asked.
 */
export function isOfMissingOption(shelf: Shelf, asked: AskedQuestion): boolean {
  const { subject } = shelf.sheet.brief;
  const { question } = asked;
  if (!subject || shelf.sheet.compared.length > 0 || /\bmild hybrid\b/i.test(question))
    return false;
  const isNamed = question.includes(subject.model);
  const isMissing = [...matters, ...(isNamed ? ofModel : [])].some(([option, words]) => {
    const none = ['none', 'other', 'mild'].map((one) => `car.${one}-${option}`);
    if (isNamed && settled.test(question)) none.push(`car.every-${option}`);
    return words.test(question) && none.some(shelf.isSayable);
  });
  return isMissing && !fromGuide(shelf, asked).some((id) => whether.test(id));
}

/** A yes or no of the guide. */
const whether = /^car\.(?:every|some|sibling|none|other|mild|no)-/;
