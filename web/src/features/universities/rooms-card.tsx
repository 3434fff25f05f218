import { useRowFormOpen } from '#features/grants/admin-draft.ts';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';
import { partDraft, RoomDialog } from './part-dialog.tsx';

type University = Output<'adminUniversity'>;
type Room = University['rooms'][number];

/** The rooms of a university, in which sessions take place. ADM-065 */
export function RoomsCard({ university }: { university: University }) {
  const { id: universityId, rooms } = university;
  const [open, setOpen] = useRowFormOpen(rooms, (id) => partDraft('room', universityId, id));
  const archive = useSend('archiveRoom', { onRefused: toastFailure });
  const columns: readonly Column<Room>[] = [
    {
      key: 'name',
      header: 'Room',
      rowHeader: true,
      cell: ({ name, archived }) => (
        <span className="inline-flex flex-wrap items-center gap-2 wrap-anywhere">
          {name}
          {archived && <Badge>Archived</Badge>}
        </span>
      ),
    },
    {
      key: 'place',
      header: 'Where',
      cell: ({ buildingName, roomNumber, videoUrl }) => placeOf([buildingName, roomNumber, videoUrl && 'Online']),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (room) => {
        const action = room.archived ? 'Bring back' : 'Archive';
        return (
          <span className="inline-flex flex-wrap gap-2">
            <Button size="sm" aria-label={`Edit ${room.name}`} onClick={() => setOpen(room)}>
              Edit
            </Button>
            <Button
              size="sm"
              tone="quiet"
              aria-label={`${action}: ${room.name}`}
              onClick={() => void archive.send({ universityId, roomId: room.id, archived: !room.archived })}
            >
              {action}
            </Button>
          </span>
        );
      },
    },
  ];
  return (
    <Card aria-labelledby="rooms">
      <CardHeader title="Rooms" id="rooms" className="p-4 sm:p-5">
        <Button size="sm" onClick={() => setOpen('new')}>
          New room
        </Button>
      </CardHeader>
      <Table
        caption="Rooms"
        columns={columns}
        rows={rooms}
        rowKey={({ id }) => id}
        cards
        empty={
          <p className="px-4 pb-5 text-sm text-muted sm:px-5">There are no rooms yet. A session does not need one.</p>
        }
      />
      {open !== null && (
        <RoomDialog university={university} part={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}

const placeOf = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(', ') || 'Not given';
