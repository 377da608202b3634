import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { askNetwork, type NetworkAnswer, type NetworkRequest, readAs, said } from '../ask.ts';
import type { Session, Trouble } from '../port.ts';

export type LinkedIn = (
  session: Pick<Session, 'accessToken' | 'signal'>,
  request: Pick<NetworkRequest, 'method' | 'json' | 'headers'> & { path: string },
) => Promise<NetworkAnswer | LinkedInTrouble>;

export type LinkedInTrouble = Trouble & { status?: number };

/** The versioned API of LinkedIn: what is answered with success, or what went wrong. */
export function linkedinApi(call: Call, version: string): LinkedIn {
  return async (session, { path, headers, ...request }) => {
    const answer = await askNetwork(call, session, {
      ...request,
      url: `https://api.linkedin.com/rest/${path}`,
      headers: {
        'linkedin-version': version,
        'x-restli-protocol-version': '2.0.0',
        ...headers,
      },
    });
    if (answer.kind !== 'answered') return answer;
    const isDone = answer.status >= 200 && answer.status < 300;
    return isDone ? answer : troubleFromLinkedIn(answer, version);
  };
}

const ErrorBody = Type.Object({ message: Type.Optional(Type.String()) });

/** "Error handling" and "Rate limiting" of LinkedIn's pages for developers. */
export function troubleFromLinkedIn(
  { status, headers, json }: NetworkAnswer,
  version: string,
): LinkedInTrouble {
  const words = said(readAs(ErrorBody, json)?.message) || `status ${status}`;
  const message = `LinkedIn: ${words}`;
  if (status === 401) return { kind: 'token_dead', message, status };
  if (status === 429) {
    const seconds = Number(headers['retry-after'] ?? Number.NaN);
    const told = seconds > 0 ? { waitMs: seconds * second } : {};
    return { kind: 'throttled', untilMs: null, ...told, message, status };
  }
  if (status === 422 && /duplicate/i.test(words)) {
    const [urn = null] = /urn:li:(?:share|ugcPost):\d+/.exec(words) ?? [];
    return { kind: 'duplicate', externalId: urn, message, status };
  }
  if (status === 426) {
    const hint = `LinkedIn has ended version ${version} of its API; set LINKEDIN_VERSION.`;
    return { kind: 'refused', message: hint, status };
  }
  if (status >= 500 || status === 408) return { kind: 'unknown', message, status };
  return { kind: 'refused', message, status };
}
