import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { TextField } from '#kit/text-field.tsx';
import { zoneName } from '#lib/dates.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { usePlanned } from '#lib/planned.ts';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { ConsequenceList } from './consequence-list.tsx';
import { PlannedReleaseRow } from './planned-release.tsx';
import { NEW_RELEASES_FORM, toReleasePlan, RULE_OPTIONS, type ReleasesForm } from './releases-form.ts';

type Props = { form: string; course: Output<'adminAssignments'>['course']; onClose: () => void };

/** All releases of a class by one rule, each of which can be changed before the plan is saved. ADM-094 */
export function ReleasesDialog({ form, course, onClose }: Props) {
  const draft = useAdminDraft<ReleasesForm>(form, `${course.code}: releases`, NEW_RELEASES_FORM);
  const { value } = draft;
  const plan = toReleasePlan(value, course.id, course.timeZone);
  const { shown: data, error, isLatest } = usePlanned('previewReleases', plan);
  const fields = useForm('saveReleases', {
    draft,
    input: () => (plan && data && isLatest ? { ...plan, digest: data.digest } : null),
    said: ({ changed }) => `${pluralForm(changed, 'One release was', `${changed} releases were`)} changed.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={fields}
      size="lg"
      title={`Releases of ${course.code}`}
      action="Save releases"
      disabled={!isLatest || data?.planned.length === 0}
      onClose={onClose}
    >
      <p className="text-muted">
        {course.isDraft
          ? 'This applies to every assignment. No one sees any of them before the class is published.'
          : 'This applies to everything that students cannot see yet.'}{' '}
        Times are in {zoneName(course.timeZone)}.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField {...fields.choice('by', 'Release', RULE_OPTIONS)} />
        {value.by === 'days' && (
          <TextField
            {...fields.text('days', 'Days before it is due')}
            type="number"
            min={0}
            max={60}
            error={plan === null ? 'Please enter a number of days up to 60.' : null}
          />
        )}
      </div>
      <FailureAlert failure={error} of="preview" />
      {!data && !error && <StandBy />}
      {data?.planned.length === 0 && (
        <p>
          {course.isDraft
            ? 'This class has no assignments yet.'
            : 'Students can already see every assignment of this class.'}
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
                onChange={(own) => fields.set({ own: { ...value.own, [planned.id]: own } })}
              />
            ))}
          </ul>
          <ConsequenceList follows={data} />
        </>
      )}
    </FormDialog>
  );
}
