import { describe, expect, test } from 'bun:test';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../src/config/config-error.ts';
import { hasFileForm, readEnvironment } from '../../src/config/env.ts';
import { settings } from '../../src/config/settings.ts';
import { runCommand } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';

const token = 'a-token-of-more-than-32-characters';

function refusal(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : '';
  }
  throw new Error(`accepted ${JSON.stringify(source)}`);
}

describe('a secret from a file', () => {
  test('is there for every secret setting, and loses its line end', () => {
    using folder = temporaryFolder();
    const withFiles = settings.filter(hasFileForm).map(({ name }) => name);
    expect(withFiles).toEqual([
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
      'IMAGES_S3_ACCESS_KEY_ID',
      'IMAGES_S3_SECRET_ACCESS_KEY',
      'IMAGE_API_KEY',
      'LLM_API_KEY',
      'LISTINGS_API_KEY',
      'X_CLIENT_SECRET',
      'META_APP_SECRET',
      'LINKEDIN_CLIENT_SECRET',
      'GOOGLE_CLIENT_SECRET',
      'SMTP_URL',
      'OPERATOR_TOKEN',
    ]);
    for (const name of withFiles) {
      const file = join(folder.path, name);
      writeFileSync(file, `${token}\r\n`, { mode: 0o600 });
      expect(readEnvironment({ [`${name}_FILE`]: file })).toEqual({ [name]: token });
      expect(refusal({ [name]: 'x', [`${name}_FILE`]: file })).toContain('not both');
    }
  });

  test('that cannot be used is refused in one line that names setting and file', () => {
    using folder = temporaryFolder();
    const at = (name: string, text: string, mode = 0o600) => {
      const file = join(folder.path, name);
      writeFileSync(file, text);
      chmodSync(file, mode);
      return file;
    };
    mkdirSync(join(folder.path, 'folder'));
    const wrong: [file: string, says: string][] = [
      [join(folder.path, 'nowhere'), 'does not exist'],
      [join(folder.path, 'folder'), 'is no file'],
      [at('empty', ' \n'), 'is empty'],
      [at('open', token, 0o644), 'chmod 600'],
      [at('writable', token, 0o602), 'chmod 600'],
      [at('two', `${token}\nanother`), 'more than one line'],
      [at('large', 'x'.repeat(70_000)), 'too large'],
    ];
    for (const [file, says] of wrong) {
      const message = refusal({ OPERATOR_TOKEN_FILE: file });
      expect(message).toStartWith('OPERATOR_TOKEN_FILE: ');
      expect(message).toContain(file);
      expect(message).toContain(says);
      expect(message).not.toMatch(/\n|a-token/);
    }
    const group = at('group', token, 0o640);
    expect(readEnvironment({ OPERATOR_TOKEN_FILE: group })).toEqual({ OPERATOR_TOKEN: token });
  });

  test('a command ends with that line and the status of wrong usage', async () => {
    using folder = temporaryFolder();
    const settings = { DATA_DIR: folder.path, LLM_API_KEY_FILE: join(folder.path, 'none') };
    const { status, errors } = await runCommand(['sites', 'list'], settings);
    expect(status).toBe(2);
    expect(errors).toMatch(/^forecourt: LLM_API_KEY_FILE: .* does not exist\.\n$/);
  });
});
