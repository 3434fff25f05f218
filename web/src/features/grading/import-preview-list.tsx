import { useState } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import type { ImportedChange, ImportPreview, ImportProblem } from '@bcs/contract/features/grading/model';
import { nameText } from '@bcs/contract/features/grading/grades-file';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { GradeChip } from './grade-chip.tsx';

const PAGE = 50;

const CHANGES: Column<ImportedChange>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => row },
  { key: 'student', header: 'Student', rowHeader: true, cell: ({ student }) => nameText(student) },
  { key: 'item', header: 'Assignment', cell: ({ title }) => title },
  {
    key: 'grade',
    header: 'Grade',
    className: 'whitespace-nowrap',
    cell: ({ from, to }) => (
      <span className="inline-flex items-center gap-2">
        {from ? <GradeChip grade={from} /> : <Badge tone="brand">Ungraded</Badge>}
        <IconArrowRight size={16} role="img" aria-label="becomes" className="text-muted" />
        <GradeChip grade={to} />
      </span>
    ),
  },
];
const PROBLEMS: Column<ImportProblem>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => row },
  { key: 'column', header: 'Column', rowHeader: true, cell: ({ column }) => column ?? 'whole row' },
  { key: 'message', header: 'What is wrong', cell: ({ message }) => message },
];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Every change of a file, or what has to be mended in it first. */
export function ImportPreviewList({ preview: { changes, problems, unchanged } }: { preview: ImportPreview }) {
  const same = counted(unchanged, 'cell says what stands already.', 'cells say what stands already.');
  if (problems.length > 0)
    return (
      <>
        <Alert tone="bad" title={counted(problems.length, 'mistake in this file', 'mistakes in this file')}>
          Nothing of it will be saved. Mend the file and choose it again.
        </Alert>
        <Rows
          caption="Mistakes"
          columns={PROBLEMS}
          rows={problems}
          keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        />
      </>
    );
  if (changes.length === 0) return <Alert title="No changes">{same}</Alert>;
  return (
    <>
      <p role="status" className="text-sm">
        <strong className="font-semibold">{counted(changes.length, 'grade changes', 'grades change')}.</strong>{' '}
        <span className="text-muted">{unchanged > 0 && same} The students are told.</span>
      </p>
      <Rows
        caption="Changes"
        columns={CHANGES}
        rows={changes}
        keyOf={({ row, assignmentId }) => `${row} ${assignmentId}`}
      />
    </>
  );
}

type RowsProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

function Rows<Row>({ caption, columns, rows, keyOf }: RowsProps<Row>) {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <div className="max-h-[40dvh] overflow-auto">
        <Table caption={caption} columns={columns} rows={rows.slice(0, shown)} rowKey={keyOf} />
      </div>
      {shown < rows.length && (
        <footer className="flex items-center justify-between gap-3 border-t border-line px-4 py-2 text-sm text-muted">
          {shown} of {rows.length}
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        </footer>
      )}
    </div>
  );
}
