import { mkdirSync, statSync } from 'node:fs';

/**
 * Makes the one file to deploy: `dist/forecourt` for this machine, or with `--all` one for each
 * platform that is attached to a release. Bun fetches the other platforms' runtimes from the npm
 * registry and keeps them in its cache.
 */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];
const maxBytes = 148_000_000;
/** Its runtime alone is 6 MB larger. */
const maxBytesOnWindows = 154_000_000;

const flags = [
  '--compile',
  // Names stay, so that stack traces in logs name our functions; a source map would take 4 MB.
  '--minify-syntax',
  '--minify-whitespace',
  // Half the time to the first answer; needs the format, because bytecode is CommonJS by default.
  '--bytecode',
  '--format=esm',
  // A file that lies in the working directory must not change what the program does.
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
];

const wanted = process.argv.includes('--all') ? platforms : [null];
mkdirSync('dist', { recursive: true });
for (const platform of wanted) await build(platform);

async function build(platform: string | null): Promise<void> {
  const name = platform === null ? 'dist/forecourt' : `dist/forecourt-${platform}`;
  const target = platform === null ? [] : [`--target=bun-${platform}`];
  const isWindows = platform?.startsWith('windows') ?? process.platform === 'win32';
  const output = ['--outfile', name, 'src/main.ts', 'src/draw-cards.ts'];
  const child = Bun.spawn(['bun', 'build', ...flags, ...target, ...output], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const said = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) fail(said);
  const file = isWindows ? `${name}.exe` : name;
  const bytes = statSync(file).size;
  process.stdout.write(`${file}  ${(bytes / 1_000_000).toFixed(1)} MB\n`);
  const most = isWindows ? maxBytesOnWindows : maxBytes;
  if (bytes > most) fail(`${file} is over ${most / 1_000_000} MB.`);
}

function fail(reason: string): never {
  process.stderr.write(`${reason.trim()}\n`);
  process.exit(1);
}
