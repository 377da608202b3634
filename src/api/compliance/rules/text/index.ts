import type { TextRule } from '../rule.ts';

/** Rules on wording. */
export const textRules: readonly TextRule[] = [];
