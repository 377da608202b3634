import { listUsers, type UserView } from '../../domain/people/operator/create-user.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import { print, table } from '../print.ts';
import { withApp } from '../with-app.ts';

export async function list({ json }: { json?: boolean }): Promise<void> {
  const users = await withApp(({ ctx }) => listUsers(ctx));
  const heading = ['EMAIL', 'NAME', 'STATE', 'SITES'];
  const cells = users.map((user) => {
    const { email, name } = user.row;
    return [
      email,
      name,
      stateOf(user),
      user.stores.map(({ slug, role }) => `${slug}:${role}`).join(' '),
    ];
  });
  print(
    json,
    { users: users.map(view) },
    users.length === 0 ? ['Nobody yet.'] : table(heading, cells),
  );
}

function stateOf({ row }: UserView): string {
  if (row.disabledAt !== null) return 'disabled';
  const state = row.passwordHash === null ? 'not signed in yet' : 'active';
  return row.isOperator ? `${state}, operator` : state;
}

function view({ row, stores }: UserView) {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    locale: row.locale,
    operator: row.isOperator,
    has_password: row.passwordHash !== null,
    disabled_at: isoTimeOrNull(row.disabledAt),
    last_signed_in_at: isoTimeOrNull(row.lastSignedInAt),
    created_at: isoTime(row.createdAt),
    sites: stores,
  };
}
