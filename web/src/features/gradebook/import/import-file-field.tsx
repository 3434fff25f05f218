import { CsvFileField } from '#kit/csv-file-field.tsx';

type Props = {
  /** The name of the file that was chosen. */
  name: string | null;
  /** A second file would be shown with the preview of the first. */
  pending: boolean;
  onChoose: (file: File) => void;
};

/** Takes a file, by a button or dropped. */
export function ImportFileField({ name, pending, onChoose }: Props) {
  return (
    <CsvFileField
      label="File of grades"
      accept=".csv,.tsv,.xlsx,text/csv"
      title={name ?? 'An Excel or CSV file in the gradebook’s export format'}
      hint="Blank cells are ignored. You can review before saving."
      button={name ? 'Choose another file' : 'Choose a file'}
      pending={pending}
      onFile={onChoose}
    />
  );
}
