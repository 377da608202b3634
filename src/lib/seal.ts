import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from './random.ts';

/**
 * Keeps secrets in the database unreadable without the master key. Every column that holds what
 * `encrypt` returns is listed in src/db/sealed-columns.ts; otherwise a change of the master key
 * would leave it behind. `encrypt` is called inside the write that stores its text: that is how the
 * change knows when nobody can encrypt under the old version any more.
 */
export type Seal = {
  encrypt(text: string): string;
  /** Throws when the text was changed, or sealed under a key that is not known. */
  decrypt(sealed: string): string;
};

/** A key in its versions, which may grow while the program runs. */
export type Keys = {
  newest(): { version: number; key: Uint8Array };
  find(version: number): Uint8Array | undefined;
};

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM (NIST SP 800-38D); `v<version>.` and base64url of nonce, tag and ciphertext. */
export function makeSeal(keys: Keys, random: Random): Seal {
  function encrypt(text: string): string {
    const { version, key } = keys.newest();
    const iv = random.bytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const all = Buffer.concat([iv, cipher.getAuthTag(), hidden]);
    return `${sealPrefix(version)}${all.toString('base64url')}`;
  }
  function decrypt(sealed: string): string {
    const [, digits, payload = ''] = /^v(\d{1,9})\.([\w-]+)$/.exec(sealed) ?? [];
    if (digits === undefined) throw new Error('A stored secret has an unknown form.');
    const key = keys.find(Number(digits));
    if (!key) throw new Error(`A stored secret needs version ${digits} of the master key.`);
    const all = Buffer.from(payload, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, ivBytes));
    decipher.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([
      decipher.update(all.subarray(ivBytes + tagBytes)),
      decipher.final(),
    ]);
    return text.toString('utf8');
  }
  return { encrypt, decrypt };
}

/** What every text begins with that is sealed under this version. */
export function sealPrefix(version: number): string {
  return `v${version}.`;
}

/** The version under which a text is sealed; 0 for one of an unknown form. */
export function sealVersion(sealed: string): number {
  return Number(/^v(\d{1,9})\./.exec(sealed)?.[1] ?? 0);
}
