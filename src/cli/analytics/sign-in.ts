import type { Context } from '../../context.ts';
import { problem } from '../../problem.ts';
import { startAuthorization } from '../../providers/oauth/authorization.ts';
import { openLoopback } from '../../providers/oauth/loopback.ts';
import type { OAuthClient, Tokens } from '../../providers/oauth/oauth-client.ts';
import { exchangeCode } from '../../providers/oauth/request-tokens.ts';
import { readReturned, type Returned } from '../../providers/oauth/returned-code.ts';

/** What asks a person: a terminal, or a test. */
export type Person = {
  /** Shows the address to open. */
  show(address: string): void;
  /** The line that the person pastes. */
  pasted(): Promise<string>;
};

const terminal: Person = {
  show: (address) => {
    process.stderr.write(`Open this address in a browser and agree:\n\n${address}\n\n`);
  },
  async pasted() {
    process.stderr.write('Paste the address that the browser was sent to, or the code:\n');
    for await (const line of console) return line;
    return '';
  },
};

/** The tokens of whoever signs in with a browser; the browser's way back is a loopback address. */
export async function signIn(
  ctx: Pick<Context, 'call' | 'clock' | 'random'>,
  client: OAuthClient,
  port: number,
  isPasted: boolean,
  person = terminal,
): Promise<Tokens> {
  const loopback = openLoopback(port);
  try {
    const started = startAuthorization(client, loopback.redirectUri, ctx.random);
    const arrived = isPasted ? null : loopback.returned(started.state);
    person.show(started.address);
    const returned: Returned = arrived
      ? await arrived
      : readReturned(await person.pasted(), started.state);
    if (returned.kind !== 'code') throw problem('validation_error', returned.message);
    const outcome = await exchangeCode(ctx, client, started, returned.code);
    if (outcome.kind !== 'granted') throw problem('validation_error', outcome.message);
    return outcome.tokens;
  } finally {
    await loopback.close();
  }
}
