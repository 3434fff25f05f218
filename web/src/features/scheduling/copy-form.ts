import type { Day } from '@bcs/contract/kernel/clock';
import type { Input } from '#lib/api.ts';
import { toPattern, whyNoPattern, type WeekTimes } from './week-times.ts';

export type CopyInput = Input<'previewCopy'>;
export type CopiedParts = CopyInput['takes'];
export type ChosenDate = CopyInput['chosen'][number];

/** The content of the form for copying a class. */
export interface CopyForm {
  readonly university: string;
  readonly cohort: string;
  readonly code: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly times: WeekTimes;
  readonly takes: CopiedParts;
  readonly chosen: readonly ChosenDate[];
}

/** Everything but people comes along unless somebody says otherwise. @param times when the source meets. ADM-073 */
export const newCopyForm = (
  { universityId, name }: { universityId: number; name: string },
  times: WeekTimes,
): CopyForm => ({
  university: String(universityId),
  cohort: '',
  code: '',
  name,
  startDate: '',
  endDate: '',
  times,
  takes: { sessions: true, assignments: true, resources: true, settings: true, surveys: true, staff: false },
  chosen: [],
});

/** Turns the form into the input of the call. */
export const toCopyInput = (form: CopyForm, sourceId: number): CopyInput => ({
  sourceId,
  universityId: Number(form.university),
  cohortId: Number(form.cohort),
  code: form.code.trim(),
  name: form.name.trim(),
  startDate: form.startDate as Day,
  endDate: form.endDate as Day,
  pattern: toPattern(form.times),
  // resources are copied with their sessions
  takes: { ...form.takes, resources: form.takes.sessions && form.takes.resources },
  chosen: [...form.chosen],
});

/** Tells why it cannot be asked yet; null where it can. */
export function whyNoCopy({ university, cohort, code, name, startDate, endDate, times }: CopyForm): string | null {
  if (university === '' || cohort === '') return 'Please choose a university and a cohort.';
  if (name.trim() === '' || code.trim() === '') return 'Please enter a name and a code.';
  if (startDate === '' || endDate === '') return 'Please enter the first and the last day.';
  if (endDate < startDate) return 'The class cannot end before it starts.';
  return whyNoPattern(times);
}

const isSame = (one: Pick<ChosenDate, 'kind' | 'id'>, other: Pick<ChosenDate, 'kind' | 'id'>) =>
  one.kind === other.kind && one.id === other.id;

/** Returns the choices with another date for an item; undefined takes the one that was worked out. */
export const withDateChoice = (
  chosen: readonly ChosenDate[],
  item: Pick<ChosenDate, 'kind' | 'id'>,
  startTime: ChosenDate['startTime'] | undefined,
): ChosenDate[] => [
  ...chosen.filter((each) => !isSame(each, item)),
  ...(startTime === undefined ? [] : [{ kind: item.kind, id: item.id, startTime }]),
];
