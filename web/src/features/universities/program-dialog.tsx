import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { PROGRAM_TYPES } from '@bcs/contract/kernel/program-types';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { PartDialog } from './part-dialog.tsx';

type Program = Output<'adminUniversity'>['programs'][number];
type Props = { universityId: number; program: Program | null; onClose: () => void };

export const programDraft = (universityId: number, id: number | null) =>
  `university/${universityId}/program/${id ?? 'new'}`;
const FIELDS = [
  { key: 'name', label: 'Name' },
  { key: 'programType', label: 'Type' },
] as const;

/** A program of a university, new or changed. ADM-065 */
export function ProgramDialog({ universityId, program, onClose }: Props) {
  const title = program ? `Edit ${program.name}` : 'New program';
  const begun = {
    version: program?.version ?? 0,
    name: program?.name ?? '',
    programType: program?.programType ?? PROGRAM_TYPES[0],
  };
  const draft = useAdminDraft(programDraft(universityId, program?.id ?? null), title, begun);
  const save = useVersionedSend('saveProgram', draft, {
    onDone: () => {
      draft.saved(program ? undefined : begun);
      toast('Saved.');
      onClose();
    },
  });
  const wrong = save.failure?.fields ?? {};
  const { version, ...typed } = draft.value;
  return (
    <PartDialog
      title={title}
      pending={save.pending}
      failure={save.failure}
      onClose={onClose}
      onSave={() =>
        void save.send({ universityId, programId: program?.id ?? null, version: program ? version : null, ...typed })
      }
    >
      <DraftNotice draft={draft} />
      <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
      <TextField
        label="Name"
        required
        autoComplete="off"
        maxLength={LONGEST_UNIVERSITY_NAME}
        value={draft.value.name}
        error={wrong['name']}
        onChange={({ currentTarget: { value } }) => draft.set((form) => ({ ...form, name: value }))}
      />
      <SelectField
        label="Type"
        hint="It decides which surveys its classes have, so it stays once there are classes. ‘Other’ is shown by its name, and its classes have no mid-course and end-course survey."
        disabled={(program?.classes ?? 0) > 0}
        options={PROGRAM_TYPES.map((value) => ({ value, label: value }))}
        value={draft.value.programType}
        error={wrong['programType']}
        onChange={({ currentTarget: { value } }) =>
          draft.set((form) => ({ ...form, programType: value as typeof form.programType }))
        }
      />
    </PartDialog>
  );
}
