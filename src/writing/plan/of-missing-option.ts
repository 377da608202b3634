import type { CarOption } from '../cars/car-option.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { AskedQuestion } from './asked.ts';
import { fromGuide } from './guide-answers.ts';
import type { Shelf } from './shelf.ts';

type Matters = readonly (readonly [option: CarOption, words: RegExp])[];

/** Words of questions that only a model with it has a use for. */
const matters: Matters = [
  ['hybrid', /\bhybrids?\b/i],
  ['plug-in', /\bplug(?:ged)?[ -]in\b|\bon electricity alone\b/i],
  ['third-row', /\b(?:third row|captain's chairs)\b/i],
  ['diesel', /\bdiesel\b/i],
];
/** The same where they name the model: anybody may ask whether all-wheel drive is needed here. */
const ofModel: Matters = [
  ['awd', /\b(?:AWD|all-wheel)\b/i],
  ['4wd', /\b(?:4WD|four-wheel)\b/i],
  ['v8', /\bV8\b/],
];
/** The same of what a reader is told to do. */
const ofTasks: Matters = [
  ['third-row', /\b(?:third row|last row|captain's chairs|every seat up|seven or eight seats)\b/i],
  ['awd', /\ball-wheel\b|\bextra driven wheels\b/i],
  ['4wd', /\bfour-wheel\b|\btransfer case\b/i],
  ['hybrid', /\bhybrid\b/i],
];

/** What nobody weighs where every one has it. */
const settled = /\bworth it\b|\blose\b|\bcan be had\b|\bmore with\b|\bcompare with\b/i;

/**
 * Whether a question takes for granted what the guide knows that the article's model is not sold
 * with, how its all-wheel drive works or what its hybrid gets, or leaves open what all of them
 * have. Whether there is one may be asked.
 */
export function isOfMissingOption(shelf: Shelf, asked: AskedQuestion): boolean {
  const { sheet } = shelf;
  const { question } = asked;
  const { subject } = sheet.brief;
  if (!isOfOne(sheet) || !subject) return false;
  if (/\bmild hybrid\b/i.test(question) && sheet.facts.has('car.mild-hybrid')) return false;
  if (sheet.car?.version && /\bcome as an?\b.*\bhybrid\b/.test(question)) return true;
  // Where to look up what the guide does not know helps nobody who reads on.
  if (/^What mpg does the hybrid\b/.test(question) && sheet.car) {
    return !sheet.facts.has('car.hybrid-mpg');
  }
  if (/\bcaptain's chairs\b/.test(question) && sheet.car) return !sheet.facts.has('car.captains');
  const isNamed = question.includes(subject.model);
  const isSettled = isNamed && settled.test(question);
  const all = [...matters, ...(isNamed ? ofModel : [])];
  const isMissing = all.some(([option, words]) => {
    return words.test(question) && isWithout(sheet, option, isSettled);
  });
  return isMissing && !fromGuide(shelf, asked).some((id) => whether.test(id));
}

/** Whether it tells the reader to look at what the article's model is not sold with. */
export function isTaskOfMissing(sheet: FactSheet, text: string): boolean {
  if (!isOfOne(sheet)) return false;
  return ofTasks.some(([option, words]) => words.test(text) && isWithout(sheet, option, false));
}

function isOfOne({ brief, compared }: FactSheet): boolean {
  return brief.subject !== null && compared.length === 0;
}

function isWithout({ facts }: FactSheet, option: CarOption, isSettled: boolean): boolean {
  const told = ['none', 'other', 'mild', ...(isSettled ? ['every'] : [])];
  return told.some((one) => facts.has(`car.${one}-${option}`));
}

/** A yes or no of the guide. */
const whether = /^car\.(?:every|some|sibling|none|other|mild|no)-/;
