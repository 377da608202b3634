import { describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import type { Environment } from '../../src/config/env.ts';
import { settings } from '../../src/config/settings.ts';
import { loadMasterKey } from '../../src/config/master-key.ts';
import { seededRandom } from '../../src/lib/random.ts';

function refusal(environment: Environment): string {
  try {
    makeConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error instanceof Error && error.message);
  }
  throw new Error(`accepted ${JSON.stringify(environment)}`);
}

describe('the settings', () => {
  test('have defaults that work on a fresh machine', () => {
    expect(makeConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      appOrigin: 'http://localhost:3000',
      masterKey: null,
      trustedProxies: [],
      webhookAllowHosts: [],
      logLevel: 'info',
      operatorToken: null,
    });
  });

  test('name the port in the address that people use, unless that is set', () => {
    expect(makeConfig({ PORT: '8080' }).appOrigin).toBe('http://localhost:8080');
    expect(makeConfig({ PORT: '0' }).appOrigin).toBe('http://localhost:3000');
    const APP_ORIGIN = 'https://dealer.example.com';
    expect(makeConfig({ PORT: '8080', APP_ORIGIN }).appOrigin).toBe(APP_ORIGIN);
  });

  test('are read from lists with spaces and empty entries', () => {
    const config = makeConfig({
      TRUSTED_PROXIES: ' 10.0.0.1, ,192.168.0.0/16,',
      WEBHOOK_ALLOW_HOSTS: 'intranet:8080 , *.test.example,10.0.0.0/8,[::1]:80',
    });
    expect(config.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16']);
    expect(config.webhookAllowHosts).toHaveLength(4);
  });

  test('that are impossible are refused in one line that names the setting', () => {
    const wrong: Environment[] = [
      { PORT: 'http' },
      { PORT: '65536' },
      { PORT: '1.5' },
      { APP_ORIGIN: 'example.com' },
      { APP_ORIGIN: 'https://example.com/path' },
      { MASTER_KEY: 'zz' },
      { LOG_LEVEL: 'loud' },
      { OPERATOR_TOKEN: 'x'.repeat(31) },
      { OPERATOR_TOKEN: 'with spaces in it, alas, but long enough' },
      { OPERATOR_TOKEN: 'x'.repeat(257) },
      { TRUSTED_PROXIES: '10.0.0.1,proxy.example' },
      { TRUSTED_PROXIES: '10.0.0.0/40' },
      { WEBHOOK_ALLOW_HOSTS: 'https://intranet' },
      { WEBHOOK_ALLOW_HOSTS: 'intranet:99999' },
      { WEBHOOK_ALLOW_HOSTS: 'ok.example,*' },
    ];
    for (const environment of wrong) {
      const message = refusal(environment);
      const [name = ''] = Object.keys(environment);
      expect(message).toContain(name);
      expect(message).not.toContain('\n');
    }
    const both = { MASTER_KEY: 'ab'.repeat(32), MASTER_KEY_FILE: '/key' };
    expect(refusal(both)).toContain('not both');
  });

  test('for copies in S3 come all together or not at all', () => {
    const group: Environment = {
      BACKUP_S3_ENDPOINT: 'https://s3.example.com/',
      BACKUP_S3_BUCKET: 'prairie-backups',
      BACKUP_S3_ACCESS_KEY_ID: 'AK',
      BACKUP_S3_SECRET_ACCESS_KEY: 'not told',
    };
    expect(makeConfig({}).backupS3).toBeNull();
    expect(makeConfig(group).backupS3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'prairie-backups',
      accessKeyId: 'AK',
      secretAccessKey: 'not told',
      region: 'us-east-1',
      prefix: 'forecourt/',
    });
    expect(makeConfig({ ...group, BACKUP_S3_PREFIX: '/a/b' }).backupS3?.prefix).toBe('a/b/');
    for (const name of Object.keys(group)) {
      const message = refusal({ ...group, [name]: undefined });
      expect(message).toContain(`need ${name} too`);
      expect(message).not.toMatch(/\n|not told/);
    }
    for (const alone of [{ BACKUP_S3_REGION: 'auto' }, { BACKUP_S3_PREFIX: 'a/' }]) {
      expect(refusal(alone)).toContain('BACKUP_S3_ENDPOINT');
    }
    for (const wrong of ['s3.example.com', 'ftp://s3.example.com', 'https://u:p@s3.example.com']) {
      expect(refusal({ ...group, BACKUP_S3_ENDPOINT: wrong })).toContain('BACKUP_S3_ENDPOINT');
    }
    expect(refusal({ ...group, BACKUP_S3_BUCKET: 'a/b' })).toContain('BACKUP_S3_BUCKET');
  });

  test('say in a sentence what they are for', () => {
    for (const { name, says } of settings)
      expect([name, says]).toEqual([name, expect.stringMatching(/\.$/)]);
  });
});

describe('the master key', () => {
  const random = () => seededRandom('key');

  function inFolder(work: (folder: string) => void): void {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-key-'));
    try {
      work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  test('is made once, readable by its owner only, and gives the same keys from then on', () => {
    inFolder((folder) => {
      const config = makeConfig({ DATA_DIR: join(folder, 'new') });
      const made = loadMasterKey(config, random()).derive('cursors');
      const file = join(folder, 'new', 'master.key');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
      const other = seededRandom('another');
      expect(loadMasterKey(config, other).derive('cursors')).toEqual(made);
      expect(loadMasterKey(config, other).derive('seal')).not.toEqual(made);
    });
  });

  test('that cannot be used stops the start, and is never made again over a broken one', () => {
    inFolder((folder) => {
      const config = makeConfig({ DATA_DIR: folder });
      writeFileSync(join(folder, 'master.key'), 'half a k');
      expect(() => loadMasterKey(config, random())).toThrow('does not hold 64 hex characters');
      const named = makeConfig({ DATA_DIR: folder, MASTER_KEY_FILE: join(folder, 'away.key') });
      expect(() => loadMasterKey(named, random())).toThrow('does not exist');
      mkdirSync(join(folder, 'dir.key'));
      const odd = makeConfig({ DATA_DIR: folder, MASTER_KEY_FILE: join(folder, 'dir.key') });
      expect(() => loadMasterKey(odd, random())).toThrow(ConfigError);
    });
  });
});
