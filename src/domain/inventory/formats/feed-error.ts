/** The file breaks its own syntax: nothing of it may be imported. Line and column count from 1. */
export class MalformedFeed extends Error {
  override readonly name = 'MalformedFeed';
  readonly line: number;
  readonly column: number;

  constructor(line: number, column: number, fault: string) {
    super(`The file is not well-formed at line ${line}, column ${column}: ${fault}.`);
    this.line = line;
    this.column = column;
  }
}

/** The file is empty, or in no format of the catalogue. */
export class UnknownFeed extends Error {
  override readonly name = 'UnknownFeed';
}

/** More than a feed may hold or cost; nothing of it may be imported. */
export class OversizedFeed extends Error {
  override readonly name = 'OversizedFeed';
}
