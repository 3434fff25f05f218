import { useQuery } from '@tanstack/react-query';
import { COHORT_SWITCH_WORDS, switchSentence } from '@bcs/contract/features/universities/switch-words';
import type { CohortUiControl } from '@bcs/contract/kernel/switches';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { callQuery } from '#lib/queries.ts';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { PartDialog } from './part-dialog.tsx';

type Cohort = Pick<Output<'adminUniversity'>['cohorts'][number], 'id' | 'name'>;
type Props = { universityId: number; cohort: Cohort; onClose: () => void };

export const switchesDraft = (universityId: number, cohortId: number) =>
  `university/${universityId}/cohort/${cohortId}/switches`;
const KEYS = Object.keys(COHORT_SWITCH_WORDS) as (keyof CohortUiControl)[];
const FIELDS = KEYS.map((key) => ({
  key,
  label: COHORT_SWITCH_WORDS[key].label,
  show: (value: unknown) => (value ? 'Hidden' : 'Shown'),
}));

/** What a cohort does without. ADM-078, D-017 */
export function CohortSwitches(props: Props) {
  const { universityId, cohort, onClose } = props;
  const { data, error } = useQuery(callQuery('previewCohortSwitches', { universityId, cohortId: cohort.id }));
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
  const draft = useAdminDraft(switchesDraft(universityId, cohort.id), titleOf(cohort), { version, ...hides });
  const save = useVersionedSend('saveCohortSwitches', draft, {
    onDone: () => {
      draft.saved();
      toast('Saved.');
      onClose();
    },
  });
  return (
    <PartDialog
      title={titleOf(cohort)}
      pending={save.pending}
      failure={save.failure}
      onClose={onClose}
      onSave={() => void save.send({ universityId, cohortId: cohort.id, ...draft.value })}
    >
      <DraftNotice draft={draft} />
      <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
      <div className="grid gap-1">
        {KEYS.map((key) => {
          const words = COHORT_SWITCH_WORDS[key];
          const isHidden = draft.value[key];
          return (
            <Checkbox
              key={key}
              label={words.label}
              checked={!isHidden}
              hint={isHidden === hides[key] ? undefined : switchSentence(words, isHidden, stored)}
              onChange={({ currentTarget: { checked } }) => draft.set((form) => ({ ...form, [key]: !checked }))}
            />
          );
        })}
      </div>
    </PartDialog>
  );
}
