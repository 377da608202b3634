import { lookup } from 'node:dns/promises';

/**
 * The operating system's own resolution, hosts file included. The order is the system's (RFC 6724).
 * @note A look-up cannot be cancelled; the caller's deadline goes on without it.
 */
export async function resolveWithSystem(name: string): Promise<string[]> {
  const answers = await lookup(name, { all: true, order: 'verbatim' });
  return answers.map((answer) => answer.address);
}
