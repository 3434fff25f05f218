import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { IconMessageOff } from '@tabler/icons-react';
import { feedbackFile, feedbackFileName } from '@bcs/contract/features/weekly-feedback/feedback-file';
import type { DetailedData, FeedbackComment } from '@bcs/contract/features/weekly-feedback/model';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { weekToBeginWith } from './chosen-week.ts';
import { feedbackQuery } from './feedback-query.ts';
import { FeedbackTabPanel } from './feedback-tab-panel.tsx';
import type { FeedbackSearch, FeedbackTab } from './feedback-search.ts';
import { seesNames } from './sees-names.ts';
import { CsvButton } from './csv-button.tsx';

type ExportButtonProps = { week: number; details: readonly DetailedData[]; comments: readonly FeedbackComment[] };

/** Saves the chosen week as a CSV file. WEEK-011, D-149 */
function ExportButton({ week, details, comments }: ExportButtonProps) {
  const { code } = useViewer().enrollment.course;
  return (
    <CsvButton
      list="weekly feedback"
      disabled={details.length === 0}
      file={() => ({ name: feedbackFileName(code, week), rows: feedbackFile(details, comments) })}
    />
  );
}

type Props = { nav: ReactNode; search: FeedbackSearch; onSearch: (search: FeedbackSearch) => void };

const TABS = [
  { value: 'feedback', label: 'Student Feedback' },
  { value: 'submissions', label: 'Number of Submissions' },
  { value: 'time', label: 'Outside Time Spent' },
] as const satisfies readonly { value: FeedbackTab; label: string }[];

/** The report of what the class says of its weeks. WEEK-001 to WEEK-005 */
export function FeedbackScreen({ nav, search, onSearch }: Props) {
  const viewer = useViewer();
  const { enrollment } = viewer;
  const now = useNow();
  const { data: report } = useSuspenseQuery(feedbackQuery(viewer, search, now));
  const { AverageData: weeks } = report;
  const week = search.week ?? weekToBeginWith(viewer, now);
  const chosen = weeks.find((each) => each.week === week) ?? weeks.at(-1);
  const { tab = 'feedback' } = search;
  if (!chosen)
    return (
      <>
        <PageHeader title="Weekly Feedback" lead={enrollment.course.name}>
          {nav}
        </PageHeader>
        <EmptyCard
          icon={<IconMessageOff size={30} stroke={1.7} />}
          title="No feedback has been collected for this class yet. Please check back after the first weekly survey."
        />
      </>
    );
  return (
    <>
      <PageHeader title="Weekly Feedback" lead={enrollment.course.name}>
        {nav}
        <SelectField
          label="Week"
          hideLabel
          value={String(chosen.week)}
          onChange={(event) => onSearch({ ...search, week: Number(event.target.value) })}
          options={weeks.toReversed().map((each) => ({
            value: String(each.week),
            label: `Week ${each.week}${each.closesAt > now ? ' (open)' : ''}`,
          }))}
        />
        {seesNames(viewer) && (
          <ExportButton week={chosen.week} details={report.DetailedData} comments={report.Comments} />
        )}
      </PageHeader>
      <Tabs
        label="Views of the feedback"
        tabs={TABS}
        value={tab}
        onChange={(value) =>
          onSearch({ ...(search.week && { week: search.week }), ...(value !== 'feedback' && { tab: value }) })
        }
      >
        <FeedbackTabPanel tab={tab} report={report} chosen={chosen} />
      </Tabs>
    </>
  );
}
