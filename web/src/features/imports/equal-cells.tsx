import { Card } from '#kit/card.tsx';
import { CorrectedCell } from './corrected-cell.tsx';
import { columnWord } from './import-words.ts';
import type { Choosing, ImportPreview } from './use-choices.ts';

/** Refused cells that hold the same in several rows, each corrected once for all of them. ADM-042 */
export function EqualCells({ preview, choosing }: { preview: ImportPreview; choosing: Choosing }) {
  const { equalCells, reading } = preview;
  if (equalCells.length === 0) return null;
  return (
    <Card className="mb-6 grid gap-4 p-5">
      <p className="font-semibold">The same in several rows</p>
      {equalCells.map(({ column, text, line, rows, message }) => (
        <CorrectedCell
          key={`${column}/${text}`}
          column={column}
          text={text}
          message={message}
          holds={reading.choices.find(({ name }) => name === column)?.holds ?? ''}
          label={`${columnWord(column)} ‘${text}’`}
          action={`Correct all ${rows}`}
          onCorrect={(corrected) => void choosing.correctAll(line, column, corrected)}
        />
      ))}
    </Card>
  );
}
