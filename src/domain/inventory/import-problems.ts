import type { ImportProblem } from '../../../schema/tables/imports.ts';

/** Kept of one file; the rest is only counted. */
const maxKept = 100;

/** What was wrong with the rows of a file, in the order in which it was found. */
export class ImportProblems {
  readonly kept: ImportProblem[] = [];
  total = 0;

  add(problem: ImportProblem): void {
    this.total += 1;
    if (this.kept.length < maxKept) this.kept.push(problem);
  }

  /** Of a part of the file, of which only some were kept. */
  addAll(kept: readonly ImportProblem[], total: number): void {
    this.total += total;
    this.kept.push(...kept.slice(0, maxKept - this.kept.length));
  }
}
