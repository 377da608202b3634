import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyVehicles } from './many-vehicles.ts';

const root = join(import.meta.dir, '../..');
const stores = join(root, '../shared/data/feeds/csv/2023-06-12.csv.gz');
const binary = process.env.FORECOURT_BINARY;
const program = binary ? [join(root, binary)] : ['bun', join(root, 'src/main.ts')];
const vehiclesInXml = 98_500;

/** Time and peak memory of large imports, each in a process of its own. */
export async function benchImports(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-imports-'));
  try {
    const xml = join(folder, 'stock.xml');
    await writeXml(xml);
    const megabytes = Math.round(Bun.file(xml).size / 1e6);
    const one = join(folder, 'one');
    await run(one, 'sites', 'create', '--name', 'Prairie Motors', '--slug', 'prairie');
    for (const what of ['new', 'known']) {
      await report(`${megabytes} MB of XML, all ${what}`, one, xml, '--site', 'prairie');
    }
    if (!existsSync(stores)) return;
    const many = ['--site-column', 'Dealer', '--create-sites'];
    await report('94,895 rows of 1,059 stores', join(folder, 'many'), stores, ...many);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(name: string, dataDir: string, ...args: string[]): Promise<void> {
  const startedAt = performance.now();
  const peakMb = await run(dataDir, 'import', ...args);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${seconds} s, peak ${peakMb} MiB\n`);
}

async function run(dataDir: string, ...args: string[]): Promise<number> {
  const child = Bun.spawn([...program, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdout: 'ignore',
    stderr: 'inherit',
  });
  let peakKb = 0;
  while (child.exitCode === null) {
    peakKb = Math.max(peakKb, peakRssKb(child.pid));
    await Promise.race([child.exited, Bun.sleep(20)]);
  }
  if (child.exitCode !== 0) throw new Error(`forecourt ${args.join(' ')} failed.`);
  return Math.round(peakKb / 1024);
}

/** Linux only. What wait4 tells would begin with the memory of the process that started it. */
function peakRssKb(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}

const words = (
  'clean one owner local trade heated seats remote start backup camera bluetooth new tires ' +
  'serviced here ask about our warranty all wheel drive low miles leather power liftgate'
).split(' ');

async function writeXml(path: string): Promise<void> {
  const writer = Bun.file(path).writer();
  await writer.write('<?xml version="1.0" encoding="UTF-8"?>\n<inventory><vehicles>\n');
  for (const [index, vin] of manyVehicles(vehiclesInXml).vins.entries()) {
    await writer.write(vehicle(vin, index));
    if (index % 1_000 === 0) await writer.flush();
  }
  await writer.write('</vehicles></inventory>\n');
  await writer.end();
}

function vehicle(vin: string, index: number): string {
  const prose = Array.from({ length: 40 }, (_, place) => {
    return words[(index * 7 + place * place + place * index) % words.length];
  });
  const fields: Record<string, string | number> = {
    vin,
    stock_number: `U${index}`,
    condition: 'Used',
    year: 2023,
    make: 'Chevrolet',
    model: 'Equinox',
    trim: 'LT',
    mileage: (index * 37) % 90_000,
    price: 15_000 + ((index * 91) % 40_000),
    exterior_color: 'White',
    body_style: 'SUV',
    drivetrain: 'AWD',
    description: `${prose.join(' ')} ${index}`,
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  const images = [1, 2].map((n) => `<image>https://img.example.com/${vin}/${n}.jpg</image>`);
  return `<vehicle>${elements.join('')}<images>${images.join('')}</images></vehicle>\n`;
}
