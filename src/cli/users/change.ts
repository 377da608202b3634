import { roleFrom } from '../../domain/people/members/manage.ts';
import {
  makeResetLink,
  setDisabled,
  setOperator,
  setRole,
} from '../../domain/people/operator/manage-users.ts';
import { isoTime } from '../../lib/clock.ts';
import { invalid } from '../../problem.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';

type Options = { json?: boolean };

export async function link(
  email: string,
  { dropSecondFactor = false, json }: Options & { dropSecondFactor?: boolean },
): Promise<void> {
  await withApp(async ({ ctx }) => {
    const made = await makeResetLink(ctx, email, { dropFactors: dropSecondFactor });
    const address = ctx.config.appOrigin + made.path;
    const lines = [address, 'It sets a new password, once and within 24 hours.'];
    print(json, { link: address, expires_at: isoTime(made.expiresAt) }, lines);
  });
}

export function disable(email: string, options: Options): Promise<void> {
  return switchAccount(email, true, options);
}

export function enable(email: string, options: Options): Promise<void> {
  return switchAccount(email, false, options);
}

async function switchAccount(email: string, isOff: boolean, { json }: Options): Promise<void> {
  const user = await withApp(({ ctx }) => setDisabled(ctx, email, isOff));
  const state = isOff ? 'Disabled' : 'Enabled';
  print(json, { id: user.id, disabled: isOff }, [`${state} ${user.name} <${user.email}>`]);
}

export async function roles(
  email: string,
  { site: slug, role: named, json }: Options & { site: string; role: string },
): Promise<void> {
  const role = named === 'none' ? null : roleFrom(named);
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    await setRole(ctx, email, site.id, role);
    const line = role ? `${email} is ${role} of ${slug}` : `${email} does not work for ${slug}`;
    print(json, { email, site: slug, role }, [line]);
  });
}

export async function operator(email: string, state: string, { json }: Options): Promise<void> {
  if (state !== 'on' && state !== 'off') throw invalid('operator', 'must be on or off');
  const user = await withApp(({ ctx }) => setOperator(ctx, email, state === 'on'));
  const line = `${user.name} <${user.email}> is ${state === 'on' ? 'an' : 'no'} operator`;
  print(json, { id: user.id, operator: state === 'on' }, [line]);
}
