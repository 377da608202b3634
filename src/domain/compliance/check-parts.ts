/** The rules and what reads texts for them, loaded as one at the first check. */
export { contentsOf } from './article-contents.ts';
export { contextOf } from './context-of.ts';
export { findFaultsInTurns } from './engine/find-faults.ts';
export { makeReport } from './engine/make-report.ts';
export { nextExpiry } from './reading/offer-dates.ts';
export { rulesVersion } from './rules-version.ts';
