import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Day } from '@bcs/contract/kernel/clock';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { PartDialog } from './part-dialog.tsx';

type University = Output<'adminUniversity'>;
type Props = {
  university: Pick<University, 'id' | 'programs'>;
  cohort: University['cohorts'][number] | null;
  onClose: () => void;
};

export const cohortDraft = (universityId: number, id: number | null) =>
  `university/${universityId}/cohort/${id ?? 'new'}`;

/** A cohort of a program, new or changed. ADM-065 */
export function CohortDialog({ university: { id: universityId, programs }, cohort, onClose }: Props) {
  const title = cohort ? `Edit ${cohort.name}` : 'New cohort';
  const begun = {
    version: cohort?.version ?? 0,
    programId: cohort?.programId ?? programs[0]?.id ?? 0,
    name: cohort?.name ?? '',
    startDate: cohort?.startDate ?? '',
    endDate: cohort?.endDate ?? '',
  };
  const draft = useAdminDraft(cohortDraft(universityId, cohort?.id ?? null), title, begun);
  const save = useVersionedSend('saveCohort', draft, {
    onDone: () => {
      draft.saved(cohort ? undefined : begun);
      toast('Saved.');
      onClose();
    },
  });
  const wrong = save.failure?.fields ?? {};
  const set = (changed: Partial<typeof begun>) => draft.set((form) => ({ ...form, ...changed }));
  const nameOf = (id: unknown) => programs.find((program) => program.id === id)?.name ?? 'Another program';
  const send = () => {
    const { version, startDate, endDate, ...typed } = draft.value;
    const which = { universityId, cohortId: cohort?.id ?? null, version: cohort ? version : null };
    void save.send({ ...which, ...typed, startDate: startDate as Day, endDate: endDate as Day });
  };
  return (
    <PartDialog title={title} pending={save.pending} failure={save.failure} onClose={onClose} onSave={send}>
      <DraftNotice draft={draft} />
      <ChangedMeanwhile
        newer={save.newer}
        draft={draft}
        fields={[
          { key: 'name', label: 'Name' },
          { key: 'programId', label: 'Program', show: nameOf },
          { key: 'startDate', label: 'First day' },
          { key: 'endDate', label: 'Last day' },
        ]}
      />
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={LONGEST_UNIVERSITY_NAME}
        value={draft.value.name}
        error={wrong['name']}
        onChange={({ currentTarget: { value } }) => set({ name: value })}
      />
      <SelectField
        label="Program"
        required
        options={programs.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(draft.value.programId)}
        error={wrong['programId']}
        onChange={({ currentTarget: { value } }) => set({ programId: Number(value) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          required
          value={draft.value.startDate}
          error={wrong['startDate']}
          onChange={({ currentTarget: { value } }) => set({ startDate: value })}
        />
        <TextField
          label="Last day"
          type="date"
          required
          min={draft.value.startDate}
          value={draft.value.endDate}
          error={wrong['endDate']}
          onChange={({ currentTarget: { value } }) => set({ endDate: value })}
        />
      </div>
    </PartDialog>
  );
}
