import { dateText } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { OTHER_PROGRAM } from '@bcs/contract/kernel/program-types';
import { useFormOpen, useRowFormOpen } from '#features/grants/admin-draft.ts';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import type { Output } from '#lib/api.ts';
import { CohortActions } from './cohort-actions.tsx';
import { CohortDialog, partDraft, ProgramDialog } from './part-dialog.tsx';

type University = Output<'adminUniversity'>;
type Cohort = University['cohorts'][number];

/** Programs of a university with their cohorts. ADM-065 */
export function CohortsCard({ university }: { university: University }) {
  const { id, programs, cohorts } = university;
  const [program, setProgram] = useRowFormOpen(programs, (one) => partDraft('program', id, one));
  const [adding, setAdding] = useFormOpen(partDraft('cohort', id, null));
  return (
    <Card pad aria-labelledby="cohorts" className="grid gap-5">
      <CardHeader
        title="Programs and cohorts"
        id="cohorts"
        lead={programs.length === 0 ? 'A class belongs to a cohort, and a cohort to a program.' : undefined}
      >
        <Button size="sm" onClick={() => setProgram('new')}>
          New program
        </Button>
        {programs.length > 0 && (
          <Button size="sm" onClick={() => setAdding(true)}>
            New cohort
          </Button>
        )}
      </CardHeader>
      {programs.map((each) => (
        <section key={each.id} aria-labelledby={`program-${each.id}`} className="grid gap-2">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`program-${each.id}`} className="font-semibold wrap-anywhere">
              {each.name}
            </h3>
            {each.programType !== OTHER_PROGRAM && <Badge>{each.programType}</Badge>}
            <Button size="sm" tone="quiet" aria-label={`Edit ${each.name}`} onClick={() => setProgram(each)}>
              Edit
            </Button>
          </header>
          <div className="rounded-control border border-line">
            <Table
              caption={`Cohorts of ${each.name}`}
              columns={columnsOf(university)}
              rows={cohorts.filter(({ programId }) => programId === each.id)}
              rowKey={(cohort) => cohort.id}
              cards
              empty={<p className="p-4 text-sm text-muted">There are no cohorts yet.</p>}
            />
          </div>
        </section>
      ))}
      {program !== null && (
        <ProgramDialog
          university={university}
          part={program === 'new' ? null : program}
          onClose={() => setProgram(null)}
        />
      )}
      {adding && <CohortDialog university={university} part={null} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const columnsOf = (university: University): readonly Column<Cohort>[] => [
  {
    key: 'name',
    header: 'Cohort',
    rowHeader: true,
    cell: ({ name, archived, hides }) => {
      const hidden = Object.values(hides).filter(Boolean).length;
      return (
        <span className="inline-flex flex-wrap items-center gap-2 wrap-anywhere">
          {name}
          {archived && <Badge>Archived</Badge>}
          {hidden > 0 && <Badge tone="warn">{plural(hidden, 'part')} hidden</Badge>}
        </span>
      );
    },
  },
  {
    key: 'days',
    header: 'Days',
    cell: ({ startDate, endDate }) => `${dateText(startDate)} to ${dateText(endDate)}`,
  },
  { key: 'classes', header: 'Classes', align: 'end', cell: ({ classes }) => plural(classes, 'class', 'classes') },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (cohort) => <CohortActions university={university} cohort={cohort} />,
  },
];
