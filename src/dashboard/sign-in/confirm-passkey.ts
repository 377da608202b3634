import { stepUpPasskeyOptions, stepUpWithPasskey } from '../../domain/people/sessions/step-up.ts';
import { readJsonBody } from '../../http/body.ts';
import { pageHeaders } from '../html.tsx';
import { keepSession } from '../session.ts';
import type { PersonVisit } from '../visit.ts';

/** What the browser needs to ask for a passkey. */
export async function confirmOptions({ ctx, who }: PersonVisit): Promise<Response> {
  return Response.json(await stepUpPasskeyOptions(ctx, who), { headers: pageHeaders });
}

/** Takes what the passkey answered. The script then goes where the person wanted to go. */
export async function confirmWithPasskey({ ctx, who, request }: PersonVisit): Promise<Response> {
  const { token } = await stepUpWithPasskey(ctx, who, await readJsonBody(request));
  const headers = { ...pageHeaders, ...keepSession(token) };
  return new Response(null, { status: 204, headers });
}
