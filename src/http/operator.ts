import type { Context } from '../context.ts';
import { equalInConstantTime } from '../lib/hash.ts';
import { problem } from '../problem.ts';
import type { Caller, Gate } from './gate.ts';

/** Lets only those pass who send the operator's token, and throws a 401 at others. */
export type RequireOperator = (caller: Caller) => Promise<void>;

/**
 * Guesses count against the caller's address, and where its window is spent none is compared. Where
 * no token is set nobody is the operator: without one there is nothing to send.
 */
export function makeRequireOperator({ config }: Context, gate: Gate): RequireOperator {
  return async ({ request, set, server }) => {
    await gate.refuseIfSpent({ request, set, server });
    const { operatorToken } = config;
    const given = /^Bearer +(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (operatorToken !== null && equalInConstantTime(given, operatorToken)) return;
    gate.noteRefusal({ request, set, server });
    await gate.admitAnonymous({ request, set, server });
    set.headers['www-authenticate'] = 'Bearer';
    const how = operatorToken === null ? 'Set OPERATOR_TOKEN, and send it' : 'Send it';
    throw problem('unauthorized', `This is for the operator. ${how} as Authorization: Bearer.`);
  };
}
