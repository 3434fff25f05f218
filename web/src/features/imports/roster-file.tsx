import { CsvFileField } from '#kit/csv-file-field.tsx';

/** One file, dropped or chosen. */
export function RosterFile({ pending, onFile }: { pending: boolean; onFile: (file: File) => void }) {
  return (
    <CsvFileField
      label="File to import"
      accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv,text/tab-separated-values,text/plain,application/zip"
      title="Drop an Excel or CSV file or a OneRoster zip here"
      hint="Nothing is saved until you have reviewed every row."
      button="Choose a file"
      tone="primary"
      pending={pending}
      onFile={onFile}
    />
  );
}
