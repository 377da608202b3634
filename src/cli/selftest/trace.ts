const keptLines = 40;

/** What happened, line by line: a hash of all of it, and the last lines to read. */
export class Trace {
  private readonly hasher = new Bun.CryptoHasher('sha256');
  private readonly last: string[] = [];

  add(line: string): void {
    this.hasher.update(`${line}\n`);
    this.last.push(line.length > 400 ? `${line.slice(0, 400)}…` : line);
    if (this.last.length > keptLines) this.last.shift();
  }

  /** Text that belongs to the trace and is too long to show. */
  mix(text: string): void {
    this.hasher.update(text);
  }

  lines(): readonly string[] {
    return this.last;
  }

  /** Ends the trace. */
  digest(): string {
    return this.hasher.digest('hex').slice(0, 16);
  }
}
