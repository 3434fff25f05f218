import { plural } from '@bcs/contract/kernel/plural';
import type { Role } from '@bcs/contract/kernel/roles';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { SelectField } from '#kit/select-field.tsx';
import type { OneRosterReading } from './use-choices.ts';

type Props = {
  roles: OneRosterReading['roles'];
  chosen: Readonly<Record<string, Role>>;
  onChoose: (name: string, role: Role) => void;
};

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
              options={known === null ? [{ value: '', label: 'Please choose' }, ...ROLE_OPTIONS] : ROLE_OPTIONS}
              onChange={({ currentTarget: { value } }) => value && onChoose(name, value as Role)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
