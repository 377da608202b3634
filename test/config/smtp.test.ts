import { describe, expect, test } from 'bun:test';
import { smtpFrom } from '../../src/config/smtp.ts';

const SMTP_FROM = 'cars@prairie.example';

describe('the mail server', () => {
  test('is read from one address, with the port of its scheme', () => {
    expect(smtpFrom({})).toBeNull();
    const secure = smtpFrom({ SMTP_URL: 'smtps://me%40x:p%25w@mail.example.com', SMTP_FROM });
    expect(secure).toEqual({
      host: 'mail.example.com',
      port: 465,
      isSecure: true,
      isLocal: false,
      user: 'me@x',
      password: 'p%w',
      from: SMTP_FROM,
    });
    const plain = smtpFrom({ SMTP_URL: 'smtp://mail.example.com', SMTP_FROM });
    expect([plain?.port, plain?.isSecure, plain?.isLocal]).toEqual([587, false, false]);
    expect(smtpFrom({ SMTP_URL: 'smtp://localhost:25', SMTP_FROM })?.isLocal).toBe(true);
    expect(smtpFrom({ SMTP_URL: 'smtp://[::1]:25', SMTP_FROM })?.host).toBe('::1');
  });

  test('is refused where it cannot be one, without a word of its password', () => {
    const bad: [url: string | undefined, from: string | undefined][] = [
      ['smtps://u:hidden@mail.example.com', undefined],
      [undefined, SMTP_FROM],
      ['https://u:hidden@mail.example.com', SMTP_FROM],
      ['smtps://u:hidden@mail.example.com/box', SMTP_FROM],
      ['mail.example.com', SMTP_FROM],
      ['smtps://u:hidden%zz@mail.example.com', SMTP_FROM],
      ['smtps://mail.example.com', 'Prairie <cars@prairie.example>'],
    ];
    for (const [SMTP_URL, from] of bad) {
      const read = () =>
        smtpFrom({ ...(SMTP_URL && { SMTP_URL }), ...(from && { SMTP_FROM: from }) });
      expect(read).toThrow(/SMTP/);
      expect(read).not.toThrow(/hidden/);
    }
  });
});
