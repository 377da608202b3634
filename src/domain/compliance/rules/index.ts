import { dataRules } from './data/index.ts';
import { htmlRules } from './html/index.ts';
import type { Rule } from './rule.ts';
import { stateRules } from './states/index.ts';
import { textRules } from './text/index.ts';

/** The whole catalogue. */
export const rules: readonly Rule[] = [...textRules, ...dataRules, ...htmlRules, ...stateRules];
