import { COHORT_SWITCH_WORDS, switchSentence } from '@bcs/contract/features/universities/switch-words';
import type { CohortUiControl } from '@bcs/contract/kernel/switches';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { useForm } from '#lib/form.ts';
import { useRead } from '#lib/queries.ts';

type Cohort = Pick<Output<'adminUniversity'>['cohorts'][number], 'id' | 'name'>;
type Props = { universityId: number; cohort: Cohort; onClose: () => void };

export const switchesDraft = (universityId: number, cohortId: number) =>
  `university/${universityId}/cohort/${cohortId}/switches`;
const KEYS = Object.keys(COHORT_SWITCH_WORDS) as (keyof CohortUiControl)[];
const show = (value: unknown) => (value ? 'Hidden' : 'Shown');

/** The switches for the features that a cohort does not have. ADM-078, D-017 */
export function CohortSwitches(props: Props) {
  const { universityId, cohort, onClose } = props;
  const { data, error } = useRead('previewCohortSwitches', { universityId, cohortId: cohort.id });
  if (data) return <Switches {...props} stored={data} />;
  return (
    <Dialog open title={titleOf(cohort)} onClose={onClose}>
      {error ? <FailureAlert failure={error} of="preview" /> : <Skeleton className="h-48" />}
    </Dialog>
  );
}

const titleOf = ({ name }: Cohort) => `What ${name} shows`;

function Switches({ universityId, cohort, stored, onClose }: Props & { stored: Output<'previewCohortSwitches'> }) {
  const { version, hides } = stored;
  const cohortId = cohort.id;
  const form = useForm('saveCohortSwitches', {
    draft: useAdminDraft(switchesDraft(universityId, cohortId), titleOf(cohort), { version, ...hides }),
    input: (chosen) => ({ universityId, cohortId, ...chosen }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={titleOf(cohort)} onClose={onClose}>
      <div className="grid gap-1">
        {KEYS.map((key) => {
          const words = COHORT_SWITCH_WORDS[key];
          const { value: isHidden, onChange } = form.own(key, words.label, show);
          return (
            <Checkbox
              key={key}
              label={words.label}
              checked={!isHidden}
              hint={isHidden === hides[key] ? undefined : switchSentence(words, isHidden, stored)}
              onChange={({ currentTarget: { checked } }) => onChange(!checked)}
            />
          );
        })}
      </div>
    </FormDialog>
  );
}
