import { equalInConstantTime, hmacSha256 } from '../../lib/hash.ts';

/** What a delivery is signed over. `secrets`: the current one first, then any that still counts. */
export type SignedDelivery = {
  eventId: string;
  /** The time of this attempt in milliseconds: receivers refuse what is minutes old. */
  atMs: number;
  body: string;
  secrets: readonly [string, ...string[]];
};

/**
 * The headers that let a receiver trust a delivery. A secret is 64 hex characters and serves two
 * schemes:
 * - `X-Webhook-Signature: sha256=<hex>`, HMAC-SHA256 of the body under the current secret. The key
 *   is the secret's own 64 characters, as `openssl dgst -sha256 -hmac "$SECRET"` takes it.
 * - Standard Webhooks 1.0 (standardwebhooks.com): `webhook-id`, `webhook-timestamp` in seconds and
 *   `webhook-signature`, one `v1,<base64>` for each secret. The key is what its libraries make of
 *   the secret when it is handed to them as it is, or behind `whsec_`: its base64 decoding. Hex
 *   characters are base64 characters too, so 64 of them always decode to 48 bytes (the
 *   specification asks for 24 to 64).
 */
export function signatureHeaders(delivery: SignedDelivery): Record<string, string> {
  const { eventId, atMs, body, secrets } = delivery;
  const timestamp = String(Math.floor(atMs / 1000));
  const content = `${eventId}.${timestamp}.${body}`;
  return {
    'X-Webhook-Signature': plainSignature(secrets[0], body),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => standardSignature(secret, content)).join(' '),
  };
}

/** What a receiver does with `X-Webhook-Signature`. Takes the same time wherever they differ. */
export function verifyPlainSignature(secret: string, body: string, header: string): boolean {
  return equalInConstantTime(plainSignature(secret, body), header);
}

/** What a receiver does with the three Standard Webhooks headers; nowMs is the receiver's clock. */
export function verifyStandardSignature(
  secret: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  nowMs: number,
): boolean {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const ageMs = Math.abs(nowMs - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || ageMs > toleranceMs) return false;
  const expected = standardSignature(secret, `${id}.${timestamp}.${body}`);
  // Every signature is compared, so that the time does not tell which secret matched.
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .map((signature) => equalInConstantTime(signature, expected))
    .includes(true);
}

/** The specification's libraries accept five minutes of difference. */
const toleranceMs = 5 * 60 * 1000;

function plainSignature(secret: string, body: string): string {
  return `sha256=${hmacSha256(secret, body).toString('hex')}`;
}

function standardSignature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${hmacSha256(key, content).toString('base64')}`;
}
