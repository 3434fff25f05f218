import { fullName } from '@bcs/contract/kernel/full-name';
import type { Role } from '@bcs/contract/kernel/roles';
import { Avatar } from '#kit/avatar.tsx';
import { isAttendanceLocked } from '@bcs/contract/features/attendance/marking';
import { stateOf } from '@bcs/contract/features/remote-attendance/decision';
import type { RemoteAttendanceRow, UndoableApproval } from '@bcs/contract/features/remote-attendance/model';
import { remoteBalanceText } from '@bcs/contract/features/remote-attendance/sentences';
import { STATUS_CHOICES } from '@bcs/contract/features/attendance/statuses';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Moment } from '#lib/moment.tsx';
import type { DecisionKind } from './decide.ts';
import { StateBadge } from './state-badge.tsx';
import type { DecisionProgress } from './use-decide.ts';
import type { useSelection } from './use-selection.ts';

export const requestIdOf = ({ remoteAttendanceRequest }: RemoteAttendanceRow): number => remoteAttendanceRequest.id;
const studentOf = ({ student: { firstName, lastName } }: Pick<UndoableApproval, 'student'>) =>
  fullName({ firstName, lastName });
/** Names the student and the session, as messages do. */
export const studentNameOf = (
  row: Pick<UndoableApproval, 'student'> & { readonly session: { readonly name: string } },
): string => `${studentOf(row)}, ${row.session.name}`;

/** The source of the rows: the class that is chosen, several courses, or several universities. */
export type RequestsSource = 'class' | 'courses' | 'universities';

interface Wiring {
  /**
   * Rows from several courses name their course, and do not link to the session: it belongs to another class than the
   * chosen one.
   */
  readonly from: RequestsSource;
  /** True if each row shows its state. */
  readonly tellsState: boolean;
  readonly selection: ReturnType<typeof useSelection>;
  readonly progress: DecisionProgress | null;
  readonly onDecide: (row: RemoteAttendanceRow, decision: DecisionKind) => void;
}

/** The columns of the manager's list. REM-010 */
export const requestColumns = ({
  from,
  tellsState,
  selection,
  progress,
  onDecide,
}: Wiring): Column<RemoteAttendanceRow>[] => [
  {
    key: 'select',
    header: 'Select',
    hideHeader: true,
    // on phones the cell is beside the name, above the cell that contains it
    className: 'w-0 pr-0! max-md:z-1 max-md:col-start-1 max-md:row-start-1 max-md:w-auto max-md:justify-self-end',
    cell: (row) =>
      stateOf(row) === 'pending' && (
        <input
          type="checkbox"
          className="block size-4.5 accent-brand pointer-coarse:size-6"
          aria-label={`Select ${studentNameOf(row)}`}
          checked={selection.has(requestIdOf(row))}
          onChange={(event) => selection.tick(requestIdOf(row), event.currentTarget.checked)}
        />
      ),
  },
  {
    key: 'student',
    header: 'Student',
    rowHeader: true,
    className: 'max-md:col-start-1 max-md:row-start-1',
    cell: (row) => (
      <span className="flex items-center gap-3">
        <Avatar name={studentOf(row)} src={row.userAccountAvatar} size={32} className="max-sm:hidden" />
        <span dir="auto" className="min-w-0 md:wrap-break-word">
          {studentOf(row)}
        </span>
      </span>
    ),
  },
  {
    key: 'session',
    header: 'Session',
    cell: ({ session, course }) => (
      <span className="grid">
        <span className="wrap-anywhere">
          {from !== 'class' ? (
            titleOf(session)
          ) : (
            <TextLink to="/sessions/$sessionId" params={{ sessionId: String(session.id) }}>
              {titleOf(session)}
            </TextLink>
          )}
        </span>
        <span className="text-sm text-muted">
          <Moment at={session.startTime} zone={course.timeZone} />
        </span>
      </span>
    ),
  },
  ...(from === 'class' ? [] : [courseColumn(from)]),
  {
    key: 'requested',
    header: 'Requested',
    // if space is short, the decision matters more
    className: 'md:max-xl:hidden',
    cell: ({ remoteAttendanceRequest, course }) => (
      <Moment at={remoteAttendanceRequest.date} zone={course.timeZone} dayOnly />
    ),
  },
  { key: 'state', header: 'Status', cell: (row) => <State row={row} tellsState={tellsState} /> },
  {
    key: 'decide',
    header: 'Decision',
    hideHeader: true,
    align: 'end',
    cell: (row) =>
      stateOf(row) === 'pending' && (
        <DecideButtons row={row} progress={progress} onDecide={(decision) => onDecide(row, decision)} />
      ),
  },
];

const DECISION_WORDS = { approve: 'Approve', deny: 'Deny' } as const;

type DecideProps = {
  row: RemoteAttendanceRow;
  progress: DecisionProgress | null;
  onDecide: (decision: DecisionKind) => void;
  /** The role in the row's class, if that is not the chosen class. */
  role?: Role;
};

/** After the attendance lock, only people who are never locked out may approve. D-200 */
export function DecideButtons({ row, progress, onDecide, role }: DecideProps) {
  const viewer = useViewer();
  const locked = isAttendanceLocked({ ...row.session, zone: row.course.timeZone }, role ?? viewer.role, useNow());
  return (
    <span className="inline-flex gap-2 max-md:w-full max-md:*:grow">
      {(locked ? (['deny'] as const) : (['approve', 'deny'] as const)).map((decision) => (
        <Button
          key={decision}
          size="sm"
          pending={progress?.id === requestIdOf(row)}
          disabled={progress !== null}
          onClick={() => onDecide(decision)}
          aria-label={`${DECISION_WORDS[decision]} ${studentNameOf(row)}`}
        >
          {DECISION_WORDS[decision]}
        </Button>
      ))}
    </span>
  );
}

const courseColumn = (from: RequestsSource): Column<RemoteAttendanceRow> => ({
  key: 'course',
  header: 'Course',
  cell: ({ course, cohort, university }) => (
    <span className="grid wrap-anywhere">
      <span>{course.name}</span>
      <span className="text-sm text-muted">
        {from === 'universities' ? `${cohort.name}, ${university.name}` : cohort.name}
      </span>
    </span>
  ),
});

const titleOf = ({ chapter, name }: RemoteAttendanceRow['session']) => (chapter === null ? name : `${chapter} ${name}`);

/** Shows the state of a request, and any conflict that an approval would have. REM-051 */
function State({ row, tellsState }: { row: RemoteAttendanceRow; tellsState: boolean }) {
  const inTheWay = stateOf(row) === 'pending' && row.statusCode !== 'none';
  return (
    <span className="inline-grid gap-1 max-md:justify-items-end">
      {tellsState && (
        <span>
          <StateBadge request={row} />
        </span>
      )}
      {inTheWay && (
        <span className="flex items-center gap-1 text-sm text-warn">
          <IconAlertTriangle size={15} aria-hidden />
          Attendance already set: {STATUS_CHOICES[row.statusCode]}
        </span>
      )}
      {stateOf(row) === 'pending' && <span className="text-sm text-muted tabular-nums">{remoteBalanceText(row)}</span>}
      {row.excusedAbsenceReason && (
        <span className="text-sm wrap-anywhere text-muted">{row.excusedAbsenceReason.description}</span>
      )}
    </span>
  );
}
