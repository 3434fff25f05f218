import { ROLE_NAMES, type Role } from '@bcs/contract/kernel/roles';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { CorrectedCell } from './corrected-cell.tsx';
import { columnText, MARKED_AS_ENDED, OUTCOME_WORDS, valueText } from './import-words.ts';
import type { ImportChoosing, ImportPreview, PreviewRow } from './use-choices.ts';

type Props = {
  row: PreviewRow;
  /** True for the line to which 'Next problem' has led. */
  isNext: boolean;
  columns: ImportPreview['reading']['choices'];
  choosing: ImportChoosing;
};

const nameOf = ({ key, cells }: PreviewRow): string =>
  [cells['firstName'], cells['lastName']].filter(Boolean).join(' ') || cells['email'] || key;

/** Returns the text by which somebody is recognised, unless that is their name here already. */
const besideName = (row: PreviewRow): string => {
  const key = row.cells['email'] ?? row.key;
  return key === nameOf(row) ? '' : key;
};

/** Says what a new person receives. */
const begins = ({ changes }: PreviewRow): string =>
  ['role', 'course']
    .map((name) => changes.find(({ column }) => column === name)?.to)
    .filter((value) => typeof value === 'string')
    .map((value) => ROLE_NAMES[value as Role] ?? value)
    .join(', ');

/** One row: its result and, if it has a question, the answer beside it. */
export function PreviewLine({ row, isNext, columns, choosing }: Props) {
  const { line, kind, changes, contested, ended, problems, note, cells, object, twins } = row;
  const { word, tone } = line !== null && kind === 'not in the file' ? MARKED_AS_ENDED : OUTCOME_WORDS[kind];
  const columnless = problems.filter(({ column }) => column === null);
  const wrong = problems.filter(({ column }) => column !== null);
  return (
    <li
      tabIndex={-1}
      {...(isNext && { 'data-problem': true })}
      className="grid gap-2 px-5 py-3 [content-visibility:auto]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-14 shrink-0 text-sm text-muted tabular-nums">{line === null ? '' : `Line ${line}`}</span>
        <span className="min-w-0 font-semibold wrap-anywhere">{nameOf(row)}</span>
        <span className="min-w-0 grow text-sm wrap-anywhere text-muted">{besideName(row)}</span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {kind === 'created' && <p className="text-sm text-muted">{begins(row)}</p>}
      {kind === 'changed' && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {changes.map(({ column, from, to }) => (
            <div key={column} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{columnText(column)}</dt>
              <dd className="wrap-anywhere">{`${valueText(from)} → ${valueText(to)}`}</dd>
            </div>
          ))}
        </dl>
      )}
      {columnless.map(({ message }) => (
        <p key={message} className="text-sm text-bad">
          {message}
        </p>
      ))}
      {line !== null &&
        wrong.map(({ column, message }) => (
          <CorrectedCell
            key={column}
            column={column ?? ''}
            text={cells[column ?? ''] ?? ''}
            message={message}
            holds={columns.find(({ name }) => name === column)?.holds ?? ''}
            onCorrect={(text) => void choosing.correct(line, column ?? '', text)}
          />
        ))}
      {line !== null && (kind === 'refused' || choosing.isLeftOut(line)) && (
        <div className="flex flex-wrap gap-2">
          {twins.length > 0 && (
            <Button size="sm" pending={choosing.pending} onClick={() => choosing.keep(twins)}>
              Keep this one
            </Button>
          )}
          <Button size="sm" pending={choosing.pending} onClick={() => choosing.leaveOut(line)}>
            {choosing.isLeftOut(line) ? 'Include this row again' : 'Leave this row out'}
          </Button>
        </div>
      )}
      {line !== null &&
        contested.map(({ column, here, file, takesFile }) => (
          <Checkbox
            key={column}
            label={`${columnText(column)}: take ${valueText(file)} from the file`}
            hint={`Changed here to ${valueText(here)} since the last import.`}
            checked={takesFile}
            onChange={() => choosing.takeFile(line, column)}
          />
        ))}
      {line !== null && ended && (
        <Checkbox
          label="Resume this enrollment"
          hint={`Ended here${ended.by ? ` by ${ended.by}` : ''}${ended.at ? ` on ${ended.at.slice(0, 10)}` : ''}.`}
          checked={ended.resumes}
          onChange={() => choosing.resume(line)}
        />
      )}
      {kind === 'not in the file' && object !== null && (
        <Checkbox label="End this enrollment" checked={changes.length > 0} onChange={() => choosing.end(object)} />
      )}
      {line !== null && kind === 'created' && cells['name'] !== undefined && (
        <details>
          <summary className="w-fit rounded-sm text-sm text-brand">Change first and last name</summary>
          <div className="mt-2 grid gap-2">
            {['firstName', 'lastName'].map((column) => (
              <CorrectedCell
                key={column}
                column={column}
                text={cells[column] ?? ''}
                holds=""
                onCorrect={(text) => void choosing.correct(line, column, text)}
              />
            ))}
          </div>
        </details>
      )}
      {note && <p className="text-sm text-muted">{note}</p>}
    </li>
  );
}
