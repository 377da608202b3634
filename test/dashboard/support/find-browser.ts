import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

export type Browser = { path: string; environment: Record<string, string> };

const installed = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/**
 * The browser for tests: the one that $CHROMIUM names, else the one in the development packages,
 * else an installed one, else null with the reason why.
 */
export async function findBrowser(): Promise<Browser | { missing: string }> {
  const named = process.env.CHROMIUM;
  if (named) return { path: named, environment: {} };
  const inflated = await inflate();
  if (inflated) return inflated;
  const path = installed.map((name) => Bun.which(name)).find((one) => one !== null);
  if (path) return { path, environment: {} };
  return { missing: 'no Chromium: set CHROMIUM, or install @sparticuz/chromium on Linux x64' };
}

/**
 * The package holds the browser and what it needs as archives. They are unpacked once for each
 * version, under another name until they are whole: two test runs may begin at the same time.
 * Its own start options are not used, since they switch the web's security off.
 */
async function inflate(): Promise<Browser | null> {
  const root = join(import.meta.dir, '../../../node_modules/@sparticuz/chromium');
  const hasPackage = existsSync(join(root, 'bin/chromium.br'));
  if (!hasPackage || process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = (await Bun.file(join(root, 'package.json')).json()) as { version: string };
  const folder = join(tmpdir(), `forecourt-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(folder)) {
    const fresh = mkdtempSync(`${folder}-`);
    const browser = join(fresh, 'chromium');
    await pipeline(
      createReadStream(join(root, 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(browser),
    );
    chmodSync(browser, 0o755);
    for (const name of ['al2023', 'fonts']) await unpack(root, name, join(fresh, name));
    // The browser looks for what draws without a graphics card beside itself.
    await unpack(root, 'swiftshader', fresh);
    await Bun.write(join(fresh, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
    try {
      renameSync(fresh, folder);
    } catch (error) {
      rmSync(fresh, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const libraries = [join(folder, 'al2023/lib'), folder].join(':');
  return {
    path: join(folder, 'chromium'),
    environment: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** The package's own configuration names folders of the machines that it was made for. */
function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;
}

async function unpack(root: string, name: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, `${name}.tar`);
  const packed = createReadStream(join(root, `bin/${name}.tar.br`));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(archive));
  const tar = Bun.spawn(['tar', '-xf', archive, '-C', folder], { stderr: 'inherit' });
  if ((await tar.exited) !== 0) throw new Error(`${archive} cannot be unpacked.`);
  rmSync(archive);
}
