import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { NoteList } from '#features/plans/note-list.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import { NOTHING_CHOSEN } from './choices.ts';
import { TakeOver } from './take-over.tsx';

type Props = { courseId: number; folderId: number; onDone: (changed: number) => void; onClose: () => void };

/** A folder that was uploaded is taken over. ADM-105 */
export function TakeOverFolder({ courseId, folderId, onDone, onClose }: Props) {
  const draft = useAdminDraft(`classes/${courseId}/folder/${folderId}`, 'Taking over a folder', NOTHING_CHOSEN);
  const asked = { courseId, folderId, wanted: draft.value };
  const save = useSend('applyFolder', {
    onDone: ({ changed }) => {
      draft.saved(NOTHING_CHOSEN);
      onDone(changed);
    },
  });
  const planned = usePlanned('previewFolder', asked, save);
  const { shown } = planned;
  return (
    <div className="grid gap-6">
      <NoteList notes={shown?.notes ?? []} more={shown?.moreNotes ?? 0} />
      <TakeOver
        from="folder"
        name={shown && [shown.fileName, ...(shown.revision ? [`commit ${shown.revision}`] : [])].join(', ')}
        draft={draft}
        planned={planned}
        onSave={(digest) => void save.send({ ...asked, digest })}
        onClose={onClose}
      />
    </div>
  );
}
