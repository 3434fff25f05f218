import { useState, type ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { useIsWide } from '#kit/use-media.ts';

type Named<Row> = { keyOf: (row: Row) => string; nameOf: (row: Row) => string; most: number };

/**
 * The rows ticked in a list, each by its key; turning the page keeps them.
 * @param most the most rows that can be processed at once
 */
export function useSelection<Row>({ keyOf, nameOf, most }: Named<Row>) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setKeys((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key]));
  const toggleAll = (all: readonly string[]) =>
    setKeys((before) =>
      all.every((key) => before.includes(key))
        ? before.filter((key) => !all.includes(key))
        : [...new Set([...before, ...all])],
    );
  return { keys, toggle, toggleAll, clear: () => setKeys([]), keyOf, nameOf, most };
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>;

const BOX = 'size-4.5 accent-brand';

type AllProps<Row> = { selection: Selection<Row>; rows: readonly Row[]; wide: boolean };

/** The box that ticks all rows shown; its label is visible if the table has no head. */
function SelectAll<Row>({ selection, rows, wide }: AllProps<Row>) {
  const shown = rows.map(selection.keyOf);
  return (
    <label className={wide ? 'inline-grid size-8 place-items-center' : 'flex min-h-11 items-center gap-2.5 text-sm'}>
      <input
        type="checkbox"
        className={BOX}
        checked={shown.length > 0 && shown.every((key) => selection.keys.includes(key))}
        onChange={() => selection.toggleAll(shown)}
      />
      <span className={wide ? 'sr-only' : undefined}>Select all on this page</span>
    </label>
  );
}

/** A column of boxes, each named after its row; the one in the head ticks all that are shown. */
export const selectColumn = <Row,>(selection: Selection<Row>, rows: readonly Row[]): Column<Row> => ({
  key: 'select',
  header: 'Select',
  hideHeader: true,
  head: <HeadBox selection={selection} rows={rows} />,
  className: 'w-11 max-md:absolute max-md:top-2 max-md:right-2',
  cell: (row) => (
    <label className="inline-grid size-8 place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        className={BOX}
        aria-label={`Select ${selection.nameOf(row)}`}
        checked={selection.keys.includes(selection.keyOf(row))}
        onChange={() => selection.toggle(selection.keyOf(row))}
      />
    </label>
  ),
});

const HeadBox = <Row,>(shown: { selection: Selection<Row>; rows: readonly Row[] }) =>
  useIsWide() ? <SelectAll {...shown} wide /> : <span className="sr-only">Select</span>;

type BarProps<Row> = { selection: Selection<Row>; rows: readonly Row[]; children: ReactNode };

/** Tells how many are ticked, and offers what can be done with them; on phones, whose tables have no head, it ticks all. ADM-117 */
export function SelectionBar<Row>({ selection, rows, children }: BarProps<Row>) {
  const { keys, clear, most } = selection;
  const wide = useIsWide();
  if (keys.length === 0 && (wide || rows.length === 0)) return null;
  return (
    <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      {!wide && <SelectAll selection={selection} rows={rows} wide={false} />}
      {keys.length > 0 && (
        <>
          <span role="status" className="text-sm font-semibold">
            {keys.length} selected
          </span>
          {keys.length > most ? <span className="text-sm text-bad">At most {most} at once.</span> : children}
          <Button size="sm" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
