import { findFaults } from './engine/find-faults.ts';
import { makeReport, type Report } from './engine/make-report.ts';
import type { TextFormat } from './reading/content.ts';
import { readContent } from './reading/read-content.ts';
import type { CheckContext } from './rules/context.ts';

/**
 * Checks one text as a whole advertisement: every disclosure that it owes must stand in it. Pure;
 * takes a few milliseconds for 3,500 words. The report flags for review and clears nothing.
 */
export function checkText(text: string, format: TextFormat, context: CheckContext): Report {
  return makeReport(findFaults(readContent(text, format), context), context.now);
}
