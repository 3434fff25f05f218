import { useSuspenseQuery } from '@tanstack/react-query';
import { cohortColumns } from '@bcs/contract/features/cohort-health/columns';
import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import { partOfWork } from '@bcs/contract/features/cohort-health/words';
import type { Role } from '@bcs/contract/kernel/roles';
import { dateText } from '@bcs/contract/kernel/clock';
import { Card } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { callQuery } from '#lib/queries.ts';
import { Definitions } from './definitions.tsx';

/** Says what the figures of a row count, where that is not all work of the class. D-241 */
function partText(role: Role): string | null {
  const part = partOfWork(role);
  return part === null ? null : `${part} work only`;
}

const NAME: Column<CohortRow> = {
  key: 'class',
  header: 'Class',
  rowHeader: true,
  cell: ({ courseId, cohortName, code, startDate, role }) => (
    <span className="grid">
      <TextLink to="/cohort/$courseId" params={{ courseId: String(courseId) }} className="w-fit text-ink!">
        {cohortName}
      </TextLink>
      <span className="text-xs font-normal text-muted">
        {[code, dateText(startDate), partText(role)].filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  ),
};

/** The own classes beside each other. SUCC-064 */
export function CohortsScreen() {
  const { cohorts } = useSuspenseQuery(callQuery('cohorts', {})).data;
  const columns = cohortColumns(cohorts.map(({ role }) => role)).map(({ key, header, text }): Column<CohortRow> => ({
    key,
    header,
    cell: (row) => <span className="text-sm tabular-nums">{text(row)}</span>,
  }));
  return (
    <>
      <PageHeader
        title="Cohorts"
        lead={
          cohorts.length === 1 ? 'The class you work in.' : `The ${cohorts.length} classes you work in, side by side.`
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5" data-paper="wide">
        <Card>
          <Table
            caption="Classes"
            columns={[NAME, ...columns]}
            rows={cohorts}
            rowKey={({ courseId }) => courseId}
            cards
          />
        </Card>
        <Definitions />
      </div>
    </>
  );
}
