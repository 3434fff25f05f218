import { Button } from '#kit/button.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';
import { saveFolder } from './save-folder.ts';

/** Saves the curriculum of a class as a course folder in a zip file. ADM-104 */
export function ExportFolderButton({ courseId }: { courseId: number }) {
  const { send, pending } = useSend('exportFolder', {
    onDone: saveFolder,
    onRefused: (failure) => toastFailure(failure, 'preview'),
  });
  return (
    <Button pending={pending} onClick={() => void send({ courseId })}>
      Export as folder
    </Button>
  );
}
