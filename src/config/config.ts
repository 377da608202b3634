import { resolve } from 'node:path';
import { trustProxies } from '../http/client-address.ts';
import type { LogLevel } from '../lib/log.ts';
import { parseAllowList } from '../providers/outbound/allow-list.ts';
import type { ListingsSettings } from '../providers/listings/settings.ts';
import type { S3Settings } from '../providers/backup-target/s3.ts';
import { backupS3From } from './backup-s3.ts';
import { fetchRateFrom, imageProviderFrom, imagesS3From } from './images.ts';
import type { ImageProviderSettings } from '../providers/image-maker/settings.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';
import type { SettingName } from './settings.ts';
import { listingsFromSettings } from './listings.ts';
import { type SocialConfig, socialFrom } from './social.ts';
import type { SmtpSettings } from '../providers/mail/smtp.ts';
import { smtpFrom } from './smtp.ts';
import { type TextModelConfig, textModelFrom } from './text-model.ts';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  appOrigin: string;
  masterKey: string | null;
  masterKeyFile: string | null;
  trustedProxies: string[];
  webhookAllowHosts: string[];
  /** Whether facts of cars are fetched every week. */
  factsUpdate: boolean;
  leadsKeptDays: number;
  /** Null where the audit log is kept for good. */
  auditKeptDays: number | null;
  /** Null where no mail goes out. */
  smtp: SmtpSettings | null;
  logLevel: LogLevel;
  operatorToken: string | null;
  /** Null where backups stay on this machine. */
  backupS3: S3Settings | null;
  /** Null where images lie in the data folder. */
  imagesS3: S3Settings | null;
  /** Photos that one host is asked for in a minute. */
  imagesFetchRate: number;
  /** Null where cards are made instead. */
  imageProvider: ImageProviderSettings | null;
  /** Null where listings come from files alone. */
  listings: ListingsSettings | null;
  /** Null where the embedded writer writes. */
  textModel: TextModelConfig | null;
  /** The networks that accounts can be connected on. */
  social: SocialConfig;
};

const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Checks and completes the environment. Throws ConfigError. */
export function makeConfig(environment: Environment): Config {
  if (environment.MASTER_KEY && environment.MASTER_KEY_FILE) {
    throw new ConfigError('Set MASTER_KEY or MASTER_KEY_FILE, not both.');
  }
  const valueOf = (name: SettingName) => environment[name] ?? defaultOf(name);
  return {
    host: valueOf('HOST'),
    port: portFrom(valueOf('PORT')),
    dataDir: resolve(valueOf('DATA_DIR')),
    appOrigin: originFrom(environment.APP_ORIGIN ?? ownOrigin(valueOf('PORT'))),
    masterKey: masterKeyFrom(environment.MASTER_KEY),
    masterKeyFile: environment.MASTER_KEY_FILE ?? null,
    trustedProxies: listFrom('TRUSTED_PROXIES', valueOf, trustProxies),
    webhookAllowHosts: listFrom('WEBHOOK_ALLOW_HOSTS', valueOf, parseAllowList),
    factsUpdate: switchFrom('FACTS_UPDATE', valueOf),
    leadsKeptDays: daysFrom('LEADS_KEPT_DAYS', valueOf),
    auditKeptDays: environment.AUDIT_KEPT_DAYS ? daysFrom('AUDIT_KEPT_DAYS', valueOf) : null,
    smtp: smtpFrom(environment),
    logLevel: logLevelFrom(valueOf('LOG_LEVEL')),
    operatorToken: operatorTokenFrom(environment.OPERATOR_TOKEN),
    backupS3: backupS3From(environment),
    imagesS3: imagesS3From(environment),
    imagesFetchRate: fetchRateFrom(environment),
    imageProvider: imageProviderFrom(environment),
    listings: listingsFromSettings(environment),
    textModel: textModelFrom(environment),
    social: socialFrom(environment),
  };
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/** Without a name of its own the server is reached on this machine, on the port that it has. */
function ownOrigin(port: string): string {
  return port === '0' ? defaultOf('APP_ORIGIN') : `http://localhost:${portFrom(port)}`;
}

function originFrom(text: string): string {
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/') return url.origin;
  throw new ConfigError(`APP_ORIGIN must look like https://example.com, not "${text}".`);
}

function masterKeyFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new ConfigError('MASTER_KEY must be 64 hex characters (openssl rand -hex 32 makes one).');
}

/** Long enough not to be guessed, and only what a header carries unchanged. */
function operatorTokenFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[\x21-\x7e]{32,256}$/.test(text)) return text;
  throw new ConfigError(
    'OPERATOR_TOKEN must be 32 to 256 visible ASCII characters (openssl rand -hex 32 makes one).',
  );
}

/**
 * A list separated by commas; `read` is what will read it later, and throws what is wrong with it.
 */
function listFrom(
  name: SettingName,
  valueOf: (name: SettingName) => string,
  read: (entries: readonly string[]) => unknown,
): string[] {
  const entries = valueOf(name)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  try {
    read(entries);
  } catch (error) {
    throw new ConfigError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return entries;
}

function daysFrom(name: SettingName, valueOf: (name: SettingName) => string): number {
  const text = valueOf(name);
  const days = Number(text);
  if (/^\d{1,4}$/.test(text) && days >= 1 && days <= 3_650) return days;
  throw new ConfigError(`${name} must be a whole number from 1 to 3650, not "${text}".`);
}

function switchFrom(name: SettingName, valueOf: (name: SettingName) => string): boolean {
  const word = valueOf(name);
  if (word === 'on' || word === 'off') return word === 'on';
  throw new ConfigError(`${name} must be on or off, not "${word}".`);
}

function logLevelFrom(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}
