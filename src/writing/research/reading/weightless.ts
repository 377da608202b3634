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
  return (
    !stopWords.has(word) && !weightless.has(word) && !/^\$?\d+(?:[./]\d+)*k?(?:r\d+)?$/.test(word)
  );
}

const commonplace = new Set(
  (
    'cost costs price prices replacement replace repair repairs change check problem problems ' +
    'mile miles km kms included include includes time times day light turned back running ' +
    'choose choosing look before end start last lasts long'
  ).split(' '),
);

/** Whether a word is of every trade: "replacement cost" names nothing that is replaced. */
export function isCommonplace(word: string): boolean {
  return commonplace.has(word);
}
