/** A draft that breaks our own rules: a fault of the writer, never of the client. */
export class DraftRejected extends Error {
  override name = 'DraftRejected';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The draft did not pass its check: ${faults.join('; ')}`);
    this.faults = faults;
  }
}
