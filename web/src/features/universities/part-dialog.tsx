import { LONGEST_ROOM_URL, LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import type { Day } from '@bcs/contract/kernel/clock';
import { PROGRAM_TYPES } from '@bcs/contract/kernel/program-types';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { toOption, SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { initialValues, orNulls } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';

type University = Output<'adminUniversity'>;
type Kind = 'program' | 'cohort' | 'room';
type Part<Of extends Kind> = University[`${Of}s`][number];
type Props<Of extends Kind> = {
  university: Pick<University, 'id' | 'programs'>;
  /** The part that is changed; null for a new one. */
  part: Part<Of> | null;
  onClose: () => void;
};

export const partDraft = (kind: Kind, universityId: number, id: number | null) =>
  `university/${universityId}/${kind}/${id ?? 'new'}`;

/** The title and the draft of a part, and what its call is told beside what is typed. */
function usePart<Of extends Kind, Value extends { version: number }>(
  kind: Of,
  { university: { id: universityId }, part }: Props<Of>,
  empty: Value,
) {
  const title = part ? `Edit ${part.name}` : `New ${kind}`;
  const partId = part?.id ?? null;
  const draft = useAdminDraft(
    partDraft(kind, universityId, partId),
    title,
    initialValues<Value>(empty, part as Value | null),
  );
  return { title, draft, partId, told: (version: number) => ({ universityId, version: part && version }) };
}

const EMPTY_PROGRAM = { version: 0, name: '', programType: PROGRAM_TYPES[0] as Part<'program'>['programType'] };
const TYPES = PROGRAM_TYPES.map((value) => ({ value, label: value }));

/** A program of a university, new or changed. ADM-065 */
export function ProgramDialog(props: Props<'program'>) {
  const { title, draft, partId, told } = usePart('program', props, EMPTY_PROGRAM);
  const form = useForm('saveProgram', {
    draft,
    input: ({ version, ...typed }) => ({ programId: partId, ...typed, ...told(version) }),
    said: 'Saved.',
    onDone: props.onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={props.onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <SelectField
        {...form.choice('programType', 'Type', TYPES)}
        hint="The type decides which surveys the classes have, so it cannot change once there are classes. A program of the type ‘Other’ is shown by its name, and its classes have no mid-course or end-of-course survey."
        disabled={(props.part?.classes ?? 0) > 0}
      />
    </FormDialog>
  );
}

/** A cohort of a program, new or changed. ADM-065 */
export function CohortDialog(props: Props<'cohort'>) {
  const { programs } = props.university;
  const empty = { version: 0, programId: programs[0]?.id ?? 0, name: '', startDate: '' as Day, endDate: '' as Day };
  const { title, draft, partId, told } = usePart('cohort', props, empty);
  const form = useForm('saveCohort', {
    draft,
    input: ({ version, ...typed }) => ({ cohortId: partId, ...typed, ...told(version) }),
    said: 'Saved.',
    onDone: props.onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={props.onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <SelectField {...form.choice('programId', 'Program', programs.map(toOption))} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.text('startDate', 'First day')} type="date" required />
        <TextField {...form.text('endDate', 'Last day')} type="date" required min={form.value.startDate} />
      </div>
    </FormDialog>
  );
}

const EMPTY_ROOM = { version: 0, name: '', roomNumber: '', buildingName: '', videoUrl: '' };

/** A room of a university, new or changed. ADM-065 */
export function RoomDialog(props: Props<'room'>) {
  const { title, draft, partId, told } = usePart('room', props, EMPTY_ROOM);
  const form = useForm('saveRoom', {
    draft,
    input: ({ version, name, ...at }) => ({ roomId: partId, name, ...orNulls(at), ...told(version) }),
    said: 'Saved.',
    onDone: props.onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={props.onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField {...form.text('buildingName', 'Building')} maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField {...form.text('roomNumber', 'Number')} maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField
        {...form.text('videoUrl', 'Online')}
        type="url"
        hint="Where people who are not in the room join: https://…"
        maxLength={LONGEST_ROOM_URL}
      />
    </FormDialog>
  );
}
