import { useState } from 'react';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { readGradesFile, type ChosenGradesFile } from './grades-file.ts';
import { ImportFileField } from './import-file-field.tsx';
import { ImportPreviewList } from './import-preview-list.tsx';
import { importWords } from './import-words.ts';

interface Chosen {
  readonly name: string;
  readonly content: ChosenGradesFile;
}

/** Brings grades or feedback from a file: first every change is shown, then exactly these are saved. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { courseId, role } = useViewer();
  const words = importWords(role);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = useSend('previewGradeImport');
  const save = useSend('importGrades', {
    onDone: ({ saved }) => {
      toast(`${words.counted(saved)} ${pluralForm(saved, 'was', 'were')} saved.`);
      onClose();
    },
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
