import { IconChartBar, IconPrinter, IconDownload } from '@tabler/icons-react';
import { seesNames } from '@bcs/contract/features/cohort-health/abilities';
import { gradebookContent } from '@bcs/contract/features/grading/rights';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useAnswer } from '#lib/queries.ts';
import { ComparedPlot } from './compared-plot.tsx';
import { Definitions } from './definitions.tsx';
import { HandInPlot, MarginPlot, WaitsPlot } from './class-plots.tsx';
import { KeyFigures } from './key-figures.tsx';
import { StudentsSection } from './students-section.tsx';
import { useBehind } from './use-behind.tsx';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { ATTENDANCE_WORDS } from '@bcs/contract/features/cohort-health/words';
import { localDay } from '@bcs/contract/kernel/clock';
import { PartsPlot } from './parts-plot.tsx';
import { ATTENDANCE_KEYS, monthDayText } from './plot-words.ts';
import { Histogram } from '#kit/plot/histogram.tsx';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { toast } from '#kit/toasts.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/send.ts';

/**
 * Saves all figures of the page as a CSV file; the server makes it and records who downloaded it. SUCC-069, SUCC-093
 */
function CohortExport({ courseId }: { courseId: number }) {
  const { send, pending } = useSend('exportCohortHealth', {
    onDone: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  return (
    <Button pending={pending} onClick={() => void send({ courseId })}>
      <IconDownload size={18} aria-hidden />
      Export CSV
    </Button>
  );
}

type Props = { health: CohortHealth; onPick?: ((place: number) => void) | undefined };

/** Attendance by class meeting. SUCC-065 */
function AttendancePlot({ health: { own, meetings }, onPick }: Props) {
  if (meetings.length === 0) return null;
  return (
    <PartsPlot
      title="Attendance by class meeting"
      lead="Of the students who were in the class on that day."
      heads={['Class meeting', 'Date']}
      keys={ATTENDANCE_KEYS}
      bars={meetings.map(({ name, startTime, students, counts }) => ({
        name,
        day: monthDayText(localDay(startTime, own.timeZone)),
        students,
        shown: ATTENDANCE_WORDS.map(({ code }) => counts[code]),
      }))}
      onPick={onPick}
    />
  );
}

const SENT_BACK = new Set(['F', 'Incomplete']);

/** A plot of how often each letter was given. SUCC-065 */
function LettersPlot({ health: { letters }, onPick }: Props) {
  if (letters.every(({ grades }) => grades === 0)) return null;
  return (
    <PlotFigure
      title="Grades by letter"
      lead="Plus and minus count with their letter."
      head={['Grade', 'Given']}
      rows={letters.map(({ letter, grades }) => [letter, countText(grades)])}
      onPick={onPick}
    >
      <Histogram
        noun="grade"
        bins={letters.map(({ letter, grades }) => ({
          // its key in the gradebook: the word is too wide for a bar on a phone
          label: letter === 'Incomplete' ? 'I' : letter,
          count: grades,
          marked: SENT_BACK.has(letter),
        }))}
        onPick={onPick}
      />
    </PlotFigure>
  );
}

/** The health of a class: figures, students and plots. SUCC-065 to SUCC-069 */
export function CohortScreen({ courseId }: { courseId: number }) {
  const health = useAnswer('cohortHealth', { courseId });
  const { own } = health;
  const named = seesNames(own.role);
  const behind = useBehind(courseId, named);
  const academic = gradebookContent(own.role) !== 'career';
  return (
    <div data-paper="wide">
      <PageHeader
        back={<BackLink to="/cohort">Cohorts</BackLink>}
        title={own.cohortName}
        lead={`${own.code} · ${own.courseName} · as of ${formatDateTime(health.asOf, own.timeZone)}`}
      >
        <Button onClick={() => print()}>
          <IconPrinter size={18} aria-hidden />
          Print
        </Button>
        <CohortExport courseId={courseId} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <KeyFigures health={health} academic={academic} />
        {health.meetings.length === 0 && health.items.length === 0 && (
          <EmptyCard icon={<IconChartBar size={30} stroke={1.7} />} title="Nothing to plot yet">
            Plots appear after the first class meeting or due date.
          </EmptyCard>
        )}
        {academic && <AttendancePlot health={health} onPick={behind.meeting} />}
        <div data-paper="pairs" className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          <HandInPlot health={health} onPick={behind.item} />
          <ComparedPlot health={health} academic={academic} />
          <LettersPlot health={health} onPick={behind.letter} />
          <WaitsPlot health={health} />
          {health.margins.map((each) => (
            <MarginPlot key={each.id} margin={each} onPick={behind.margin(each.id)} />
          ))}
        </div>
        {named && <StudentsSection own={own} academic={academic} courseId={courseId} />}
        <Definitions />
      </div>
      {behind.dialog}
    </div>
  );
}
