import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';

type Exported = Output<'exportFolder'>;

/** The date of every file in an export, always this one: the same curriculum gives the same bytes. ADM-104 */
const PACKED_AT = new Date(1980, 0, 1);

async function save({ name, files, mistakes }: Exported): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const zip = zipSync(
    Object.fromEntries(
      files.map(({ path, text, base64 }) => [
        path,
        base64 === undefined ? strToU8(text) : Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
      ]),
    ),
    { mtime: PACKED_AT },
  );
  saveFile(`${name}.zip`, 'application/zip', new Uint8Array(zip));
  const [first] = mistakes;
  if (first) {
    const more = mistakes.length === 1 ? '' : ` ${mistakes.length - 1} more are listed by “plan check”.`;
    toast(`Exported, but ${first.file} needs a correction: ${first.key ?? 'the file'} ${first.says}.${more}`, 'bad');
  }
}

/** Saves a course folder in a zip file. ADM-104 */
export const saveFolder = (exported: Exported): Promise<void> =>
  save(exported).catch(() => toast('The zip file could not be made. Please try again.', 'bad'));
