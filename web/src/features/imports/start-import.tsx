import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { ImportKind } from '@bcs/contract/features/imports/model';
import { MOST_BYTES } from '@bcs/contract/features/imports/reading';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';
import { base64Of } from '#lib/base64-of.ts';
import { CsvFileField } from '#kit/csv-file-field.tsx';

/** The field for one file, dropped or chosen. */
const RosterFile = ({ pending, onFile }: { pending: boolean; onFile: (file: File) => void }) => (
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

type Places = Pick<Output<'imports'>, 'universities' | 'classes'>;

/** Lists the possible targets of an import: the installation, a university, or one class. */
const optionsOf = ({ universities, classes }: Places, kind: ImportKind) => [
  { value: '', label: 'Please choose' },
  ...universities.map(({ id, name }) => ({ value: `university ${id}`, label: name })),
  ...(kind === 'enrollments'
    ? classes.map(({ id, code, university }) => ({ value: `class ${id}`, label: `${code}, ${university}` }))
    : []),
];

/** Takes a file by dropping, by a chooser that works by keyboard, or cells as they are pasted. ADM-037 */
// No useForm: a file is no draft.
export function StartImport(places: Places) {
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>('enrollments');
  const [place, setPlace] = useState(() => (places.classes.length === 1 ? `class ${places.classes[0]?.id}` : ''));
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useSend('uploadImport', {
    onDone: ({ importId }) => void navigate({ to: '/admin/import/$importId', params: { importId: String(importId) } }),
  });
  const send = (fileName: string, bytes: Uint8Array) => {
    const [what, id] = place.split(' ');
    const course = places.classes.find((one) => what === 'class' && one.id === Number(id));
    if (place === '') return setRefusal('Please choose first where these people belong.');
    if (bytes.length > MOST_BYTES) return setRefusal('A file can be at most 10 MB. Please split it.');
    setRefusal(null);
    const universityId = course?.universityId ?? Number(id);
    void upload.send({ kind, universityId, courseId: course?.id ?? null, fileName, base64: base64Of(bytes) });
  };
  return (
    <Card className="mb-8 grid gap-4 p-5">
      <div className="flex flex-wrap items-end gap-4">
        <Segmented
          label="What the file contains"
          value={kind}
          options={[
            { value: 'enrollments', label: 'A roster' },
            { value: 'people', label: 'People', disabled: places.universities.length === 0 },
          ]}
          onChange={(chosen) => {
            setKind(chosen);
            setPlace('');
          }}
        />
        <SelectField
          label={kind === 'enrollments' ? 'University or class' : 'University'}
          className="grow sm:max-w-96"
          value={place}
          options={optionsOf(places, kind)}
          onChange={({ currentTarget: { value } }) => setPlace(value)}
        />
      </div>
      <RosterFile
        pending={upload.pending}
        onFile={(file) => void file.arrayBuffer().then((buffer) => send(file.name, new Uint8Array(buffer)))}
      />
      <details>
        <summary className="w-fit rounded-sm font-semibold text-brand">Paste cells instead</summary>
        <form
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            send('Pasted cells', new TextEncoder().encode(pasted));
          }}
        >
          <TextArea
            label="Cells"
            hint="Copied from a spreadsheet, with the column titles in the first line."
            value={pasted}
            rows={5}
            onChange={({ currentTarget: { value } }) => setPasted(value)}
          />
          <Button type="submit" className="w-fit" pending={upload.pending} disabled={pasted.trim() === ''}>
            Review these cells
          </Button>
        </form>
      </details>
      {refusal === null ? <FailureAlert failure={upload.failure} of="save" /> : <Alert tone="bad">{refusal}</Alert>}
    </Card>
  );
}
