import { CsvFileField } from '#kit/csv-file-field.tsx';

type Props = {
  /** Of the file that was chosen. */
  name: string | null;
  /** A second file would be shown with the preview of the first. */
  pending: boolean;
  onChoose: (file: File) => void;
};

/** Takes a CSV file, by a button or dropped. */
export function ImportFileField({ name, pending, onChoose }: Props) {
  return (
    <CsvFileField
      label="CSV file"
      accept=".csv,text/csv"
      title={name ?? 'A CSV file in the gradebook’s export format'}
      hint="Blank cells are ignored. You can review before saving."
      button={name ? 'Choose another file' : 'Choose a file'}
      pending={pending}
      onFile={onChoose}
    />
  );
}
