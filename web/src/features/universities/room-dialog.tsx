import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { TextField } from '#kit/text-field.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { ChangedMeanwhile } from '#lib/changed-meanwhile.tsx';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { useVersionedSend } from '#lib/versioned-send.ts';
import { PartDialog } from './part-dialog.tsx';

type Room = Output<'adminUniversity'>['rooms'][number];
type Props = { universityId: number; room: Room | null; onClose: () => void };

export const roomDraft = (universityId: number, id: number | null) => `university/${universityId}/room/${id ?? 'new'}`;
const FIELDS = [
  { key: 'name', label: 'Name', hint: undefined },
  { key: 'buildingName', label: 'Building', hint: undefined },
  { key: 'roomNumber', label: 'Number', hint: undefined },
  { key: 'videoUrl', label: 'Online', hint: 'Where people join who are not in the room: https://…' },
] as const;

/** A room of a university, new or changed. ADM-065 */
export function RoomDialog({ universityId, room, onClose }: Props) {
  const title = room ? `Edit ${room.name}` : 'New room';
  const begun = {
    version: room?.version ?? 0,
    name: room?.name ?? '',
    roomNumber: room?.roomNumber ?? '',
    buildingName: room?.buildingName ?? '',
    videoUrl: room?.videoUrl ?? '',
  };
  const draft = useAdminDraft(roomDraft(universityId, room?.id ?? null), title, begun);
  const save = useVersionedSend('saveRoom', draft, {
    onDone: () => {
      draft.saved(room ? undefined : begun);
      toast('Saved.');
      onClose();
    },
  });
  const wrong = save.failure?.fields ?? {};
  const given = (text: string) => (text.trim() === '' ? null : text.trim());
  const send = () => {
    const { version, name, roomNumber, buildingName, videoUrl } = draft.value;
    void save.send({
      universityId,
      roomId: room?.id ?? null,
      version: room ? version : null,
      name,
      roomNumber: given(roomNumber),
      buildingName: given(buildingName),
      videoUrl: given(videoUrl),
    });
  };
  return (
    <PartDialog title={title} pending={save.pending} failure={save.failure} onClose={onClose} onSave={send}>
      <DraftNotice draft={draft} />
      <ChangedMeanwhile newer={save.newer} draft={draft} fields={FIELDS} />
      {FIELDS.map(({ key, label, hint }) => (
        <TextField
          key={key}
          label={label}
          hint={hint}
          type={key === 'videoUrl' ? 'url' : 'text'}
          required={key === 'name'}
          autoComplete="off"
          maxLength={key === 'videoUrl' ? 2000 : LONGEST_UNIVERSITY_NAME}
          value={draft.value[key]}
          error={wrong[key]}
          onChange={({ currentTarget: { value } }) => draft.set((form) => ({ ...form, [key]: value }))}
        />
      ))}
    </PartDialog>
  );
}
