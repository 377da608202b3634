import type { Rule } from '../rule.ts';
import { allInRules } from './all-in-prices.ts';
import { californiaRules } from './california.ts';
import { floridaRules } from './florida.ts';
import { illinoisRules } from './illinois.ts';
import { newJerseyRules } from './new-jersey.ts';
import { ohioRules } from './ohio.ts';
import { texasRules } from './texas.ts';
import { usedInWords } from './used-in-words.ts';
import { virginiaRules } from './virginia.ts';

/** What single states ask beyond the rules on wording and data that name them. */
export const stateRules: readonly Rule[] = [
  ...texasRules,
  ...californiaRules,
  ...newJerseyRules,
  ...illinoisRules,
  ...ohioRules,
  ...virginiaRules,
  ...floridaRules,
  ...allInRules,
  usedInWords,
];
