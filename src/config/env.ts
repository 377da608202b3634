import { ConfigError } from './config-error.ts';
import { readSecretFile } from './secret-file.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

export type Environment = Partial<Record<SettingName, string>>;

type Source = Readonly<Record<string, string | undefined>>;

/**
 * The only reader of the process's environment. Empty counts as not set. Throws ConfigError for a
 * file of a secret that cannot be used.
 */
export function readEnvironment(source: Source = process.env): Environment {
  const given: Environment = {};
  for (const setting of settings) {
    const { name } = setting;
    const value = hasFileForm(setting) ? secretOf(name, source) : textOf(name, source);
    if (value !== undefined) given[name] = value;
  }
  return given;
}

/** The master key's file is a setting of its own: it holds versions, and is followed. */
export function hasFileForm(setting: Setting): boolean {
  return setting.secret === true && setting.name !== 'MASTER_KEY';
}

function secretOf(name: string, source: Source): string | undefined {
  const value = textOf(name, source);
  const file = textOf(`${name}_FILE`, source);
  if (file === undefined) return value;
  if (value !== undefined) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
  return readSecretFile(`${name}_FILE`, file);
}

function textOf(name: string, source: Source): string | undefined {
  return source[name]?.trim() || undefined;
}

/** Empty for a setting without a default. */
export function defaultOf(name: SettingName): string {
  return settings.find((setting) => setting.name === name)?.default ?? '';
}
