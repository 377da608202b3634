/** Where a reader is in a source: it moves ahead only, and looks no further than its lines. */
export class SourceCursor {
  at = 0;
  private end: number;
  private readonly starts: readonly number[];

  constructor(private readonly source: string) {
    this.end = source.length;
    // Line ends as CommonMark has them.
    const ends = [...source.matchAll(/\r\n?|\n/g)];
    this.starts = [0, ...ends.map((end) => end.index + end[0].length)];
  }

  /** To the first of the lines, unless it is beyond that already. */
  toLines([first, next]: readonly [number, number]): void {
    this.at = Math.max(this.at, this.starts[first] ?? this.source.length);
    this.end = this.starts[next] ?? this.source.length;
  }

  /** Moves behind the next place of `raw`, and tells where that begins; without one it stays. */
  find(raw: string): number {
    const found = this.source.slice(this.at, this.end).indexOf(raw);
    if (found < 0) return this.at;
    const start = this.at + found;
    this.at = start + raw.length;
    return start;
  }
}
