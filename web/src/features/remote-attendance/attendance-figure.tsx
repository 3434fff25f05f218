import { Card } from '#kit/card.tsx';

type Props = { term: string; value: string; note?: string | undefined };

/** A figure with its explanation. */
export const AttendanceFigure = ({ term, value, note }: Props) => (
  <Card pad className="grid content-start gap-1">
    <h2 className="text-sm font-normal text-muted">{term}</h2>
    <p className="text-3xl font-bold tabular-nums">{value}</p>
    {note && <p className="text-sm text-muted">{note}</p>}
  </Card>
);
