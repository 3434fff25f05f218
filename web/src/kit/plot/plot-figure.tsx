import { useId, useState, type ReactNode } from 'react';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { ScrollArea } from '#kit/scroll-area.tsx';
import { PlotTable, type PlotRows } from './plot-table.tsx';

type Props = PlotRows & {
  title: string;
  /** A sentence that says what there is to see. */
  lead?: ReactNode;
  /** The meaning of the colors. */
  legend?: ReactNode;
  /** Opens what is behind a row of the table, which is what is behind a mark of the drawing. */
  onPick?: ((row: number) => void) | undefined;
  /** The drawing, which stays silent. */
  children: ReactNode;
};

/**
 * A plot and its table: eyes may have either, screen readers always read the table. Every plot of the product stands
 * in one of these.
 */
export function PlotFigure({ title, lead, legend, children, onPick, head, rows }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  // what nobody sees is no stop for the keyboard either
  const table = <PlotTable caption={title} head={head} rows={rows} onPick={asTable ? onPick : undefined} />;
  return (
    <Card pad aria-labelledby={id} data-paper="plot" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <CardHeader title={title} id={id} lead={lead} className="flex-nowrap! items-start!">
        <Button size="sm" tone="quiet" className="shrink-0" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          {/* on phones the room belongs to the title */}
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
