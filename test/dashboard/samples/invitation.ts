import { invite } from '../../../src/domain/people/members/invite.ts';
import { findSession } from '../../../src/domain/people/sessions/find-session.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, as, site }) => {
  const { token } = await as('owner');
  const who = await findSession(ctx, token ?? '', { address: '192.0.2.7', agent: 'Test' });
  if (!who) throw new Error('The owner has no session.');
  const given = { email: 'omar@prairie.example', name: 'Omar Haddad', role: 'reviewer' };
  const made = await invite(ctx, who, site.id, given);
  return made.kind === 'invited' ? made.id : '';
};
