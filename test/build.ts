import { mkdirSync, statSync } from 'node:fs';
import type { Build, BunPlugin } from 'bun';

/**
 * Makes the one file to deploy: `dist/forecourt` for this machine, or with `--all` one for each
 * platform that is attached to a release. Bun fetches the other platforms' runtimes from the npm
 * registry and keeps them in its cache.
 */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];
/** Three quarters are the runtime; what is written of cars and places grows by a few kB a topic. */
const maxBytes = 148_000_000;
/** Its runtime alone is 6 MB larger. */
const maxBytesOnWindows = 154_000_000;

/**
 * A notice at the head of a file is kept as it is written, and a single letter beyond ASCII makes
 * the runtime hold the whole program with two bytes a letter: 7 MB. Everything else is escaped.
 */
const asciiNotices: BunPlugin = {
  name: 'notices in ASCII',
  setup(builder) {
    builder.onLoad({ filter: /node_modules[/\\]otpauth[/\\].*\.m?js$/ }, async ({ path }) => {
      const text = await Bun.file(path).text();
      const contents = text.replace(/^\/\/!.*$/gm, (notice) => {
        return notice.normalize('NFD').replace(/[^ -~]/g, '');
      });
      return { contents, loader: 'js' };
    });
  },
};

/**
 * What is known of cars is six million letters and the API reference two; a quarter of them is
 * left. Read when needed.
 */
function packed(bytes: Uint8Array): Uint8Array {
  return Bun.zstdCompressSync(new Uint8Array(bytes), { level: 22 });
}

const packedFiles = [
  /src[/\\]writing[/\\](?:topics|cars)[/\\]en[/\\].*\.md$/,
  /node_modules[/\\]swagger-ui-dist[/\\]swagger-ui(?:-bundle\.js|\.css)$/,
];

const packedTexts: BunPlugin = {
  name: 'packed texts',
  setup(builder) {
    for (const filter of packedFiles) {
      builder.onLoad({ filter }, async ({ path }) => {
        return { contents: packed(await Bun.file(path).bytes()), loader: 'file' };
      });
    }
  },
};

const wanted = process.argv.includes('--all') ? platforms : [null];
mkdirSync('dist', { recursive: true });
for (const platform of wanted) await build(platform);

async function build(platform: string | null): Promise<void> {
  const outfile = platform === null ? 'dist/forecourt' : `dist/forecourt-${platform}`;
  const isWindows = platform?.startsWith('windows') ?? process.platform === 'win32';
  const { success, logs } = await Bun.build({
    entrypoints: ['src/main.ts', 'src/draw-cards.ts'],
    compile: {
      outfile,
      ...(platform !== null && { target: `bun-${platform}` as Build.CompileTarget }),
      // A file that lies in the working directory must not change what the program does.
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
    // Names stay, so that stack traces in logs name our functions; a source map would take 4 MB.
    minify: { syntax: true, whitespace: true, identifiers: false },
    // Half the time to the first answer; needs the format, because bytecode is CommonJS by default.
    bytecode: true,
    format: 'esm',
    plugins: [asciiNotices, packedTexts],
  });
  if (!success) fail(logs.join('\n'));
  const file = isWindows ? `${outfile}.exe` : outfile;
  const bytes = statSync(file).size;
  process.stdout.write(`${file}  ${(bytes / 1_000_000).toFixed(1)} MB\n`);
  const most = isWindows ? maxBytesOnWindows : maxBytes;
  if (bytes > most) fail(`${file} is over ${most / 1_000_000} MB.`);
}

function fail(reason: string): never {
  process.stderr.write(`${reason.trim()}\n`);
  process.exit(1);
}
