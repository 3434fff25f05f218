import { useState } from 'react';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { ImportPreviewList } from './import-preview-list.tsx';
import { importWords } from './import-words.ts';
import { base64Of } from '#lib/base64-of.ts';
import { CsvFileField } from '#kit/csv-file-field.tsx';

type Props = {
  /** The name of the file that was chosen. */
  name: string | null;
  /** A second file would be shown with the preview of the first. */
  pending: boolean;
  onChoose: (file: File) => void;
};

/** Takes a file, by a button or dropped. */
const ImportFileField = ({ name, pending, onChoose }: Props) => (
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

/** The largest file that the server accepts, in bytes. */
const LARGEST = 500_000;

/** A chosen file as it is sent: as text, or as bytes if it is a workbook or not UTF-8. */
type ChosenGradesFile = { readonly file: string; readonly base64?: string };

/** Reads a file as spreadsheets save it, or says why there is none to send. */
async function readGradesFile(file: File): Promise<ChosenGradesFile | { readonly refusal: string }> {
  if (file.size > LARGEST) return { refusal: 'This file is larger than 500 kB: split it.' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'This file could not be read. Please choose it again.' };
  return textIn(bytes) ?? { file: '', base64: base64Of(new Uint8Array(bytes)) };
}

function textIn(bytes: ArrayBuffer): ChosenGradesFile | null {
  try {
    const file = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return file.includes('\0') ? null : { file };
  } catch {
    return null;
  }
}

type Chosen = { readonly name: string; readonly content: ChosenGradesFile };

/** Brings grades or feedback from a file: first every change is shown, then exactly these are saved. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { courseId, role } = useViewer();
  const words = importWords(role);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = useSend('previewGradeImport');
  const save = useSend('importGrades', {
    said: ({ saved }) => `${words.counted(saved)} ${pluralForm(saved, 'was', 'were')} saved.`,
    onDone: onClose,
    // it has changed meanwhile: what is shown is what would be saved now
    onRefused: () => chosen && void preview.send({ courseId, ...chosen.content }),
  });
  const choose = async (file: File) => {
    save.reset();
    preview.reset();
    const read = await readGradesFile(file);
    const isRefused = 'refusal' in read;
    setRefusal(isRefused ? read.refusal : null);
    setChosen(isRefused ? null : { name: file.name, content: read });
    if (!isRefused) await preview.send({ courseId, ...read });
  };
  const shown = chosen && preview.output;
  const count = shown?.changes.length ?? 0;
  const isReady = shown !== null && shown !== undefined && shown.problemCount === 0 && count > 0;
  const failure = save.failure ?? preview.failure;
  return (
    <Dialog
      open
      sticky
      size="lg"
      title={`Import ${words.all}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!isReady || preview.pending}
            pending={save.pending}
            onClick={() => chosen && shown && void save.send({ courseId, ...chosen.content, digest: shown.digest })}
          >
            {`Save ${count === 0 ? words.all : words.counted(count)}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ImportFileField
          name={chosen?.name ?? null}
          pending={preview.pending || save.pending}
          onChoose={(file) => void choose(file)}
        />
        {refusal && <Alert tone="bad">{refusal}</Alert>}
        {failure && <Alert tone="bad">{failure.message}</Alert>}
        {shown && <ImportPreviewList preview={shown} words={words} />}
      </div>
    </Dialog>
  );
}
