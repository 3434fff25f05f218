import { plural } from '@bcs/contract/kernel/plural';
import type { Output } from '#lib/api.ts';

type Follows = Pick<Output<'previewSession'>, 'hanging' | 'absencesTakenBack' | 'studentsTold'>;
type Cancelled = Output<'previewCancelSession'>;

const told = (students: number) => (students === 0 ? [] : [`${plural(students, 'student')} will be notified.`]);

/** Says what hangs on the sessions of a change, and what becomes of each. ADM-086, ADM-088 */
export const hangingSentences = (
  { hanging, absencesTakenBack, studentsTold, marks }: Follows & { readonly marks?: Output<'previewSession'>['marks'] },
  cleared = false,
): string[] => {
  const { checkIns, marked, setBySystem, requestsPending, requestsApproved } = hanging;
  const absencesKept = cleared ? 0 : setBySystem - absencesTakenBack;
  return [
    ...(cleared
      ? ([
          [checkIns + marked, 'mark is cleared and kept in the history.', 'marks are cleared and kept in the history.'],
        ] as const)
      : ([
          [checkIns, 'check-in stays as it is.', 'check-ins stay as they are.'],
          [marked, 'status set by staff stays as it is.', 'statuses set by staff stay as they are.'],
        ] as const)),
    [marks?.restored ?? 0, 'mark that was cleared comes back.', 'marks that were cleared come back.'] as const,
    [absencesKept, 'automatic absence stays.', 'automatic absences stay.'] as const,
    [
      absencesTakenBack,
      'automatic absence is removed, since the session is in the future again.',
      'automatic absences are removed, since the session is in the future again.',
    ] as const,
    [
      requestsPending,
      'pending remote request stays open for the changed session.',
      'pending remote requests stay open for the changed session.',
    ] as const,
    [
      requestsApproved,
      'approved remote request stays approved for the changed session.',
      'approved remote requests stay approved for the changed session.',
    ] as const,
  ]
    .flatMap(([number, one, many]) => (number === 0 ? [] : [plural(number, one, many)]))
    .concat(told(studentsTold));
};

/** Says what follows when a session is canceled, or a canceled one restored. ADM-087 */
export const cancelSentences = ({ cancels, hanging, remoteDays, studentsTold }: Cancelled): string[] => {
  const { checkIns, marked, setBySystem, requestsPending } = hanging;
  const attendance = checkIns + marked + setBySystem;
  const rows = cancels
    ? ([
        [attendance, 'attendance status no longer counts.', 'attendance statuses no longer count.'],
        [remoteDays, 'remote day is returned.', 'remote days are returned.'],
        [requestsPending, 'pending remote request is closed.', 'pending remote requests are closed.'],
      ] as const)
    : ([
        [attendance, 'attendance status counts again.', 'attendance statuses count again.'],
        [remoteDays, 'remote day is used again.', 'remote days are used again.'],
        [requestsPending, 'remote request is open again.', 'remote requests are open again.'],
      ] as const);
  return rows
    .flatMap(([number, one, many]) => (number === 0 ? [] : [plural(number, one, many)]))
    .concat(told(studentsTold));
};
