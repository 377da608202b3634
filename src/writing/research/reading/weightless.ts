import { stopWords } from './stem.ts';

/** Words that ask for nothing by themselves. */
const weightless = new Set(
  (
    'best good great top cheap cheapest car cars auto vehicle vehicles dealer dealers dealership ' +
    'dealerships store shop shops guide guides tips tip info information help question questions ' +
    'explained vs or 2wd online local today now new used review reviews comparison near around ' +
    'buy buying purchase where bring out driver drivers buyer buyers first does work ' +
    'works find looking deal deals edition model models'
  ).split(' '),
);

/** Whether a word of a keyword says what is asked: neither small change nor a bare number. */
export function isWeighty(word: string): boolean {
  return !stopWords.has(word) && !weightless.has(word) && !/^\$?\d+k?$/.test(word);
}
