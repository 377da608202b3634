import type { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { program } from '../support/program.ts';

const rowsOfFile = 1_500;

/** Imports of listings in processes of their own, which die with the server or by themselves. */
export class MarketImports {
  private count = 0;
  private readonly acknowledged = new Set<number>();

  constructor(
    private readonly folder: string,
    private readonly settings: Record<string, string>,
  ) {}

  /** Begins one; the answer ends it, by a kill where it is not done. */
  async begin(): Promise<() => Promise<void>> {
    this.count += 1;
    const number = this.count;
    const file = join(this.folder, `listings-${number}.csv`);
    await Bun.write(file, fileOf(number));
    // Each has a source of its own: nothing that another lists is missed by it.
    const args = ['market', 'import', file, '--source', `list ${number}`, '--json'];
    const env = { LOG_LEVEL: 'silent', ...this.settings };
    const child = Bun.spawn([...program, ...args], { env, stdout: 'ignore', stderr: 'ignore' });
    return async () => {
      child.kill('SIGKILL');
      await child.exited;
      if (child.exitCode === 0) this.acknowledged.add(number);
    };
  }

  /** At the end: each file is there as a whole or not at all, and what was answered is there. */
  faults(state: Database): string[] {
    const query = `SELECT s.name, count(*) AS n FROM market_listings l
      JOIN market_sources s ON s.id = l.source_id GROUP BY 1`;
    const rows = state.query<{ name: string; n: number }, []>(query).all();
    const counts = new Map(rows.map(({ name, n }) => [name, n]));
    const torn = rows.filter(({ n }) => n !== rowsOfFile);
    const lost = [...this.acknowledged].filter((number) => !counts.has(`list ${number}`));
    return [
      ...torn.map(({ name, n }) => `${name} has ${n} of ${rowsOfFile} listings.`),
      ...lost.map((number) => `list ${number} was acknowledged and is gone.`),
    ];
  }

  /** Nothing that was read is still on its way. */
  static isDone(state: Database): boolean {
    const query = `SELECT count(*) AS n FROM market_imports
      WHERE state IN ('taking_over', 'retiring')`;
    return state.query<{ n: number }, []>(query).get()?.n === 0;
  }
}

function fileOf(number: number): string {
  const rows = Array.from({ length: rowsOfFile }, (_, row) => {
    return `M${number}-${row},2022,Toyota,Camry,used,${20_000 + row},30000,Harbor Auto,68102`;
  });
  return `stock,year,make,model,condition,price,miles,dealer name,zip\n${rows.join('\n')}\n`;
}
