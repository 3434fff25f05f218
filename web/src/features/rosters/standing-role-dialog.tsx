import { plural } from '@bcs/contract/kernel/plural';
import { ROLE_NAMES, STAFF, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Dialog } from '#kit/dialog.tsx';
import { PLEASE_CHOOSE, toOption, SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input, Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn } from '#lib/form-fields.ts';
import { PlannedButton } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';

type Places = Output<'standingRoles'>['places'];
type Asked = Input<'previewStandingRole'>;
type StaffRole = Asked['role'];
type Props = { accountId: number; firstName: string; places: Places; onClose: () => void };

const ROLE_OPTIONS = STAFF.map((value) => ({ value, label: ROLE_NAMES[value] }));
const WHAT: Readonly<Record<Output<'previewStandingRole'>['classes'][number]['what'], string>> = {
  begin: 'Will be enrolled',
  resume: 'Continues, with all work',
  unchanged: 'Already has this role there',
  'other role': 'Has another role there, and keeps it',
};

/** The name under which the draft of the form is stored. */
export const standingDraft = (accountId: number) => `person/${accountId}/standing-role`;

/** Gives somebody a role in all classes of a cohort or a university, after a preview of each class. ADM-036 */
export function StandingRoleDialog({ accountId, firstName, places, onClose }: Props) {
  const draft = useAdminDraft(standingDraft(accountId), `${firstName}: standing role`, {
    role: SUCCESS_MANAGER as StaffRole,
    university: String(places.length === 1 ? places[0]?.id : ''),
    cohort: '',
  });
  const { role, university, cohort } = draft.value;
  const fields = fieldsIn(draft);
  const cohorts = places.find(({ id }) => String(id) === university)?.cohorts ?? [];
  const wanted: Asked | null =
    university === ''
      ? null
      : { accountId, universityId: Number(university), cohortId: cohort === '' ? null : Number(cohort), role };
  return (
    <Dialog open sticky size="md" onClose={onClose} title={`Give ${firstName} a standing role`}>
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <SelectField {...fields.choice('role', 'Role', ROLE_OPTIONS)} />
        {places.length > 1 && (
          <SelectField
            {...fields.choice('university', 'University', [PLEASE_CHOOSE, ...places.map(toOption)])}
            onChange={({ currentTarget: { value } }) => fields.set({ university: value, cohort: '' })}
          />
        )}
        <SelectField
          {...fields.choice('cohort', 'Classes', [
            { value: '', label: 'All classes of the university' },
            ...cohorts.map(({ id, name }) => ({ value: String(id), label: `Classes of ${name}` })),
          ])}
          disabled={university === ''}
        />
        {wanted && (
          <StandingPreview
            wanted={wanted}
            onSaved={() => {
              draft.saved();
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function StandingPreview({ wanted, onSaved }: { wanted: Asked; onSaved: () => void }) {
  const save = useSend('saveStandingRole', {
    said: ({ enrolled }) => `Enrolled in ${plural(enrolled, 'class', 'classes')}.`,
    onDone: () => onSaved(),
  });
  const planned = usePlanned('previewStandingRole', wanted, save);
  const { shown: data, error } = planned;
  if (error) return <FailureAlert failure={error} of="preview" />;
  if (!data) return <StandBy />;
  return (
    <>
      <ul aria-label="Preview" className="grid max-h-72 gap-2 overflow-y-auto">
        {data.classes.map(({ courseId, code, what }) => (
          <li key={courseId} className="grid">
            <span className="wrap-anywhere">{code}</span>
            <span className="text-sm text-muted">{WHAT[what]}</span>
          </li>
        ))}
        {data.classes.length === 0 && <li className="text-muted">No class is running there now.</li>}
      </ul>
      <p className="text-sm text-muted">Classes that are added later are included automatically.</p>
      <FailureAlert failure={save.failure} of="save" />
      <PlannedButton planned={planned} onSave={(digest) => void save.send({ ...wanted, digest })}>
        Give standing role
      </PlannedButton>
    </>
  );
}
