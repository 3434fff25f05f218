import { IconArrowLeft } from '@tabler/icons-react';
import type { OwnCohort } from '@bcs/contract/features/enrollments/model';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useAnswer } from '#lib/queries.ts';
import { ClassTable } from './class-table.tsx';
import { CHOOSE_SEARCH } from './picks.ts';

/** Specified by PICK-005 and PICK-013. */
export function ClassScreen({ cohort }: { cohort: OwnCohort }) {
  const { enrollments } = useAnswer('myCohortEnrollments', { cohortId: cohort.id });
  const { university } = cohort.program;
  return (
    <>
      <PageHeader
        title="Choose your class"
        lead={`${cohort.name}, ${university.name}`}
        back={
          <TextLink
            to="/universities/$universityName"
            params={{ universityName: university.name }}
            state={CHOOSE_SEARCH}
            className="inline-flex items-center gap-1.5"
          >
            <IconArrowLeft size={16} aria-hidden />
            Cohorts
          </TextLink>
        }
      />
      <ClassTable caption={`Classes of ${cohort.name}`} enrollments={enrollments} />
    </>
  );
}
