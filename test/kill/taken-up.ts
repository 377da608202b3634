import { Database } from 'bun:sqlite';
import { join } from 'node:path';

const patienceMs = 10_000;

/**
 * Milliseconds from `begunAt` (of `performance.now()`) until a task that a kill left behind has
 * been begun again, or has ended. `due` holds how often each had been begun.
 */
export async function takenUpAfter(
  dataDir: string,
  due: ReadonlyMap<string, number>,
  begunAt: number,
): Promise<number> {
  using state = new Database(join(dataDir, 'forecourt.db'), { readonly: true });
  const query = state.query<{ attempts: number }, [string]>(
    'SELECT attempts FROM tasks WHERE id = ?',
  );
  const isTaken = ([id, attempts]: [string, number]): boolean => {
    const now = query.get(id);
    return now === null || now.attempts > attempts;
  };
  for (;;) {
    const passed = performance.now() - begunAt;
    if ([...due].some(isTaken) || passed > patienceMs) return passed;
    await Bun.sleep(5);
  }
}
