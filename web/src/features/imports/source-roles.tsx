import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES, ROLES, type Role } from '@bcs/contract/kernel/roles';
import { SelectField } from '#kit/select-field.tsx';
import type { OneRosterReading } from './use-choices.ts';

type Props = {
  roles: OneRosterReading['roles'];
  chosen: Readonly<Record<string, Role>>;
  onChoose: (name: string, role: Role) => void;
};

const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** Chooses the role here for each role of the source. ADM-062 */
export function SourceRoles({ roles, chosen, onChoose }: Props) {
  if (roles.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Roles</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map(({ name, role, rows }) => {
          const known = chosen[name] ?? role;
          return (
            <SelectField
              key={name}
              label={`‘${name}’ becomes`}
              hint={plural(rows, 'row')}
              value={known ?? ''}
              options={known === null ? [{ value: '', label: 'Please choose' }, ...OPTIONS] : OPTIONS}
              onChange={({ currentTarget: { value } }) => value && onChoose(name, value as Role)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
