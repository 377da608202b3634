import { writeFileSync } from 'node:fs';

/** How often it is written anew, at most. */
const everyMs = 250;

/** Keeps how many percent are done in a file, for the process that has started this one. */
export function makeProgressFile(path: string | undefined): (percent: number) => void {
  let written = -1;
  let writtenAt = Number.NEGATIVE_INFINITY;
  return (percent) => {
    const now = performance.now();
    const isDue = percent === 100 || now - writtenAt >= everyMs;
    if (path === undefined || percent === written || !isDue) return;
    written = percent;
    writtenAt = now;
    writeFileSync(path, String(percent), { mode: 0o600 });
  };
}
