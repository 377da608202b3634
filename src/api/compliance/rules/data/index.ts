import type { CheckRule } from '../rule.ts';

/** Rules that compare the text with what the store knows. */
export const dataRules: readonly CheckRule[] = [];
