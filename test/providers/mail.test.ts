import { createServer } from 'node:net';
import { describe, expect, test } from 'bun:test';
import { smtpMailer, type SmtpSettings } from '../../src/providers/mail/smtp.ts';
import { smtpServer } from '../support/smtp-server.ts';

const mail = { to: 'leads@crm.example', subject: 'New lead', text: '<adf/>', messageId: 'a@b' };

function settingsFor(port: number, change: Partial<SmtpSettings> = {}): SmtpSettings {
  const from = 'cars@prairie.example';
  const account = { user: 'cars', password: 'hidden-word' };
  const host = '127.0.0.1';
  return { host, port, isSecure: false, isLocal: false, from, ...account, ...change };
}

/** A server that knows no TLS, or says so only when it is asked; all that it was told. */
async function plainServer(greeting: string) {
  let heard = '';
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      heard += text;
      socket.write(text.startsWith('EHLO') ? greeting : '454 TLS is not available\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, heard: () => heard, [Symbol.dispose]: () => void server.close() };
}

describe('mail', () => {
  test('goes to no server elsewhere that speaks no TLS, and tells it no password', async () => {
    const greetings = [
      '250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n',
      '250-mail.test\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN\r\n',
    ];
    for (const greeting of greetings) {
      using server = await plainServer(greeting);
      const outcome = await smtpMailer(settingsFor(server.port)).send(mail);
      expect(outcome.sent).toBe(false);
      expect(JSON.stringify(outcome)).not.toContain('hidden-word');
      expect(server.heard()).toMatch(/STARTTLS/);
      expect(server.heard()).not.toMatch(/AUTH|MAIL|RCPT|DATA|Y2Fycw|adf/);
    }
  }, 20_000);

  test('has no header and reaches nobody but as it is told, whatever its words are', async () => {
    using server = await smtpServer();
    const { port } = new URL(server.url);
    const local = { isLocal: true, user: null, password: null };
    const mailer = smtpMailer(settingsFor(Number(port), local));
    const subjects = [
      'New lead: 2022 X\r\nBcc: all@evil.example',
      'New lead: \nContent-Type: text/html\n\n<script>',
      'New lead: 日本 🚗 \u2028Bcc: a@evil.example\u0085Cc: b@evil.example\0',
      `New lead: ${'x'.repeat(3_000)}`,
    ];
    for (const subject of subjects) {
      const text = 'Bcc: c@evil.example\r\n\r\n.\r\nRCPT TO:<d@evil.example>';
      expect(await mailer.send({ ...mail, subject, text })).toEqual({ sent: true });
    }
    expect(server.mails).toHaveLength(subjects.length);
    for (const { to, data } of server.mails) {
      expect(to).toContain('<leads@crm.example>');
      const [head = ''] = data.split('\n\n');
      const names = head.split('\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? []);
      expect(names.toSorted()).toEqual([
        'Content-Transfer-Encoding',
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Subject',
        'To',
      ]);
      expect(head).toContain('Content-Type: text/plain; charset=utf-8');
    }
  }, 20_000);
});
