import { LONGEST_ROOM_URL, LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextField } from '#kit/text-field.tsx';
import type { Output } from '#lib/api.ts';
import { FormDialog } from '#lib/form-dialog.tsx';
import { filledFrom, orNulls } from '#lib/form-values.ts';
import { useForm } from '#lib/form.ts';

type Room = Output<'adminUniversity'>['rooms'][number];
type Props = { universityId: number; room: Room | null; onClose: () => void };

export const roomDraft = (universityId: number, id: number | null) => `university/${universityId}/room/${id ?? 'new'}`;
const EMPTY_FORM = { version: 0, name: '', roomNumber: '', buildingName: '', videoUrl: '' };

/** A room of a university, new or changed. ADM-065 */
export function RoomDialog({ universityId, room, onClose }: Props) {
  const title = room ? `Edit ${room.name}` : 'New room';
  const roomId = room?.id ?? null;
  const form = useForm('saveRoom', {
    draft: useAdminDraft(roomDraft(universityId, roomId), title, filledFrom(EMPTY_FORM, room)),
    input: ({ version, name, ...at }) => ({ universityId, roomId, version: room && version, name, ...orNulls(at) }),
    said: 'Saved.',
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextField {...form.text('name', 'Name')} required maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField {...form.text('buildingName', 'Building')} maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField {...form.text('roomNumber', 'Number')} maxLength={LONGEST_UNIVERSITY_NAME} />
      <TextField
        {...form.text('videoUrl', 'Online')}
        type="url"
        hint="Where people who are not in the room join: https://…"
        maxLength={LONGEST_ROOM_URL}
      />
    </FormDialog>
  );
}
