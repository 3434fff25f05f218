import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useRead } from '#lib/queries.ts';
import { BulkPreview, type EnrollmentsPreviewInput } from './bulk-preview.tsx';
import { ENROLLABLE_PLACES } from './enroll-dialog.tsx';
import { ROLE_OPTIONS } from './role-options.ts';

type Props = { emails: readonly string[]; onClose: () => void; onDone: () => void };

/** Enrolls the ticked people of a list in one class, after a preview. ADM-031 */
export function EnrollSelectedDialog({ emails, onClose, onDone }: Props) {
  const places = useRead('imports', ENROLLABLE_PLACES);
  const [courseId, setCourseId] = useState('');
  const [role, setRole] = useState<Role>(STUDENT);
  const [kept, setKept] = useState(emails);
  const [asked, setAsked] = useState<EnrollmentsPreviewInput | null>(null);
  const ask = () =>
    setAsked({ courseId: Number(courseId), change: { what: 'enroll', role }, emails: [...kept], fromCourseId: null });
  const count = plural(kept.length, 'person', 'people');
  return (
    <Dialog open sticky size="md" onClose={onClose} title={`Enroll ${count} in a class`}>
      <div className="grid gap-4">
        <FailureAlert failure={places.error} of="preview" />
        <SelectField
          label="Class"
          options={[
            { value: '', label: 'Please choose' },
            ...(places.data?.classes ?? []).map(({ id, code, university }) => ({
              value: String(id),
              label: `${code}, ${university}`,
            })),
          ]}
          value={courseId}
          onChange={({ currentTarget: { value } }) => {
            setAsked(null);
            setCourseId(value);
          }}
        />
        <SelectField
          label="Role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={({ currentTarget: { value } }) => {
            setAsked(null);
            setRole(value as Role);
          }}
        />
        {asked ? (
          <BulkPreview
            asked={asked}
            onSaved={onDone}
            onLess={(less) => {
              setKept(less);
              setAsked(null);
            }}
          />
        ) : (
          <Button tone="primary" disabled={courseId === '' || kept.length === 0} onClick={ask}>
            Preview {count}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
