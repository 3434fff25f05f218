import type { ReactNode } from 'react';
import { IconMoodCheck } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { SurveyCard } from './survey-card.tsx';

/** The students who have not answered the open surveys of the class yet. Never what anybody answered. */
export function TurnoutScreen({ nav }: { nav: ReactNode }) {
  const { courseId, enrollment } = useViewer();
  const { surveys } = useAnswer('surveyTurnout', { courseId });
  return (
    <>
      <PageHeader title="Response Rate" lead={enrollment.course.name}>
        {nav}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {surveys.length === 0 ? (
          <EmptyCard icon={<IconMoodCheck size={30} stroke={1.7} />} title="No survey of this class is open now." />
        ) : (
          surveys.map((survey) => <SurveyCard key={`${survey.formName} ${survey.week}`} survey={survey} />)
        )}
      </div>
    </>
  );
}
