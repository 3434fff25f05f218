import { changedVerdicts, type ChangedVerdict } from '#features/assignment-editor/consequences';
import type { ClassFrame, StudentFacts } from '#features/cohort-health/facts';
import { toGraduationRecord } from '#features/cohort-health/record';
import { judgeRequirements } from '#features/graduation/requirements';
import type { Instant } from '#kernel/clock';

/** A student whose absences or graduation verdict change. */
export interface AffectedByCancelling {
  readonly studentEnrollmentId: number;
  readonly absences: { readonly from: number; readonly to: number };
  readonly verdict: Pick<ChangedVerdict, 'from' | 'to'> | null;
}

const absencesOf = (frame: ClassFrame, student: StudentFacts, now: Instant): number =>
  judgeRequirements(toGraduationRecord(frame, student), now).find(({ id }) => id === 'absences')?.value ?? 0;

/**
 * Finds the students whose absences or verdict change if a session is added or removed, by the rules of other pages.
 * ADM-087
 */
export function findAffectedStudents(
  was: ClassFrame,
  will: ClassFrame,
  active: readonly StudentFacts[],
  now: Instant,
): AffectedByCancelling[] {
  const verdicts = new Map(changedVerdicts(was, will, active, now).map((each) => [each.studentEnrollmentId, each]));
  return active.flatMap((student) => {
    const { studentEnrollmentId } = student;
    const absences = { from: absencesOf(was, student, now), to: absencesOf(will, student, now) };
    const verdict = verdicts.get(studentEnrollmentId);
    if (absences.from === absences.to && !verdict) return [];
    return [{ studentEnrollmentId, absences, verdict: verdict ? { from: verdict.from, to: verdict.to } : null }];
  });
}
