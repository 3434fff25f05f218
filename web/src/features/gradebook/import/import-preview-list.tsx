import { useState } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import type { ImportedChange, GradesImportPreview, ImportProblem } from '@bcs/contract/features/gradebook/model';
import { nameText } from '@bcs/contract/features/gradebook/grades-file';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import type { ImportWords } from './import-words.ts';
import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { feedbackOfMark, gradeOfMark, type Mark } from '@bcs/contract/features/grading/mark';
import { Badge } from '#kit/badge.tsx';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';

/** A grade on its colour, feedback by its name, or that there is neither. */
function MarkChip({ mark }: { mark: Mark }) {
  const [grade, statusId] = [gradeOfMark(mark), feedbackOfMark(mark)];
  if (grade) return <GradeChip grade={grade} />;
  if (statusId === null) return <Badge tone="brand">Ungraded</Badge>;
  return <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>;
}

const PAGE = 50;

const changesOf = (words: ImportWords): Column<ImportedChange>[] => [
  { key: 'row', header: 'Row', cell: ({ row }) => row },
  { key: 'student', header: 'Student', rowHeader: true, cell: ({ student }) => nameText(student) },
  { key: 'item', header: 'Assignment', cell: ({ title }) => title },
  {
    key: 'grade',
    header: words.column,
    className: 'whitespace-nowrap',
    cell: ({ from, to }) => (
      <span className="inline-flex items-center gap-2">
        <MarkChip mark={from} />
        <IconArrowRight size={16} role="img" aria-label="becomes" className="text-muted" />
        <MarkChip mark={to} />
      </span>
    ),
  },
];
const PROBLEMS: Column<ImportProblem>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => row },
  { key: 'column', header: 'Column', rowHeader: true, cell: ({ column }) => column ?? 'whole row' },
  { key: 'message', header: 'What is wrong', cell: ({ message }) => message },
];

/** Lists the columns and rows that are private notes of the file's owner. */
function ignoredIn({ ignoredColumns, ignoredRows }: GradesImportPreview): string {
  const sentence = (names: readonly string[], one: string, many: string) =>
    `${plural(names.length, one, many)} ignored: ${names.join(', ')}.`;
  return [
    ignoredColumns.length > 0 &&
      sentence(ignoredColumns, 'column is not an assignment and was', 'columns are not an assignment and were'),
    ignoredRows.length > 0 &&
      sentence(ignoredRows, 'row has no enrollment number and was', 'rows have no enrollment number and were'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Every change of a file, or what has to be mended in it first. */
export function ImportPreviewList({ preview, words }: { preview: GradesImportPreview; words: ImportWords }) {
  const { changes, problems, problemCount, unchanged } = preview;
  const same = plural(unchanged, 'cell says what stands already.', 'cells say what stands already.');
  if (problemCount > 0)
    return (
      <>
        <Alert tone="bad" title={plural(problemCount, 'mistake in this file', 'mistakes in this file')}>
          Nothing will be imported. Fix the file and choose it again.
          {problems.length < problemCount && ` These are the first ${problems.length}.`}
        </Alert>
        <Rows
          caption="Mistakes"
          columns={PROBLEMS}
          rows={problems}
          keyOf={(problem) => `${problems.indexOf(problem)}`}
        />
      </>
    );
  const ignored = ignoredIn(preview);
  if (changes.length === 0)
    return (
      <Alert title="No changes">
        {unchanged === 0 ? 'All cells are blank.' : same} {ignored}
      </Alert>
    );
  return (
    <>
      <p role="status" className="text-sm">
        <strong className="font-semibold">{words.counted(changes.length)} will change.</strong>{' '}
        <span className="text-muted">
          {unchanged > 0 && same} {ignored} Students will be notified.
        </span>
      </p>
      <Rows
        caption="Changes"
        columns={changesOf(words)}
        rows={changes}
        keyOf={({ row, assignmentId }) => `${row} ${assignmentId}`}
      />
    </>
  );
}

type RowsProps<Row> = { caption: string; columns: Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string };

function Rows<Row>({ caption, columns, rows, keyOf }: RowsProps<Row>) {
  const [shown, setShown] = useState(PAGE);
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <div className="max-h-[40dvh] overflow-auto">
        <Table caption={caption} columns={columns} rows={rows.slice(0, shown)} rowKey={keyOf} cards />
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
