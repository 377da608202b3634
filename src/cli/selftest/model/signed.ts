import { createHmac } from 'node:crypto';
import { must, mustEqual } from '../invariants.ts';
import type { Sent } from '../network.ts';
import type { Hook, Secret } from './hook.ts';

/** Checks both signatures of an attempt as a receiver that knows its secrets does. */
export function checkSignatures(hook: Hook, { request }: Sent, wallNow: number): void {
  const { headers } = request;
  const body = String(request.body);
  const valid = hook.secrets.filter(({ until }) => wallNow < until);
  const [current] = valid;
  must(current !== undefined, 'signatures-verify', () => `${hook.url} has no secret`);
  if (!current) return;
  const plain = createHmac('sha256', current.text).update(body).digest('hex');
  mustEqual(headers['X-Webhook-Signature'], `sha256=${plain}`, 'signatures-verify', hook.url);
  const timestamp = String(Math.floor(wallNow / 1000));
  mustEqual(headers['webhook-timestamp'], timestamp, 'signatures-verify', 'the timestamp');
  const content = `${headers['webhook-id']}.${timestamp}.${body}`;
  const signatureOf = ({ text }: Secret) => {
    const key = Buffer.from(text, 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  };
  const found = (headers['webhook-signature'] ?? '').split(' ').sort().join(' ');
  const all = valid.map(signatureOf).sort().join(' ');
  if (found === all) return;
  const sure = valid.filter(({ mayBeGone }) => !mayBeGone).map(signatureOf);
  const what = `webhook-signature of ${hook.url}`;
  mustEqual(found, sure.sort().join(' '), 'signatures-verify', what);
}
