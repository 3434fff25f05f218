import { IconAlertCircle, IconCalendarX, IconSchool, IconSpeakerphone } from '@tabler/icons-react';
import { remainingAbsencesText } from '@bcs/contract/features/attendance/statuses';
import { averageText } from '@bcs/contract/features/grades/average';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { FigureCard, FigureGrid } from './figure-card.tsx';

type Props = { stats: NonNullable<Dashboard['dashboardStudentStats']>; unread: number };

/** The four numbers of a student. DASH-004 to DASH-009, D-058 */
export function StudentCards({ stats, unread }: Props) {
  const { overdueAssignmentCount: overdue, remainingAbsenceCount, allowedAbsenceCount, academicAverageValue } = stats;
  const few = remainingAbsenceCount !== null && remainingAbsenceCount <= 1;
  return (
    <FigureGrid>
      <FigureCard
        label="Overdue assignments"
        figure={overdue}
        note={overdue === 0 ? 'Nothing is overdue' : 'Required and past due'}
        icon={<IconAlertCircle size={20} />}
        tone={overdue === 0 ? 'good' : 'bad'}
        to="/coursework"
      />
      <FigureCard
        label="Remaining absences"
        figure={remainingAbsencesText(remainingAbsenceCount)}
        note={allowedAbsenceCount === null ? 'No limit in this course' : `of ${allowedAbsenceCount} allowed`}
        icon={<IconCalendarX size={20} />}
        tone={few ? 'warn' : 'good'}
        to="/attendance"
      />
      <FigureCard
        label="Academic average"
        figure={academicAverageValue === null ? 'Unavailable' : averageText(Math.round(academicAverageValue))}
        note={academicAverageValue === null ? 'No graded work yet' : 'Average of your required, graded work'}
        icon={<IconSchool size={20} />}
        tone="brand"
        to="/grades"
      />
      <FigureCard
        label="Unread announcements"
        figure={unread}
        note={unread === 0 ? 'You are up to date' : 'Unread'}
        icon={<IconSpeakerphone size={20} />}
        tone="career"
        to="/announcements"
      />
    </FigureGrid>
  );
}
