import { useState } from 'react';
import { emailsIn, notUnderstoodIn } from '@bcs/contract/features/rosters/enrolling';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { plural } from '@bcs/contract/kernel/plural';
import { STUDENT, type Role } from '@bcs/contract/kernel/roles';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { PLEASE_CHOOSE, SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import type { Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { fieldsIn } from '#lib/form-fields.ts';
import { useRead } from '#lib/queries.ts';
import { BulkPreview, type EnrollmentsPreviewInput } from './bulk-preview.tsx';
import { ROLE_OPTIONS } from './role-options.ts';

type Props = { course: Pick<Output<'roster'>['course'], 'id' | 'code' | 'university'>; onClose: () => void };

const EMPTY_FORM: { source: 'emails' | 'class'; typed: string; fromCourse: string; role: Role } = {
  source: 'emails',
  typed: '',
  fromCourse: '',
  role: STUDENT,
};

/** Enrolls people by their e-mails, or those of another class, after a preview of each person. ADM-031 */
export function EnrollDialog({ course, onClose }: Props) {
  const draft = useAdminDraft(`enroll/${course.id}`, `${course.code}: enroll people`, EMPTY_FORM);
  const [asked, setAsked] = useState<EnrollmentsPreviewInput | null>(null);
  const places = useRead('imports', ENROLLABLE_PLACES).data?.classes ?? [];
  const others = places.filter(({ id, university }) => university === course.university && id !== course.id);
  const { typed, role, fromCourse } = draft.value;
  const byClass = draft.value.source === 'class' && others.length > 0;
  const emails = byClass ? [] : emailsIn(typed);
  const strange = byClass ? [] : notUnderstoodIn(typed);
  const fields = fieldsIn(draft, () => setAsked(null));
  const saved = () => {
    draft.saved(EMPTY_FORM);
    onClose();
  };
  const ready = byClass ? fromCourse !== '' : emails.length > 0 && emails.length <= MOST_ENROLLED;
  const ask = () =>
    setAsked({
      courseId: course.id,
      change: { what: 'enroll', role },
      emails,
      fromCourseId: byClass ? Number(fromCourse) : null,
    });
  return (
    <Dialog open sticky size="md" onClose={onClose} title={`Enroll people in ${course.code}`}>
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        {others.length > 0 && (
          <Segmented
            {...fields.own('source', 'Who')}
            options={[
              { value: 'emails', label: 'By e-mail' },
              { value: 'class', label: 'From another class' },
            ]}
          />
        )}
        {byClass ? (
          <SelectField
            {...fields.choice('fromCourse', 'Class', [
              PLEASE_CHOOSE,
              ...others.map(({ id, code }) => ({ value: String(id), label: code })),
            ])}
            hint="Everyone who has the role there. You see each person before anything is saved."
          />
        ) : (
          <TextArea
            {...fields.text('typed', 'E-mails')}
            hint={`One per line, or as copied from an e-mail; at most ${MOST_ENROLLED}.`}
            autoFocus
            error={strange.length > 0 ? `Could not be read, so not enrolled: ${strange.join(', ')}` : undefined}
          />
        )}
        <SelectField {...fields.choice('role', 'Role', ROLE_OPTIONS)} />
        {asked ? (
          <BulkPreview
            asked={asked}
            onSaved={saved}
            onLess={(kept) => fields.set({ source: 'emails', typed: kept.join('\n') })}
          />
        ) : (
          <Button tone="primary" disabled={!ready} onClick={ask}>
            {byClass ? 'Preview' : `Preview ${plural(emails.length, 'person', 'people')}`}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The query for the list of imports, which also returns the places where somebody may enroll people. */
export const ENROLLABLE_PLACES = { sort: 'createdAt', descending: true, page: 0 } as const;
