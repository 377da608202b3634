export type TestSummary = { passed: number; failed: number; exitCode: number };

/**
 * Reads the counts that `bun test` prints at its end. A run that ended without counts (a crash, a
 * process.exit in a test) counts as one failure, whatever its exit status was.
 */
export function summarise(output: string, exitCode: number): TestSummary {
  const plain = Bun.stripANSI(output);
  const passed = lastCount(plain, 'pass');
  const failed = lastCount(plain, 'fail');
  if (passed === null)
    return { passed: 0, failed: Math.max(1, failed ?? 0), exitCode: exitCode || 1 };
  const counted = failed ?? 0;
  const hidden = exitCode !== 0 && counted === 0 ? 1 : 0;
  return {
    passed,
    failed: counted + hidden,
    exitCode: counted + hidden > 0 ? exitCode || 1 : exitCode,
  };
}

function lastCount(text: string, word: 'pass' | 'fail'): number | null {
  const counts = [...text.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, 'gm'))];
  const last = counts.at(-1)?.[1];
  return last === undefined ? null : Number(last);
}
