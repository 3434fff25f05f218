import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { PROGRAM_TYPES } from '@bcs/contract/kernel/program-types';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { filledFrom } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';

type Program = Output<'adminUniversity'>['programs'][number];
type Props = { universityId: number; program: Program | null; onClose: () => void };

export const programDraft = (universityId: number, id: number | null) =>
  `university/${universityId}/program/${id ?? 'new'}`;
const EMPTY_FORM = { version: 0, name: '', programType: PROGRAM_TYPES[0] as Program['programType'] };
const TYPES = PROGRAM_TYPES.map((value) => ({ value, label: value }));

/** A program of a university, new or changed. ADM-065 */
export function ProgramDialog({ universityId, program, onClose }: Props) {
  const title = program ? `Edit ${program.name}` : 'New program';
  const programId = program?.id ?? null;
  const form = useForm('saveProgram', {
    draft: useAdminDraft(programDraft(universityId, programId), title, filledFrom(EMPTY_FORM, program)),
    input: ({ version, ...typed }) => ({ universityId, programId, version: program && version, ...typed }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <SelectField
        {...form.choice('programType', 'Type', TYPES)}
        hint="The type decides which surveys the classes have, so it cannot change once there are classes. A program of the type ‘Other’ is shown by its name, and its classes have no mid-course or end-of-course survey."
        disabled={(program?.classes ?? 0) > 0}
      />
    </FormDialog>
  );
}
