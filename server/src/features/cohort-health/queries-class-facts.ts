import type { ClassFacts } from '@bcs/contract/features/cohort-health/compare';
import type { ClassFrame, StudentFacts, WorkFacts } from '@bcs/contract/features/cohort-health/facts';
import { STATUS_CODES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { GraduationRequirements } from '@bcs/contract/features/enrollments/model';
import { gradebookContent, isInGradebook } from '@bcs/contract/features/grading/rights';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import { instantOf, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { finalDueDate } from '#features/coursework/queries-assignment';
import type { HealthClassRow } from './queries.ts';
import type { HealthStudentRow, WorkTuple } from './queries-students.ts';

const NO_LIMITS: GraduationRequirements = {
  maxAbsence: null,
  maxRemoteAttendance: null,
  maxMissedGeneralAssignment: null,
  maxMissedRequiredAssignment: null,
  minimumScoreRequired: null,
};

/**
 * Limits the frame of a class to a role before anything is counted: work of its gradebook, careers only if the cohort
 * shows them, and for career staff neither attendance nor academic limits. D-017, D-065, D-102, SUCC-067
 */
function frameFor(row: HealthClassRow, role: Role): ClassFrame {
  const { courseId, startDate, endDate, timeZone, hidesCareers } = row;
  const careersOnly = gradebookContent(role) === 'career';
  const isShown = (item: { contextId: 1 | 2 }) => isAcademic(item) || !hidesCareers;
  return {
    courseId,
    startDate,
    endDate,
    timeZone,
    graduationRequirements: careersOnly ? NO_LIMITS : row.graduationRequirements,
    sessions: careersOnly ? [] : row.sessions.filter(isShown),
    items: row.items
      .filter((item) => isShown(item) && isInGradebook(item, role))
      .map(({ dueDate, bufferDays, ...item }) => ({
        ...item,
        effectiveDueDate: finalDueDate({ dueDate, bufferDays }, timeZone),
      })),
  };
}

const CODES = new Map<string, StatusCode>(STATUS_CODES.map((code) => [code.charAt(0), code]));

/**
 * A submission as it was read. Its moments are formatted only when a rule needs them, and once, because for a person
 * with many classes this would otherwise take the most time.
 */
class Work implements WorkFacts {
  readonly #row: WorkTuple;
  #firstSubmittedAt: Instant | undefined;
  constructor(row: WorkTuple) {
    this.#row = row;
  }
  get firstSubmittedAt() {
    this.#firstSubmittedAt ??= instantOf(this.#row[1]);
    return this.#firstSubmittedAt;
  }
  get submittedAt() {
    return instantOf(this.#row[2]);
  }
  get mark() {
    return this.#row[3];
  }
  get judgedAt() {
    return this.#row[4] === null ? null : instantOf(this.#row[4]);
  }
  get resubmissionCount() {
    return this.#row[5];
  }
}

const idsOf = (of: readonly { readonly id: number }[]) => new Set(of.map(({ id }) => id));

/** The ids of what a role may see of a class. */
type Seen = Readonly<{ sessions: ReadonlySet<number>; items: ReadonlySet<number> }>;

function statusesOf({ sessionIds, codes }: HealthStudentRow, { sessions }: Seen): StudentFacts['statuses'] {
  const statuses = new Map<number, StatusCode>();
  for (const [place, id] of (sessionIds ?? []).entries())
    if (sessions.has(id)) statuses.set(id, CODES.get(codes?.charAt(place) ?? '') ?? 'none');
  return statuses;
}

function worksOf({ works }: HealthStudentRow, { items }: Seen): StudentFacts['works'] {
  const seen = new Map<number, WorkFacts>();
  for (const work of works ?? []) if (items.has(work[0])) seen.set(work[0], new Work(work));
  return seen;
}

/** Picks the facts that a role sees of a student. */
function factsFor(row: HealthStudentRow, seen: Seen): StudentFacts {
  const { studentEnrollmentId, active, isBlocked, stays } = row;
  return {
    studentEnrollmentId,
    active,
    // nothing is expected of former members anyway, and their results stay as they were
    isBlocked: active && isBlocked,
    stays,
    statuses: statusesOf(row, seen),
    pending: new Set(row.pendingIds?.filter((id) => seen.sessions.has(id))),
    works: worksOf(row, seen),
  };
}

/** Builds the facts of a class with its students, limited to what a role may see. */
export function toClassFacts(row: HealthClassRow, students: readonly HealthStudentRow[], role: Role): ClassFacts {
  const frame = frameFor(row, role);
  const seen = { sessions: idsOf(frame.sessions), items: idsOf(frame.items) };
  return {
    frame,
    students: students.filter(({ courseId }) => courseId === row.courseId).map((each) => factsFor(each, seen)),
  };
}
