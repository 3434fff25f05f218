import { remainingAbsencesText } from '@bcs/contract/features/attendance/statuses';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { requiredLetter } from '@bcs/contract/features/grades/average';
import { tallyMeetings } from '@bcs/contract/features/remote-attendance/tally';
import type { StudentProfile } from '@bcs/contract/features/student-page/model';
import { attendanceRate } from '@bcs/contract/features/student-page/attendance-rate';
import { AttendanceFigure } from '#features/remote-attendance/attendance-figure.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';

/** The figures of a student, in four numbers. */
export function ProfileFigures({ profile }: { profile: StudentProfile }) {
  const { role, enrollment } = useViewer();
  const { maxAbsence, minimumScoreRequired } = enrollment.course.graduationRequirements;
  const tally = tallyMeetings(profile.attendanceHistory, useNow());
  const rate = attendanceRate(tally);
  const { academicAverageGrade, roundAcademicAverageValue, overdueCount, remainingAbsences } = profile;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <AttendanceFigure
        term="Attendance"
        value={rate === null ? '–' : `${rate}%`}
        note={`${tally.attended} of ${tally.attended + tally.absent} sessions${tally.excused > 0 ? `, ${tally.excused} more excused` : ''}`}
      />
      <AttendanceFigure
        term="Remaining absences"
        value={remainingAbsencesText(remainingAbsences)}
        note={maxAbsence === null ? undefined : `of ${maxAbsence} allowed`}
      />
      {gradebookContent(role) !== 'career' && (
        <AttendanceFigure
          term="Academic average"
          value={academicAverageGrade === null ? '–' : `${academicAverageGrade} (${roundAcademicAverageValue})`}
          note={
            minimumScoreRequired === null ? undefined : `${requiredLetter(minimumScoreRequired)} required to graduate`
          }
        />
      )}
      <AttendanceFigure
        term="Overdue work"
        value={String(overdueCount)}
        note={overdueCount === 0 ? 'Nothing is overdue' : 'Required and past due'}
      />
    </div>
  );
}
