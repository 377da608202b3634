import { refusal } from '../refusals.ts';

/** What makes and checks hashes, slowly on purpose. */
export type SlowHash = {
  hash(text: string): Promise<string>;
  verify(text: string, hash: string): Promise<boolean>;
};

/** OWASP's parameters of argon2id: 19 MiB and two passes, about 28 ms. */
const argon2id = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const;

const ownHash: SlowHash = {
  hash: (text) => Bun.password.hash(text, argon2id),
  verify: (text, hash) => Bun.password.verify(text, hash),
};

/** Of random bytes that nobody has: what a password is compared with where there is no person. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$o92QwP1uMO6U+SBlykEvaKVSf1i3MHSYlXIphFb0lHQ' +
  '$Nqedvkd+ddQqUtbwZhbMCa68ROKR10xzA40KSjdO51c';

/** Two take 19 MiB each, and leave the event loop its threads. */
const maxAtOnce = 2;
const maxWaiting = 64;

/** Nobody's password is longer; what is would only cost time. */
export const maxPasswordLength = 256;

export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly slow: SlowHash = ownHash) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => this.slow.hash(folded(password)));
  }

  /** Takes as long without a hash, where it is false whatever the password. */
  async verify(password: string, hash: string | null): Promise<boolean> {
    const text = folded(password.slice(0, maxPasswordLength));
    const isSame = await this.inTurn(() => this.slow.verify(text || ' ', hash ?? nobodysHash));
    return isSame && hash !== null && password !== '' && password.length <= maxPasswordLength;
  }

  /** Throws the refusal `too_busy` where too many wait already. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= maxAtOnce) {
      if (this.waiting.length >= maxWaiting) throw refusal('too_busy');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to whoever waits longest, or becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** Keyboards write the same letter in several ways (NIST SP 800-63B section 5.1.1.2). */
function folded(password: string): string {
  return password.normalize('NFKC');
}
