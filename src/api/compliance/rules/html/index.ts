import type { CheckRule } from '../rule.ts';

/** Rules on how a page is built: what a screen reader gets, and where disclosures stand. */
export const htmlRules: readonly CheckRule[] = [];
