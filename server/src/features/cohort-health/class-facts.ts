import type { ClassFacts } from '@bcs/contract/features/cohort-health/compare';
import type { ClassFrame, StudentFacts } from '@bcs/contract/features/cohort-health/facts';
import { STATUS_CODES, type StatusCode } from '@bcs/contract/features/attendance/statuses';
import type { GraduationRequirements } from '@bcs/contract/features/enrollments/model';
import { gradebookContent, isInGradebook } from '@bcs/contract/features/grading/rights';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import { instantOf } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { dueOf } from '#features/coursework/queries-assignment';
import type { ClassRow } from './queries.ts';
import type { StudentRow } from './queries-students.ts';

const NO_LIMITS: GraduationRequirements = {
  maxAbsence: null,
  maxRemoteAttendance: null,
  maxMissedGeneralAssignment: null,
  maxMissedRequiredAssignment: null,
  minimumScoreRequired: null,
};

/**
 * What a role sees of a class, before anything is counted: work of its own gradebook, careers only where the cohort
 * shows them, and for career staff neither attendance nor limits of academic work. D-017, D-065, D-102, SUCC-067
 */
function frameFor(row: ClassRow, role: Role): ClassFrame {
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
        effectiveDueDate: dueOf({ dueDate, bufferDays }, timeZone),
      })),
  };
}

const CODES = new Map<string, StatusCode>(STATUS_CODES.map((code) => [code.charAt(0), code]));

/** What a role sees of a student. */
function factsFor(row: StudentRow, frame: ClassFrame): StudentFacts {
  const sessions = new Set(frame.sessions.map(({ id }) => id));
  const items = new Set(frame.items.map(({ id }) => id));
  const { codes, studentEnrollmentId, active, activatedAt, endedAt } = row;
  return {
    studentEnrollmentId,
    active,
    activatedAt,
    endedAt,
    statuses: new Map(
      (row.sessionIds ?? []).flatMap((id, place) =>
        sessions.has(id) ? [[id, CODES.get(codes?.charAt(place) ?? '') ?? 'none'] as const] : [],
      ),
    ),
    pending: new Set(row.pendingIds?.filter((id) => sessions.has(id))),
    works: new Map(
      (row.works ?? [])
        .filter(([id]) => items.has(id))
        .map(([id, first, last, mark, judged, resubmissionCount]) => [
          id,
          {
            // as text where they are read: of each they would take as long as all figures of a class
            get firstSubmittedAt() {
              return instantOf(first);
            },
            get submittedAt() {
              return instantOf(last);
            },
            mark,
            get judgedAt() {
              return judged === null ? null : instantOf(judged);
            },
            resubmissionCount,
          },
        ]),
    ),
  };
}

/** A class with its students, as far as a role sees them. */
export function factsOf(row: ClassRow, students: readonly StudentRow[], role: Role): ClassFacts {
  const frame = frameFor(row, role);
  return {
    frame,
    students: students.filter(({ courseId }) => courseId === row.courseId).map((each) => factsFor(each, frame)),
  };
}
