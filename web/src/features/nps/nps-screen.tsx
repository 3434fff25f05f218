import type { ReactNode } from 'react';
import { IconGauge } from '@tabler/icons-react';
import type { NpsFigures, NpsReasons } from '@bcs/contract/features/nps/model';
import { readsReasons } from '@bcs/contract/features/nps/rights';
import { NPS_SURVEYS, type NpsSurvey } from '@bcs/contract/features/surveys/names';
import { npsFile, npsFileName, NPS_TITLES } from '@bcs/contract/features/nps/nps-file';
import { dateText } from '@bcs/contract/kernel/clock';
import { Card, CardHeader } from '#kit/card.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { CsvButton } from '#features/weekly-feedback/csv-button.tsx';
import { LinePlot } from '#kit/plot/line-plot.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { GroupsPlot } from './groups-plot.tsx';
import { ScoreCard } from './score-card.tsx';
import { monthCaption, scoreText } from './words.ts';

/** Shows the reasons that people gave for their score: texts in random order, without names. */
function NpsReasonsCard({ survey, reasons }: NpsReasons) {
  if (reasons.length === 0) return null;
  return (
    <TitledCard
      title={`Reasons (${reasons.length})`}
      lead={`${NPS_TITLES[survey]}. Shuffled, and shown without names and scores.`}
      head="px-4 pt-4 pb-3 sm:px-5"
      className="grid content-start"
    >
      <ul className="grid gap-x-8 px-4 sm:grid-cols-2 sm:px-5">
        {reasons.map((reason, place) => (
          // two people may write the same
          // oxlint-disable-next-line no-array-index-key
          <li key={place} className="border-t border-line py-3 wrap-anywhere whitespace-pre-line">
            {reason}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Saves the report as a CSV file. */
function NpsExport({ figures, reasons }: { figures: readonly NpsFigures[]; reasons: readonly NpsReasons[] }) {
  const { code } = useViewer().enrollment.course;
  return (
    <CsvButton
      list="net promoter score"
      disabled={figures.every(({ score }) => score === null)}
      file={() => ({ name: npsFileName(code), rows: npsFile(figures, reasons, code) })}
    />
  );
}

/** The report of how likely this class and earlier ones are to recommend the program. It never contains a name. */
export function NpsScreen({ nav }: { nav: ReactNode }) {
  const { courseId, enrollment, role } = useViewer();
  const { figures, reasons } = useAnswer('npsReport', { courseId });
  const own = figures.filter((each) => each.courseId === courseId);
  return (
    <>
      <PageHeader title="NPS Report" lead={enrollment.course.name}>
        {nav}
        {readsReasons(role) && <NpsExport figures={figures} reasons={reasons} />}
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {own.length === 0 && (
          <EmptyCard
            icon={<IconGauge size={30} stroke={1.7} />}
            title="Nobody in this class has answered an NPS survey yet."
          />
        )}
        {/* each part has the space below it */}
        <div className="-mb-5 grid grid-cols-[minmax(0,1fr)] gap-x-5 lg:grid-cols-2">
          {NPS_SURVEYS.filter((survey) => figures.some((each) => each.survey === survey)).map((survey) => (
            <SurveyColumn
              key={survey}
              survey={survey}
              own={own.find((each) => each.survey === survey)}
              hasOther={own.length > 0}
              courses={figures.filter((each) => each.survey === survey)}
            />
          ))}
        </div>
        {reasons.map((each) => (
          <NpsReasonsCard key={each.survey} survey={each.survey} reasons={each.reasons} />
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  survey: NpsSurvey;
  /** The figures of the class shown. */
  own: NpsFigures | undefined;
  /** True if the class has figures of another survey, so that this one leaves a gap beside it. */
  hasOther: boolean;
  courses: readonly NpsFigures[];
};

/** One part of a column, in the row that it shares with the same part of the other survey. */
const Part = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] pb-5 empty:pb-0">{children}</div>
);

const LEVELS = [-100, -50, 0, 50, 100].map((at) => ({ at, label: scoreText(at) }));

/** Plots the score from cohort to cohort; shows nothing for a single cohort, which makes no trend. */
function TrendPlot({ survey, courses }: { survey: NpsSurvey; courses: readonly NpsFigures[] }) {
  if (courses.length < 2) return null;
  const points = courses.map((course, place) => ({ ...course, x: place, y: course.score ?? 0 }));
  return (
    <PlotFigure
      title={`Trend, ${NPS_TITLES[survey].toLowerCase()}`}
      lead="The score of your classes, by their first day."
      head={['Class', 'First day', 'Score']}
      rows={points.map(({ courseCode, startDate, y }) => [courseCode, dateText(startDate), scoreText(y)])}
    >
      <LinePlot
        dots={points.map(({ x, y, courseCode }) => ({
          x,
          y,
          tone: 'brand',
          title: `${courseCode}: ${scoreText(y)}`,
        }))}
        line={points}
        xTicks={points.map(({ x, startDate }) => ({ at: x, label: monthCaption(startDate) }))}
        yTicks={LEVELS}
        yRange={[-100, 100]}
      />
    </PlotFigure>
  );
}

/** One survey in figures: its score, the change, and the shares of the answers for people who may know them. */
const SurveyColumn = ({ survey, own, hasOther, courses }: ColumnProps) => {
  const scored = courses.filter(({ score }) => score !== null);
  return (
    <div className="row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0">
      <Part>
        {own ? (
          <ScoreCard figures={own} before={scored.filter(({ startDate }) => startDate < own.startDate)} />
        ) : (
          hasOther && (
            <Card pad>
              <CardHeader title={NPS_TITLES[survey]} lead="This class has no score yet." />
            </Card>
          )
        )}
      </Part>
      <Part>
        <TrendPlot survey={survey} courses={scored} />
      </Part>
      <Part>
        <GroupsPlot survey={survey} courses={courses.filter(({ groups }) => groups !== null)} />
      </Part>
    </div>
  );
};
