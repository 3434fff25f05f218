import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { atLocal, localDay, localTime, type Instant, type Zone } from '@bcs/contract/kernel/clock';

/** When it comes out, as the form asks. */
export type Release = 'draft' | 'now' | 'later';

/** What is typed: moments by the clocks of the class, numbers as letters. */
export type Form = Omit<AssignmentFields, 'dueDate' | 'releaseAt' | 'draft' | 'minHours' | 'maxHours'> & {
  /** The one that was read; 0 for a new assignment. */
  readonly version: number;
  readonly dueDate: string;
  readonly release: Release;
  readonly releaseAt: string;
  readonly minHours: string;
  readonly maxHours: string;
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** A moment as a field for date and time shows it. */
export const typed = (instant: Instant, zone: Zone) => {
  const { hour, minute } = localTime(instant, zone);
  return `${localDay(instant, zone)}T${twoDigits(hour)}:${twoDigits(minute)}`;
};
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));
const textOf = (value: number | null) => (value === null ? '' : String(value));

export const NEW_FORM: Form = {
  version: 0,
  kind: 'assignment',
  title: '',
  header: '',
  content: '',
  required: true,
  requiredForGraduation: false,
  assignmentDate: '',
  dueDate: '',
  release: 'draft',
  releaseAt: '',
  minHours: '',
  maxHours: '',
};

export const formOf = (
  { draft, releaseAt, dueDate, minHours, maxHours, ...fields }: AssignmentFields,
  zone: Zone,
  version: number,
): Form => ({
  ...fields,
  version,
  dueDate: typed(dueDate, zone),
  release: draft ? 'draft' : releaseAt === null ? 'now' : 'later',
  releaseAt: releaseAt === null ? '' : typed(releaseAt, zone),
  minHours: textOf(minHours),
  maxHours: textOf(maxHours),
});

/** A typed moment; one that shows as it stood stays as it stood, to the second. */
export const momentOf = (text: string, before: Instant | null, zone: Zone): Instant => {
  if (before !== null && typed(before, zone) === text) return before;
  const [day = '', time = ''] = text.split('T');
  // what is due at the end of a day is due at its last second. D-080
  return atLocal(day, time === '23:59' ? '23:59:59' : `${time}:00`, zone);
};

/** What stands in the way of saving, by field. */
export function problemsOf(form: Form): Partial<Record<keyof Form, string>> {
  const missing = 'Please fill in this field.';
  return {
    ...(form.title.trim() === '' && { title: missing }),
    ...(form.dueDate === '' && { dueDate: missing }),
    ...(form.assignmentDate === '' && { assignmentDate: missing }),
    ...(form.release === 'later' && form.releaseAt === '' && { releaseAt: missing }),
    ...(form.minHours !== '' &&
      form.maxHours !== '' &&
      Number(form.minHours) > Number(form.maxHours) && {
        maxHours: 'The longest time cannot be shorter than the shortest.',
      }),
  };
}

/** What is sent. @param before as it is stored; null for a new one */
export const fieldsOf = (
  { version: _read, release, releaseAt, dueDate, minHours, maxHours, ...form }: Form,
  before: AssignmentFields | null,
  zone: Zone,
): AssignmentFields => ({
  ...form,
  dueDate: momentOf(dueDate, before?.dueDate ?? null, zone),
  minHours: numberOf(minHours),
  maxHours: numberOf(maxHours),
  draft: release === 'draft',
  releaseAt: release === 'later' ? momentOf(releaseAt, before?.releaseAt ?? null, zone) : null,
});
