import type { ReactNode } from 'react';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { createCareerSession } from '@bcs/contract/features/sessions/abilities';
import { isStudent } from '@bcs/contract/kernel/roles';
import { StaffTable } from '#features/coursework/staff-table.tsx';
import { GradeLink } from '#features/gradebook/grade-link.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useMay } from '#lib/may.ts';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { OwnMilestones } from './own-milestones.tsx';
import { Progress } from './progress.tsx';
import { Resources } from './resources.tsx';
import { Workshops } from './workshops.tsx';

/** Workshops, milestones and resources. `curriculum` comes from a feature above this one. CAREER-001..CAREER-006 */
export function CareerServicesScreen({ curriculum }: { curriculum: ReactNode }) {
  const { enrollmentId, role } = useViewer();
  const career = useAnswer('careerServices', { enrollmentId });
  const mayCreate = useMay(createCareerSession);
  const { allCareerAssignments: milestones, careerCompletionPercentage, courseStudentsCount } = career;
  return (
    <>
      <PageHeader title="Career Services" lead="Workshops, milestones and resources for your job search.">
        {mayCreate && (
          <LinkButton to="/sessions/create" tone="primary">
            <IconPlus size={18} aria-hidden />
            Create Career Session
          </LinkButton>
        )}
      </PageHeader>
      <div className="grid gap-7">
        {careerCompletionPercentage !== null && (
          <Progress percent={careerCompletionPercentage} next={career.nextDueAssignment} />
        )}
        <Workshops sessions={career.calendarSessions} />
        <TitledCard id="allCareerMilestones" title="Career milestones" head="px-4 pt-4 sm:px-5 pb-3">
          {milestones.length === 0 ? (
            <EmptyState
              level={3}
              tone="career"
              icon={<IconListCheck size={30} stroke={1.7} />}
              title="No milestones yet."
            />
          ) : isStudent(role) ? (
            <OwnMilestones milestones={milestones} />
          ) : (
            <StaffTable
              caption="Career milestones by due date"
              assignments={milestones}
              students={courseStudentsCount}
              actions={(assignment) => <GradeLink assignment={assignment} />}
            />
          )}
        </TitledCard>
        <Resources curriculum={isStudent(role) ? curriculum : null} />
      </div>
    </>
  );
}
