import { describe, expect, test } from 'bun:test';
import { program } from '../support/program.ts';
import { jpegPicture } from '../support/pictures.ts';
import { temporaryFolder } from '../support/folder.ts';

const namespaces = ['unshare', '--map-root-user', '--mount'];
const probe = Bun.spawnSync([...namespaces, 'sh', '-c', 'mount -t tmpfs -o size=64k tmpfs /mnt'], {
  stdout: 'ignore',
  stderr: 'ignore',
});

describe.skipIf(probe.exitCode !== 0)('on a full disk (needs unshare and tmpfs)', () => {
  test('a backup fails in one line and leaves nothing half-made', () => {
    using folder = temporaryFolder();
    const forecourt = program.map((word) => `'${word}'`).join(' ');
    const script = [
      'set -e',
      'mkdir -p "$1/small"',
      'mount -t tmpfs -o size=64k tmpfs "$1/small"',
      `${forecourt} sites create --name A --slug a >/dev/null`,
      `if ${forecourt} backup "$1/small/copy.db"; then exit 9; fi`,
      'ls -A "$1/small"',
    ];
    const child = Bun.spawnSync([...namespaces, 'sh', '-c', script.join('\n'), 'sh', folder.path], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: `${folder.path}/data`, LOG_LEVEL: 'warn' },
    });
    expect({ code: child.exitCode, listed: child.stdout.toString() }).toEqual({
      code: 0,
      listed: '',
    });
    expect(child.stderr.toString()).toMatch(/^forecourt: .*full.*\n$/);
  }, 300_000);

  test('an image is refused in one line, and nothing of it stays', async () => {
    using folder = temporaryFolder();
    const forecourt = program.map((word) => `'${word}'`).join(' ');
    await Bun.write(`${folder.path}/photo.jpg`, await jpegPicture(1600, 1200));
    const script = [
      'set -e',
      `${forecourt} sites create --name A --slug a >/dev/null`,
      'mkdir -p "$1/data/images"',
      'mount -t tmpfs -o size=64k tmpfs "$1/data/images"',
      `if ${forecourt} images add --site a "$1/photo.jpg"; then exit 9; fi`,
      'find "$1/data/images" -name "*.draft"',
      `${forecourt} images list --site a`,
    ];
    const child = Bun.spawnSync([...namespaces, 'sh', '-c', script.join('\n'), 'sh', folder.path], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: `${folder.path}/data`, LOG_LEVEL: 'warn' },
    });
    expect({ code: child.exitCode, listed: child.stdout.toString() }).toEqual({
      code: 0,
      listed: 'No images yet.\n',
    });
    expect(child.stderr.toString()).toMatch(/^forecourt: The image .*ENOSPC.*free some space.*\n$/);
  }, 300_000);
});
