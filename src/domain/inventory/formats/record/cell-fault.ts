/** One value that cannot be opened: its row is refused, and the file goes on. */
export class CellFault extends Error {
  override readonly name = 'CellFault';

  constructor(
    readonly field: string,
    reason: string,
  ) {
    super(reason);
  }
}
