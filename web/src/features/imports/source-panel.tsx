import { useState } from 'react';
import type { ImportKind } from '@bcs/contract/features/imports/model';
import { plural } from '@bcs/contract/kernel/plural';
import type { Role } from '@bcs/contract/kernel/roles';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';
import { SourceClasses } from './source-classes.tsx';
import type { OneRosterReading } from './use-choices.ts';

type Props = { importId: number; source: OneRosterReading; problem: string | null; kind: ImportKind };

type SourceRolesProps = {
  roles: OneRosterReading['roles'];
  chosen: Readonly<Record<string, Role>>;
  onChoose: (name: string, role: Role) => void;
};

/** Chooses the role here for each role of the source. ADM-062 */
function SourceRoles({ roles, chosen, onChoose }: SourceRolesProps) {
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

/** The OneRoster file, and what its roles and classes are here: chosen once for each source. ADM-059, ADM-062 */
// No useForm: each choice reads the file again at once.
export function SourcePanel({ importId, source, problem, kind }: Props) {
  const [roles, setRoles] = useState<Readonly<Record<string, Role>>>({});
  const [classes, setClasses] = useState<Readonly<Record<string, number | null>>>({});
  const { send, pending, failure } = useSend('mapImport');
  const { system, version, mode } = source;
  const imported = source.classes.filter(({ courseId }) => courseId !== null).length;
  const isOpen = problem !== null || source.roles.some(({ role }) => role === null);
  const isChanged = Object.keys(roles).length + Object.keys(classes).length > 0;
  return (
    <Card className="mb-6 p-5">
      <h2 className="font-semibold wrap-anywhere">{`OneRoster ${version} from ${system}`}</h2>
      <p className="text-sm text-muted">
        {mode === 'bulk' ? 'The file lists everyone.' : 'The file lists only what has changed.'}
      </p>
      {kind === 'enrollments' && (
        <>
          {problem && (
            <Alert tone="warn" className="mt-4">
              {problem}
            </Alert>
          )}
          <details open={isOpen} className="mt-3">
            <summary className="w-fit rounded-sm font-semibold text-brand">
              {`Roles and classes: ${imported} of ${plural(source.classes.length, 'class is', 'classes are')} imported`}
            </summary>
            <form
              className="mt-4 grid gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                void send({ importId, reading: null, source: { roles, classes } });
              }}
            >
              <SourceRoles
                roles={source.roles}
                chosen={roles}
                onChoose={(name, role) => setRoles({ ...roles, [name]: role })}
              />
              <SourceClasses
                classes={source.classes}
                here={source.here}
                chosen={classes}
                onChoose={(id, courseId) => setClasses({ ...classes, [id]: courseId })}
              />
              <FailureAlert failure={failure} of="save" />
              <Button type="submit" className="w-fit" disabled={!isChanged} pending={pending}>
                Read it this way
              </Button>
            </form>
          </details>
        </>
      )}
    </Card>
  );
}
