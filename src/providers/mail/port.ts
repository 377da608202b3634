export type Mail = {
  to: string;
  subject: string;
  /** Plain text, which is the whole of it. */
  text: string;
  /** Equal on every attempt, so that a receiver knows a repeat; without angle brackets. */
  messageId: string;
};

/** A value and no exception: a server that refuses is nothing out of the ordinary. */
export type MailOutcome = { sent: true } | { sent: false; message: string; status: number | null };

export type Mailer = { send(mail: Mail, signal?: AbortSignal): Promise<MailOutcome> };
