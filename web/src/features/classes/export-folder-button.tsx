import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { toastFailure } from '#lib/failure-text.ts';
import type { Output } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/send.ts';

type Exported = Output<'exportFolder'>;

/** The same for every export: the same class gives the same bytes. ADM-104 */
const PACKED_AT = new Date(1980, 0, 1);

async function save({ name, files, mistakes }: Exported): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const zip = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { mtime: PACKED_AT });
  saveFile(`${name}.zip`, 'application/zip', new Uint8Array(zip));
  const [first] = mistakes;
  if (first) {
    const more = mistakes.length === 1 ? '' : ` ${mistakes.length - 1} more are listed by “plan check”.`;
    toast(`Exported, but ${first.file} needs a correction: ${first.key ?? 'the file'} ${first.says}.${more}`, 'bad');
  }
}

/** Saves the curriculum of a class as a course folder in a zip file. ADM-104 */
export function ExportFolderButton({ courseId }: { courseId: number }) {
  const { send, pending } = useSend('exportFolder', {
    onDone: (exported) => save(exported).catch(() => toast('The zip file could not be made. Please try again.', 'bad')),
    onRefused: (failure) => toastFailure(failure, 'preview'),
  });
  return (
    <Button pending={pending} onClick={() => void send({ courseId })}>
      Export as folder
    </Button>
  );
}
