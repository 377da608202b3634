import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from './random.ts';

/** Keeps secrets in the database unreadable without the master key. */
export type Seal = { close(text: string): string; open(sealed: string): string };

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM (NIST SP 800-38D); `v1.` and base64url of nonce, tag and ciphertext. */
export function makeSeal(key: Uint8Array, random: Random): Seal {
  function close(text: string): string {
    const iv = random.bytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const all = Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    return `${version}.${all.toString('base64url')}`;
  }
  /** Throws when the text was changed or sealed under another key. */
  function open(sealed: string): string {
    const [prefix, payload = ''] = sealed.split('.');
    if (prefix !== version) throw new Error('A stored secret has an unknown form.');
    const all = Buffer.from(payload, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, ivBytes));
    decipher.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([
      decipher.update(all.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]);
    return text.toString('utf8');
  }
  return { close, open };
}
