export interface PlotRows {
  readonly head: readonly string[];
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** What a plot shows, as words and numbers. */
export function PlotTable({ caption, head, rows }: PlotRows & { caption: string }) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          {head.map((words) => (
            <th key={words} scope="col" className="px-2 py-1.5 font-semibold">
              {words}
            </th>
          ))}
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
          </tr>
        ))}
      </tbody>
    </table>
  );
}
