/** One setting: the README's table and the start-up checks are both made from this list. */
export type Setting = {
  name: string;
  default: string | null;
  secret?: boolean;
  says: string;
};

export const settings = [
  { name: 'HOST', default: '127.0.0.1', says: 'Address to listen on.' },
  { name: 'PORT', default: '3000', says: 'Port to listen on; 0 takes a free one.' },
  { name: 'DATA_DIR', default: './data', says: 'Folder of the database and the master key.' },
  {
    name: 'APP_ORIGIN',
    default: 'http://localhost:3000',
    says: 'Address under which people and partners reach the server.',
  },
  {
    name: 'MASTER_KEY',
    default: null,
    secret: true,
    says: '64 hex characters that protect secrets and cursors; or use MASTER_KEY_FILE.',
  },
  {
    name: 'MASTER_KEY_FILE',
    default: null,
    says: 'File with the master key; DATA_DIR/master.key is made when neither is set.',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: '',
    says: 'Addresses or networks whose X-Forwarded-For is believed, separated by commas.',
  },
  {
    name: 'WEBHOOK_ALLOW_HOSTS',
    default: '',
    says: 'Hosts, host:port, *.suffix or networks that webhooks may reach though not public.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    says: 'debug, info, warn, error or silent; info has a line for each request.',
  },
  {
    name: 'OPERATOR_TOKEN',
    default: null,
    secret: true,
    says: '16 to 256 characters with which Prometheus may read /metrics; none without it.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];
export type Environment = Partial<Record<SettingName, string>>;

/** The only reader of the process's environment. Empty counts as not set. */
export function readEnvironment(): Environment {
  const given: Environment = {};
  for (const { name } of settings) {
    const value = process.env[name]?.trim();
    if (value) given[name] = value;
  }
  return given;
}
