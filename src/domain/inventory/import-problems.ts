import type { ImportProblem } from '../../../schema/tables/imports.ts';

/** Kept of one file; the rest is only counted. */
const maxKept = 100;
/** So many of each field are kept, however many another one has. */
const minOfField = 10;

/** What was wrong with the rows of a file, in the order in which it was found. */
export class ImportProblems {
  readonly kept: ImportProblem[] = [];
  total = 0;

  add(problem: ImportProblem): void {
    this.total += 1;
    if (this.kept.length >= maxKept && !this.makeRoom(problem.field)) return;
    this.kept.push(problem);
  }

  /** One fault in every row must not hide the few others: the most common field gives way. */
  private makeRoom(field: string): boolean {
    if (this.kept.filter((one) => one.field === field).length >= minOfField) return false;
    const fields = Map.groupBy(this.kept, (one) => one.field);
    const [common] = [...fields].sort(([, one], [, two]) => two.length - one.length);
    const place = this.kept.findLastIndex((one) => one.field === common?.[0]);
    if (place < 0 || common?.[0] === field) return false;
    this.kept.splice(place, 1);
    return true;
  }

  /** Of a part of the file, of which only some were kept. */
  addAll(kept: readonly ImportProblem[], total: number): void {
    this.total += total;
    this.kept.push(...kept.slice(0, maxKept - this.kept.length));
  }
}
