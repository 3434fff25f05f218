import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconGauge } from '@tabler/icons-react';
import { readsReasons } from '@bcs/contract/features/nps/rights';
import { NPS_SURVEYS } from '@bcs/contract/features/surveys/names';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { GroupsPlot } from './groups-plot.tsx';
import { NpsExport } from './nps-export.tsx';
import { NpsReasonsCard } from './nps-reasons-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { TrendPlot } from './trend-plot.tsx';

/** How likely the class and those before it are to recommend the program. Never with a name. */
export function NpsScreen({ nav }: { nav: ReactNode }) {
  const { courseId, enrollment, role } = useViewer();
  const { figures, reasons } = useSuspenseQuery(callQuery('npsReport', { courseId })).data;
  const own = figures.filter((each) => each.courseId === courseId);
  return (
    <>
      <PageHeader title="NPS Report" lead={enrollment.course.name}>
        {nav}
        {readsReasons(role) && <NpsExport figures={figures} reasons={reasons} />}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {own.length === 0 ? (
          <Card>
            <EmptyState
              icon={<IconGauge size={30} stroke={1.7} />}
              title="Nobody in this class has answered an NPS survey yet."
            />
          </Card>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
            {own.map((each) => (
              <ScoreCard key={each.survey} figures={each} />
            ))}
          </div>
        )}
        {reasons.map((each) => (
          <NpsReasonsCard key={each.survey} survey={each.survey} reasons={each.reasons} />
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          {NPS_SURVEYS.map((survey) => {
            const courses = figures.filter((each) => each.survey === survey && each.score !== null);
            return <TrendPlot key={survey} survey={survey} courses={courses} />;
          })}
          {NPS_SURVEYS.map((survey) => {
            const courses = figures.filter((each) => each.survey === survey && each.groups !== null);
            return <GroupsPlot key={survey} survey={survey} courses={courses} />;
          })}
        </div>
      </div>
    </>
  );
}
