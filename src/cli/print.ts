/** A command's result: one JSON line for programs, or the lines for people. */
export function print(asJson: boolean | undefined, value: unknown, lines: readonly string[]): void {
  process.stdout.write(asJson ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`);
}

/** Aligned columns with a heading, for lists on a terminal. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => {
    return Math.max(...all.map((row) => Bun.stringWidth(row[column] ?? '')));
  });
  return all.map((row) => {
    const cells = row.map((cell, column) => {
      return cell + ' '.repeat((widths[column] ?? 0) - Bun.stringWidth(cell));
    });
    return cells.join('  ').trimEnd();
  });
}
