import type { DeletableKind, DeletedItem } from '@bcs/contract/features/deleted-items/model';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { Moment } from '#lib/moment.tsx';
import { useSend } from '#lib/send.ts';

type Props = { courseId: number; zone: string; kind: DeletableKind; mayEdit: boolean };

/** The items that were deleted and can still be brought back; nothing while there is none. ADM-071 */
export function DeletedList({ deleted, ...of }: Props & { deleted: readonly DeletedItem[] }) {
  if (deleted.length === 0) return null;
  return (
    <Card pad className="grid gap-2">
      <CardHeader title="Deleted" lead={`A deleted ${of.kind} can be brought back for 30 days.`} />
      <ul className="divide-y divide-line">
        {deleted.map((item) => (
          <Row key={item.id} {...of} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ courseId, zone, kind, mayEdit, item }: Props & { item: DeletedItem }) {
  const { id, name, date, keptUntil } = item;
  const { send, pending, failure } = useSend('undoChange', { said: `The ${kind} is back.` });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 grow basis-56">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">
          <Moment at={date} zone={zone} /> · can be brought back until <Moment at={keptUntil} zone={zone} dayOnly />
        </span>
      </span>
      {mayEdit && (
        <Button
          size="sm"
          aria-label={`Bring back ${name}`}
          pending={pending}
          onClick={() => void send({ courseId, deletionId: id })}
        >
          Bring back
        </Button>
      )}
      <FailureAlert failure={failure} of="save" className="basis-full" />
    </li>
  );
}
