import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  signatureHeaders,
  verifyPlainSignature,
  verifyStandardSignature,
} from '../../src/domain/webhooks/signature.ts';

const secret = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const older = '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752';
const atMs = 1_700_000_000_999;
const body = '{"id":"evt_1700000000000_0a1b2c","type":"test.ping","data":{"message":"é"}}';
const delivery = { eventId: 'evt_1700000000000_0a1b2c', atMs, body };

/** A receiver's own HMAC, by another implementation than the one under test. */
async function webCryptoHmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Buffer> {
  const scheme = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, scheme, false, ['sign']);
  return Buffer.from(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
}

describe('X-Webhook-Signature', () => {
  test('is HMAC-SHA256 of the body, keyed with the characters of the secret', async () => {
    const headers = signatureHeaders({ ...delivery, secrets: [secret] });
    const expected = await webCryptoHmac(new TextEncoder().encode(secret), body);
    expect(headers['X-Webhook-Signature']).toBe(`sha256=${expected.toString('hex')}`);
  });

  test('gives the published result of RFC 4231, test case 2', () => {
    const text = 'what do ya want for nothing?';
    const headers = signatureHeaders({ ...delivery, body: text, secrets: ['Jefe'] });
    expect(headers['X-Webhook-Signature']).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('is made with the current secret alone during a rotation', () => {
    const both = signatureHeaders({ ...delivery, secrets: [secret, older] });
    const alone = signatureHeaders({ ...delivery, secrets: [secret] });
    expect(both['X-Webhook-Signature']).toBe(alone['X-Webhook-Signature'] ?? '');
  });

  test('verifies for this body and this secret and for nothing else', () => {
    const header =
      signatureHeaders({ ...delivery, secrets: [secret] })['X-Webhook-Signature'] ?? '';
    expect(verifyPlainSignature(secret, body, header)).toBe(true);
    expect(verifyPlainSignature(older, body, header)).toBe(false);
    expect(verifyPlainSignature(secret, `${body} `, header)).toBe(false);
    for (const other of ['', 'sha256=', header.slice(7), header.toUpperCase(), `${header}0`]) {
      expect(verifyPlainSignature(secret, body, other)).toBe(false);
    }
  });
});

describe('the Standard Webhooks headers', () => {
  const headers = signatureHeaders({ ...delivery, secrets: [secret] });

  test('are the event id, the second of the attempt and a signature', async () => {
    expect(headers['webhook-id']).toBe(delivery.eventId);
    expect(headers['webhook-timestamp']).toBe('1700000000');
    const key = new Uint8Array(Buffer.from(secret, 'base64'));
    expect(key.length).toBe(48);
    const expected = await webCryptoHmac(key, `${delivery.eventId}.1700000000.${body}`);
    expect(headers['webhook-signature']).toBe(`v1,${expected.toString('base64')}`);
  });

  test("match the example in the standard's own libraries", () => {
    const example = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const text = '{"test": 2432232314}';
    const now = 1_614_265_330_000;
    expect(verifyStandardSignature(key, example, text, now)).toBe(true);
  });

  test('verify with the secret as it is and behind its prefix', () => {
    expect(verifyStandardSignature(secret, headers, body, atMs)).toBe(true);
    expect(verifyStandardSignature(`whsec_${secret}`, headers, body, atMs)).toBe(true);
  });

  test('carry a signature for each secret during a rotation', () => {
    const both = signatureHeaders({ ...delivery, secrets: [secret, older] });
    expect(both['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}= v1,[A-Za-z0-9+/]{43}=$/);
    expect(verifyStandardSignature(secret, both, body, atMs)).toBe(true);
    expect(verifyStandardSignature(older, both, body, atMs)).toBe(true);
    expect(verifyStandardSignature(older, headers, body, atMs)).toBe(false);
  });

  test('do not verify when any of the three parts or the time is another', () => {
    const changed = (name: string, value: string) => ({ ...headers, [name]: value });
    const secondMs = 1_000;
    expect(verifyStandardSignature(secret, changed('webhook-id', 'evt_2'), body, atMs)).toBe(false);
    const later = changed('webhook-timestamp', '1700000001');
    expect(verifyStandardSignature(secret, later, body, atMs)).toBe(false);
    expect(verifyStandardSignature(secret, headers, `${body} `, atMs)).toBe(false);
    const limitMs = 1_700_000_000_000 + 300 * secondMs;
    expect(verifyStandardSignature(secret, headers, body, limitMs)).toBe(true);
    expect(verifyStandardSignature(secret, headers, body, limitMs + secondMs)).toBe(false);
    for (const timestamp of ['', '-1', '1e9', ' 1700000000', 'NaN']) {
      const odd = changed('webhook-timestamp', timestamp);
      expect(verifyStandardSignature(secret, odd, body, atMs)).toBe(false);
    }
    expect(verifyStandardSignature(secret, {}, body, atMs)).toBe(false);
  });
});

test('a signature of any event verifies, and a body changed in one place does not', () => {
  const hexSecret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytes.toHex());
  fc.assert(
    fc.property(hexSecret, fc.json(), fc.nat(), fc.nat(4_000_000), (key, text, at, seconds) => {
      const timeMs = seconds * 1000;
      const signed = signatureHeaders({ eventId: 'e', atMs: timeMs, body: text, secrets: [key] });
      const plain = signed['X-Webhook-Signature'] ?? '';
      expect(verifyPlainSignature(key, text, plain)).toBe(true);
      expect(verifyStandardSignature(key, signed, text, timeMs)).toBe(true);
      const cut = at % text.length;
      const other = `${text.slice(0, cut)}#${text.slice(cut + 1)}`;
      fc.pre(other !== text);
      expect(verifyPlainSignature(key, other, plain)).toBe(false);
      expect(verifyStandardSignature(key, signed, other, timeMs)).toBe(false);
    }),
  );
});
