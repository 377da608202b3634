import type { Context } from '../context.ts';
import { mintSetupLink } from '../domain/people/links/setup-link.ts';

/** Where the first owner begins, while nobody can sign in; nothing later. */
export async function setupAddress(
  ctx: Context,
  origin: string,
): Promise<{ setup: string } | Record<string, never>> {
  const link = await mintSetupLink(ctx);
  // A passkey belongs to a name, and 127.0.0.1 is none.
  return link ? { setup: origin.replace('//127.0.0.1', '//localhost') + link.path } : {};
}

export function setupLines(found: { setup?: string }): string[] {
  if (found.setup === undefined) return [];
  return ['Nobody can sign in yet. The first owner begins here, within 24 hours:', found.setup];
}
