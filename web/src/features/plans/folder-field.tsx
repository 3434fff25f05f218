import { MOST_ZIP_BYTES } from '@bcs/contract/kernel/folder-bounds';
import { CsvFileField } from '#kit/csv-file-field.tsx';
import { FieldError } from '#kit/field.tsx';
import { toast } from '#kit/toasts.ts';

export type ChosenFolder = { readonly name: string; readonly bytes: Uint8Array };
type Props = { folder: ChosenFolder | null; error: string | undefined; onFolder: (folder: ChosenFolder) => void };

/** Lets the person choose a course folder as a zip file. ADM-105 */
export function FolderField({ folder, error, onFolder }: Props) {
  const take = (file: File) =>
    file.size > MOST_ZIP_BYTES
      ? toast('A zip file can be at most 10 MB.', 'bad')
      : void file.arrayBuffer().then((buffer) => onFolder({ name: file.name, bytes: new Uint8Array(buffer) }));
  return (
    <div className="grid gap-1.5">
      <CsvFileField
        label="Zip file of a course folder"
        accept=".zip,application/zip"
        title={folder?.name ?? 'Drop a zip file here'}
        hint="With course.yaml and the folders sessions and assignments, up to 10 MB."
        button={folder ? 'Choose another' : 'Choose a file'}
        pending={false}
        onFile={take}
      />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
