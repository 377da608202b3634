import { roleFrom } from '../../domain/people/members/manage.ts';
import { createUser } from '../../domain/people/operator/create-user.ts';
import { listSites } from '../../domain/site/store.ts';
import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { invalid } from '../../problem.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';

type Options = {
  email: string;
  name: string;
  role: string;
  site?: string;
  all?: boolean;
  operator?: boolean;
  locale: string;
  json?: boolean;
};

export async function create(options: Options): Promise<void> {
  const { email, name, locale, operator: isOperator = false, json } = options;
  const role = roleFrom(options.role);
  await withApp(async ({ ctx }) => {
    const siteIds = await sitesNamed(ctx, options);
    const given = { email, name, locale, role, siteIds, isOperator };
    const { user, link } = await createUser(ctx, given);
    const address = ctx.config.appOrigin + link.path;
    const made = { id: user.id, email: user.email, link: address };
    print(json, { ...made, expires_at: isoTime(link.expiresAt) }, linkLines(user.name, address));
  });
}

export function linkLines(name: string, address: string): string[] {
  return [address, `${name} chooses a password there, once and within 24 hours.`];
}

async function sitesNamed(ctx: Context, { site, all = false }: Options): Promise<string[]> {
  if ((site !== undefined) === all) throw invalid('site', 'give one with --site, or --all');
  if (site !== undefined) return [(await siteNamed(ctx, site)).id];
  return (await listSites(ctx.reader)).map(({ id }) => id);
}
