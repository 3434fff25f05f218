import { Button } from '#kit/button.tsx';

export interface PlotRows {
  readonly head: readonly string[];
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

type Props = PlotRows & { caption: string; onPick?: ((row: number) => void) | undefined };

/** The table of a plot, with the same content in words and numbers. */
export const PlotTable = ({ caption, head, rows, onPick }: Props) => (
  <table className="w-full text-left text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-muted">
      <tr className="border-b border-line">
        {head.map((words) => (
          <th key={words} scope="col" className="px-2 py-1.5 font-semibold">
            {words}
          </th>
        ))}
        {onPick && (
          <th scope="col" className="px-2 py-1.5">
            <span className="sr-only">Names</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map(([name, ...cells], place) => (
        // two rows may say the same, as two grades of one day
        // oxlint-disable-next-line no-array-index-key
        <tr key={place}>
          <th scope="row" className="px-2 py-1.5 font-normal">
            {name}
          </th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]} className="px-2 py-1.5 tabular-nums">
              {cell}
            </td>
          ))}
          {onPick && (
            <td className="px-2 py-0.5 text-right">
              <Button size="sm" tone="quiet" onClick={() => onPick(place)}>
                Names<span className="sr-only"> for {name}</span>
              </Button>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
