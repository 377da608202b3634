import { finishWithPasskey, passkeyOptions } from '../../domain/people/sign-in/second-step.ts';
import { refusal } from '../../domain/people/refusals.ts';
import { readJsonBody } from '../../http/body.ts';
import { pageHeaders } from '../html.tsx';
import { keepSession } from '../session.ts';
import type { Visit } from '../visit.ts';

/** What the browser needs to ask for a passkey. */
export async function passkeyOptionsFor({ ctx, token }: Visit): Promise<Response> {
  if (token === null) throw refusal('session_ended');
  return Response.json(await passkeyOptions(ctx, token), { headers: pageHeaders });
}

/** Takes what the passkey answered. The script then goes where the person wanted to go. */
export async function sendPasskey({ ctx, token, request, from }: Visit): Promise<Response> {
  if (token === null) throw refusal('session_ended');
  const response = await readJsonBody(request);
  const session = await finishWithPasskey(ctx, token, response, from);
  return new Response(null, {
    status: 204,
    headers: { ...pageHeaders, ...keepSession(session.token) },
  });
}
