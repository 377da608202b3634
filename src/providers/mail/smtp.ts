import type { Transporter } from 'nodemailer';
import type { Mail, Mailer, MailOutcome } from './port.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise it is asked for once connected, unless `isLocal`. */
  isSecure: boolean;
  /** A relay on this machine, which needs none. */
  isLocal: boolean;
  user: string | null;
  password: string | null;
  from: string;
};

const connectMs = 10_000;
const idleMs = 20_000;
const longestReason = 300;

/** Mail by SMTP. Loaded with the first one: few servers send any. */
export function smtpMailer(settings: SmtpSettings): Mailer {
  let transport: Promise<Transporter> | null = null;
  return {
    async send(mail, signal) {
      transport ??= makeTransport(settings);
      return sendBy(await transport, settings, mail, signal);
    },
  };
}

async function makeTransport(settings: SmtpSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, isLocal, user, password } = settings;
  return createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: isLocal,
    // Said here, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not switch the check off.
    tls: { rejectUnauthorized: true },
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleMs,
    // A mail holds what it holds: nothing is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
}

async function sendBy(
  transport: Transporter,
  { from }: SmtpSettings,
  { to, subject, text, messageId }: Mail,
  signal?: AbortSignal,
): Promise<MailOutcome> {
  const sending = transport
    .sendMail({
      from,
      to: { name: '', address: to },
      subject: subject.replace(/[\r\n]+/g, ' '),
      text,
      messageId: `<${messageId}>`,
    })
    .then((): MailOutcome => ({ sent: true }), failureFrom);
  if (!signal) return sending;
  const brokenOff = new Promise<MailOutcome>((resolve) => {
    const end = () => resolve({ sent: false, message: 'It was broken off.', status: null });
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([sending, brokenOff]);
}

function failureFrom(error: unknown): MailOutcome {
  const { responseCode, message } = error as { responseCode?: unknown; message?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : null;
  const words = String(message).replace(/\s+/g, ' ').slice(0, longestReason);
  return { sent: false, message: `The mail server did not take it: ${words}`, status };
}
