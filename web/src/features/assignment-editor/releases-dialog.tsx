import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { PlannedReleaseRow } from './planned-release.tsx';
import { NEW_PLAN, planOf, RULES, type ReleasesForm } from './releases-form.ts';

type Props = { form: string; course: Output<'adminAssignments'>['course']; onClose: () => void };

/** All releases of a class by one rule, each of which can be changed before the plan is saved. ADM-094 */
export function ReleasesDialog({ form, course, onClose }: Props) {
  const draft = useAdminDraft<ReleasesForm>(form, `${course.code}: releases`, NEW_PLAN);
  const { value, set } = draft;
  const plan = planOf(value, course.id, course.timeZone);
  const asked = plan ?? { courseId: course.id, rule: { by: 'hand' as const }, own: [] };
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('previewReleases', asked),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });
  const { send, pending, failure } = useSend('saveReleases', {
    onDone: ({ changed }) => {
      draft.saved(NEW_PLAN);
      toast(changed === 1 ? 'One release was changed.' : `${changed} releases were changed.`);
      onClose();
    },
  });
  const isShown = data !== undefined && plan !== null && !isPlaceholderData;
  return (
    <Dialog
      open
      sticky
      size="lg"
      onClose={onClose}
      title={`Releases of ${course.code}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!isShown || data.planned.length === 0}
            pending={pending}
            onClick={() => void send({ ...asked, digest: data?.digest ?? '' })}
          >
            Save releases
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <DraftNotice draft={draft} />
        <p className="text-muted">
          {course.isDraft
            ? 'For every assignment: nobody sees them before the class is published.'
            : 'For everything that students do not see yet.'}{' '}
          Times are in campus time ({course.timeZone}).
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Release"
            options={RULES}
            value={value.by}
            onChange={({ currentTarget }) =>
              set((typed) => ({ ...typed, by: currentTarget.value as ReleasesForm['by'] }))
            }
          />
          {value.by === 'days' && (
            <TextField
              label="Days before it is due"
              type="number"
              min={0}
              max={60}
              error={plan === null ? 'Please give a number of days up to 60.' : null}
              value={value.days}
              onChange={({ currentTarget }) => set((typed) => ({ ...typed, days: currentTarget.value }))}
            />
          )}
        </div>
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {!data && !error && <StandBy />}
        {data?.planned.length === 0 && (
          <p>
            {course.isDraft
              ? 'This class has no assignments yet.'
              : 'Students see every assignment of this class already.'}
          </p>
        )}
        {data && data.planned.length > 0 && (
          <>
            <ul aria-label="Releases">
              {data.planned.map((planned) => (
                <PlannedReleaseRow
                  key={planned.id}
                  planned={planned}
                  own={value.own[planned.id]}
                  zone={course.timeZone}
                  onChange={(own) => set((typed) => ({ ...typed, own: { ...typed.own, [planned.id]: own } }))}
                />
              ))}
            </ul>
            <ConsequenceList follows={data} />
          </>
        )}
      </div>
    </Dialog>
  );
}
