import { useId, useState, type ReactNode } from 'react';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { ScrollArea } from '#kit/scroll-area.tsx';
import { PlotTable, type PlotRows } from './plot-table.tsx';

type Props = PlotRows & {
  title: string;
  /** A sentence that says what the plot shows. */
  lead?: ReactNode;
  /** The meaning of the colors. */
  legend?: ReactNode;
  /** Opens the details of a row of the table, which belong to a mark of the drawing too. */
  onPick?: ((row: number) => void) | undefined;
  /** The drawing, which is hidden from screen readers. */
  children: ReactNode;
};

/**
 * A plot and its table: sighted people may switch between them, screen readers always read the table. Every plot of the
 * product uses it.
 */
export function PlotFigure({ title, lead, legend, children, onPick, head, rows }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  // an invisible table is no tab stop either
  const table = <PlotTable caption={title} head={head} rows={rows} onPick={asTable ? onPick : undefined} />;
  return (
    <Card pad aria-labelledby={id} data-paper="plot" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <CardHeader title={title} id={id} lead={lead} className="flex-nowrap! items-start!">
        <Button size="sm" tone="quiet" className="shrink-0" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          {/* on phones the space is needed for the title */}
          <span className="max-sm:sr-only">{asTable ? 'Show plot' : 'Show table'}</span>
          <span className="sr-only"> of {title}</span>
        </Button>
      </CardHeader>
      {!asTable && (
        <div aria-hidden className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {children}
          {legend}
        </div>
      )}
      {asTable ? (
        <ScrollArea label={`Table: ${title}`} className="scroll-cue">
          {table}
        </ScrollArea>
      ) : (
        <div className="sr-only">{table}</div>
      )}
    </Card>
  );
}
