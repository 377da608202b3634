import { makeResetLink } from '../../../src/domain/people/operator/manage-users.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async ({ ctx, staff }) => {
  const { token } = await makeResetLink(ctx, staff.author.email);
  return token;
};
