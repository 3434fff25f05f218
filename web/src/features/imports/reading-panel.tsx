import { useState } from 'react';
import type { Delimiter, Encoding } from '@bcs/contract/features/imports/model';
import type { Role } from '@bcs/contract/kernel/roles';
import { ROLE_OPTIONS } from '#features/rosters/role-options.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';
import { columnText } from './import-words.ts';
import type { ImportPreview } from './use-choices.ts';

const ENCODINGS: readonly { value: Encoding; label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big-endian' },
];
const DELIMITERS: readonly { value: Delimiter; label: string }[] = [
  { value: ',', label: 'Commas' },
  { value: ';', label: 'Semicolons' },
  { value: '\t', label: 'Tabs' },
];

/** The reading of the file, to be changed: encoding, delimiter, and what each column is. ADM-038, ADM-039 */
// No useForm: each choice reads the file again at once.
export function ReadingPanel({ preview: { import: summary, reading } }: { preview: ImportPreview }) {
  const { header, sample, choices, problem } = reading;
  const [encoding, setEncoding] = useState(reading.encoding);
  const [delimiter, setDelimiter] = useState(reading.delimiter);
  const [hasHeader, setHasHeader] = useState(reading.hasHeader);
  const [columns, setColumns] = useState<readonly (string | null)[]>(reading.columns);
  const [everybody, setEverybody] = useState(reading.everybody);
  const { send, pending, failure } = useSend('mapImport');
  const asksRole = choices.some(({ name }) => name === 'role');
  const options = [
    { value: '', label: 'Left out' },
    ...choices.map(({ name, isNeeded }) => ({
      value: name,
      label: `${columnText(name)}${isNeeded ? ' (required)' : ''}`,
    })),
  ];
  const recognised = reading.columns.filter((name) => name !== null).length;
  return (
    <Card className="mb-6 p-5">
      {problem && (
        <Alert tone="warn" className="mb-4">
          {problem}
        </Alert>
      )}
      <details open={problem !== null}>
        <summary className="w-fit rounded-sm font-semibold">
          {`${recognised} of ${header.length} columns recognized`}
          <span className="font-normal text-muted">
            {` · ${ENCODINGS.find(({ value }) => value === reading.encoding)?.label}, ${DELIMITERS.find(({ value }) => value === reading.delimiter)?.label.toLowerCase()}`}
          </span>
        </summary>
        <form
          className="mt-4 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send({
              importId: summary.id,
              reading: { encoding, delimiter, hasHeader, columns: [...columns], everybody },
              source: null,
            });
          }}
        >
          <div className="flex flex-wrap items-end gap-4">
            <SelectField
              label="Encoding"
              value={encoding}
              options={ENCODINGS}
              onChange={({ currentTarget: { value } }) => setEncoding(value as Encoding)}
            />
            <SelectField
              label="Cells are separated by"
              value={delimiter}
              options={DELIMITERS}
              onChange={({ currentTarget: { value } }) => setDelimiter(value as Delimiter)}
            />
            <Checkbox
              label="The first line contains the column titles"
              checked={hasHeader}
              onChange={({ currentTarget: { checked } }) => setHasHeader(checked)}
            />
          </div>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {header.map((title, index) => (
              <SelectField
                key={index}
                label={title || `Column ${index + 1}`}
                hint={
                  sample
                    .map((cells) => cells[index])
                    .filter(Boolean)
                    .join(', ')
                    .slice(0, 60) || 'empty'
                }
                value={columns[index] ?? ''}
                options={options}
                onChange={({ currentTarget: { value } }) =>
                  setColumns(header.map((_, at) => (at === index ? value || null : (columns[at] ?? null))))
                }
              />
            ))}
          </div>
          {asksRole && (
            <SelectField
              label="Everyone here is"
              hint="This applies where the file has no role column or the cell is empty."
              className="sm:max-w-96"
              value={everybody ?? ''}
              options={[{ value: '', label: 'As the file says' }, ...ROLE_OPTIONS]}
              onChange={({ currentTarget: { value } }) => setEverybody(value === '' ? null : (value as Role))}
            />
          )}
          <FailureAlert failure={failure} of="save" />
          <Button type="submit" className="w-fit" pending={pending}>
            Read it this way
          </Button>
        </form>
      </details>
    </Card>
  );
}
