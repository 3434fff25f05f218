import { feedbackFile, feedbackFileName } from '@bcs/contract/features/weekly-feedback/feedback-file';
import type { DetailedData, FeedbackComment } from '@bcs/contract/features/weekly-feedback/model';
import { useViewer } from '#lib/viewer.ts';
import { CsvButton } from './csv-button.tsx';

type Props = { week: number; details: readonly DetailedData[]; comments: readonly FeedbackComment[] };

/** Saves the chosen week as a CSV file. WEEK-011, D-149 */
export function ExportButton({ week, details, comments }: Props) {
  const { code } = useViewer().enrollment.course;
  return (
    <CsvButton
      list="weekly feedback"
      disabled={details.length === 0}
      file={() => ({ name: feedbackFileName(code, week), rows: feedbackFile(details, comments) })}
    />
  );
}
