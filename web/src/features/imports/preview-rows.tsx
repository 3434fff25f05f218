import { useEffect, useRef } from 'react';
import type { OutcomeKind } from '@bcs/contract/features/imports/model';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { OUTCOME_WORDS } from './import-words.ts';
import { PreviewLine } from './preview-line.tsx';
import type { ImportChoosing, ImportPreview, RowFilter } from './use-choices.ts';

type Asked = { kind: RowFilter; page: number; after: number };
type Props = { preview: ImportPreview; asked: Asked; onAsk: (asked: Asked) => void; choosing: ImportChoosing };

const ROWS_SHOWN = 100;
const KINDS = Object.keys(OUTCOME_WORDS) as OutcomeKind[];

/** Every row with its result, a hundred at a time. ADM-041 */
export function PreviewRows({ preview, asked, onAsk, choosing }: Props) {
  const { rows, total, counts, nextProblem, reading } = preview;
  const list = useRef<HTMLUListElement>(null);
  const pages = Math.max(1, Math.ceil(total / ROWS_SHOWN));
  const first = asked.page * ROWS_SHOWN;
  useEffect(() => {
    if (asked.after >= 0) list.current?.querySelector<HTMLElement>('[data-problem]')?.focus();
  }, [asked]);
  const goToProblem = () => {
    const at = nextProblem ?? 0;
    onAsk({ kind: 'all', page: Math.floor(at / ROWS_SHOWN), after: at });
  };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-label="Rows" className="mb-6">
      <div className="mb-3 flex flex-wrap items-end gap-4">
        <SelectField
          label="Show"
          value={asked.kind}
          options={[
            { value: 'all', label: `All ${all} rows` },
            ...KINDS.map((kind) => ({
              value: kind,
              label: `${OUTCOME_WORDS[kind].word} (${counts[kind]})`,
              disabled: counts[kind] === 0,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => onAsk({ kind: value as RowFilter, page: 0, after: -1 })}
        />
        {counts.refused > 0 && (
          <Button disabled={nextProblem === null && asked.after < 0} onClick={goToProblem}>
            Next problem
          </Button>
        )}
      </div>
      <Card>
        <ul ref={list} className="divide-y divide-line">
          {rows.map((row, index) => (
            <PreviewLine
              key={row.line ?? row.object}
              row={row}
              isNext={row.kind === 'refused' && first + index === asked.after}
              columns={reading.choices}
              choosing={choosing}
            />
          ))}
          {rows.length === 0 && <li className="p-5 text-muted">No row of this kind.</li>}
        </ul>
      </Card>
      {pages > 1 && (
        <nav aria-label="Pages of rows" className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            disabled={asked.page === 0}
            onClick={() => onAsk({ ...asked, page: asked.page - 1, after: -1 })}
          >
            Earlier rows
          </Button>
          <span className="text-sm text-muted tabular-nums">{`${first + 1} to ${Math.min(total, first + ROWS_SHOWN)} of ${total}`}</span>
          <Button
            size="sm"
            disabled={asked.page + 1 >= pages}
            onClick={() => onAsk({ ...asked, page: asked.page + 1, after: -1 })}
          >
            Later rows
          </Button>
        </nav>
      )}
    </section>
  );
}
