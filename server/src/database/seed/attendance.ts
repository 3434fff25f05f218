import { HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, type CohortPlan } from './plans.ts';
import { seededStudentsOf, teacherIdOf, type SeededEnrollment } from './enrollments.ts';
import { ENROLLMENTS, IDS, sessionId } from './ids.ts';
import type { SeedRow } from './plant.ts';
import { createRandom } from './random.ts';
import { classDays } from './sessions.ts';
import { statusInStory } from './stories.ts';

type Mark = readonly [status: 'present' | 'remote' | 'absent' | 'exception', reasonId: number | null];
const PRESENT: Mark = ['present', null];
const ABSENT: Mark = ['absent', null];

/** Maya's marks: two absences, one excused absence and one remote class. */
const MAYA: Readonly<Record<number, Mark>> = {
  [sessionId(IDS.activeCourse, 13)]: ABSENT,
  [IDS.missedSession]: ABSENT,
  [IDS.excusedSession]: ['exception', 1],
  [IDS.remoteSession]: ['remote', null],
};

/** The attendance of past sessions; `taken` contains the existing rows. */
export function attendance(plan: CohortPlan, calendar: Calendar, taken: readonly SeedRow[]): SeedRow[] {
  const courseId = courseIdOf(plan);
  const random = createRandom(`attendance ${courseId}`);
  const done = new Set(taken.map(({ session_id, enrollment_id }) => `${String(session_id)} ${String(enrollment_id)}`));
  const past = classDays(plan)
    .filter(({ offset }) => offset < 0)
    .map(({ day, offset }) => ({ id: sessionId(courseId, day), day, offset }))
    .filter(({ id }) => id !== IDS.unmarkedSession);
  const markOf = (seat: SeededEnrollment, id: number): Mark => {
    if (seat.id === ENROLLMENTS.student) return MAYA[id] ?? PRESENT;
    const dice = random.between(1, 100);
    if (dice <= 86) return PRESENT;
    if (dice <= 90) return ['remote', null];
    return dice <= 97 ? ABSENT : ['exception', random.between(1, 7)];
  };
  const rows = past.flatMap(({ id, day, offset }) =>
    seededStudentsOf(plan).map((seat, index) => {
      const [drawn, drawnReason] = markOf(seat, id);
      const status = courseId === IDS.activeCourse ? statusInStory(index + 1, day, drawn) : drawn;
      const { start } = calendar.classOn(offset);
      // the random generator is used even if there is a story, so that a story does not change the data of others
      const checksIn = drawn === 'present' && random.percent(80);
      const late = checksIn && random.percent(10);
      const minutes = checksIn ? (late ? random.between(1, 30) : -random.between(1, 40)) : 0;
      const checkedIn = checksIn && status === drawn;
      return {
        university_id: plan.universityId,
        course_id: courseId,
        session_id: id,
        enrollment_id: seat.id,
        status_code: status,
        excused_absence_reason_id: status === drawn ? drawnReason : null,
        punctuality_id: checkedIn ? (late ? 2 : 1) : null,
        set_by: checkedIn ? seat.accountId : teacherIdOf(plan),
        set_at: checkedIn ? plus(start, minutes * MINUTE) : plus(start, HOUR),
      };
    }),
  );
  return rows.filter(({ session_id, enrollment_id }) => !done.has(`${session_id} ${enrollment_id}`));
}

/** The history of excused absences, each of which was first recorded as an absence. */
export const attendanceHistory = (rows: readonly SeedRow[]): SeedRow[] =>
  rows
    .filter(({ status_code }) => status_code === 'exception')
    .map((row, index) => ({
      university_id: row['university_id'],
      id: index + 1,
      session_id: row['session_id'],
      enrollment_id: row['enrollment_id'],
      old_status: 'absent',
      new_status: 'exception',
      old_reason_id: null,
      new_reason_id: row['excused_absence_reason_id'],
      changed_by: row['set_by'],
      changed_at: row['set_at'],
    }));
