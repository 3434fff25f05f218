import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { useAnswer } from '#lib/queries.ts';
import { classColumns, hasEnded, isRunning } from './class-columns.tsx';
import { Definitions } from './definitions.tsx';

/** The manager's classes side by side: running ones first, then future ones; ended ones are folded. SUCC-064 */
export function CohortsScreen() {
  const { cohorts } = useAnswer('cohorts', {});
  const columns = classColumns(cohorts.map(({ role }) => role));
  const ended = cohorts.filter(hasEnded);
  const others = cohorts.filter((row) => !hasEnded(row));
  const current = [...others.filter(isRunning), ...others.filter((row) => !isRunning(row))];
  return (
    <>
      <PageHeader
        title="Cohorts"
        lead={`The ${pluralForm(cohorts.length, 'class you work in', `${cohorts.length} classes you work in, side by side`)}.`}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" data-paper="wide">
        {current.length > 0 && (
          <Card>
            <Classes caption="Classes" columns={columns} rows={current} />
          </Card>
        )}
        {ended.length > 0 && (
          <Card>
            <details open={current.length === 0}>
              <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold sm:px-5">
                Ended ({ended.length})
              </summary>
              <Classes caption="Ended classes" columns={columns} rows={ended} />
            </details>
          </Card>
        )}
        <Definitions />
      </div>
    </>
  );
}

type ClassesProps = { caption: string; columns: readonly Column<CohortRow>[]; rows: readonly CohortRow[] };

const Classes = (props: ClassesProps) => <Table {...props} rowKey={({ courseId }) => courseId} cards />;
