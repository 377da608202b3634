/** How often a line is drawn anew, at most. */
const everyMs = 100;

export type Progress = {
  show(text: string): void;
  /** Takes the line away again. */
  end(): void;
};

/** One line on standard error that is drawn over and over; nothing where that is no terminal. */
export function makeProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  let drawnAt = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      const now = performance.now();
      if (now - drawnAt < everyMs) return;
      drawnAt = now;
      stream.write(`\r\u001b[2K${text.slice(0, (stream.columns || 80) - 1)}`);
    },
    end: () => void stream.write('\r\u001b[2K'),
  };
}
