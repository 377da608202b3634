import { problem, type Problem } from '../../../problem.ts';

/** A file that is no export that could be taken in; nothing of it was. */
export function exportError(message: string): Problem {
  return problem('validation_error', message);
}

/** `row` counts as a spreadsheet does: the heading is row 1. */
export function cellError(row: number, column: string, reason: string): Problem {
  return exportError(`Row ${row}, column "${column}": ${reason}.`);
}
