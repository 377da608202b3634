import type { SmtpSettings } from '../providers/mail/smtp.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './env.ts';

const defaultPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The server that mail goes out by; null without one. Both are set or none. Throws ConfigError. */
export function smtpFrom({ SMTP_URL, SMTP_FROM }: Environment): SmtpSettings | null {
  if (SMTP_URL === undefined && SMTP_FROM === undefined) return null;
  if (SMTP_URL === undefined || SMTP_FROM === undefined) {
    throw new ConfigError('Mail needs SMTP_URL and SMTP_FROM. Set both, or neither.');
  }
  const url = URL.parse(SMTP_URL);
  const isPlain = url && ['', '/'].includes(url.pathname) && !url.search && !url.hash;
  const defaultPort = defaultPorts[url?.protocol ?? ''];
  if (!url || !isPlain || url.hostname === '' || defaultPort === undefined) {
    // Not as it is: it holds a password.
    throw new ConfigError('SMTP_URL must look like smtps://user:password@mail.example.com:465.');
  }
  if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(SMTP_FROM)) {
    throw new ConfigError(`SMTP_FROM must be an e-mail address, not "${SMTP_FROM}".`);
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? defaultPort : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    isLocal: url.protocol === 'smtp:' && localHosts.has(url.hostname),
    user: url.username === '' ? null : decoded(url.username),
    password: url.password === '' ? null : decoded(url.password),
    from: SMTP_FROM,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ConfigError('SMTP_URL holds a % that encodes nothing; write %25 for it.');
  }
}
