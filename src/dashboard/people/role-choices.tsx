import type { SiteRole } from '../../../schema/records/actor.ts';
import { Choice } from '../components/field.tsx';
import type { Words } from '../words/index.ts';

type Props = { roles: readonly SiteRole[]; chosen: string; words: Words };

/** Each role with what it may. */
export function RoleChoices({ roles, chosen, words: { people, nav } }: Props) {
  return (
    <fieldset class="field choices">
      <legend>{people.role}</legend>
      {roles.map((role) => (
        <Choice
          key={role}
          type="radio"
          name="role"
          value={role}
          label={nav.roles[role]}
          hint={people.roleHints[role]}
          checked={role === chosen}
        />
      ))}
    </fieldset>
  );
}
