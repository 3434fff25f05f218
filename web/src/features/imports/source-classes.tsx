import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { SearchField } from '#kit/search-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { OneRosterReading } from './use-choices.ts';

type Props = {
  classes: OneRosterReading['classes'];
  here: OneRosterReading['here'];
  chosen: Readonly<Record<string, number | null>>;
  onChoose: (id: string, courseId: number | null) => void;
};

/** More classes are found by searching for their titles. */
const MOST_SHOWN = 6;

/** Lets staff match a class of the source with one here. ADM-059 */
export function SourceClasses({ classes, here, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = classes.filter(({ title }) => title.toLowerCase().includes(wanted));
  const options = [
    { value: '', label: 'Not imported' },
    ...here.map(({ id, code }) => ({ value: String(id), label: code })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Classes</legend>
      {classes.length > MOST_SHOWN && (
        <SearchField
          label="Title of a class"
          className="mb-4 sm:max-w-96"
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {found.slice(0, MOST_SHOWN).map(({ id, title, courseId, rows }) => {
          const known = Object.hasOwn(chosen, id) ? chosen[id] : courseId;
          return (
            <SelectField
              key={id}
              label={title}
              hint={plural(rows, 'row')}
              value={known ? String(known) : ''}
              options={options}
              onChange={({ currentTarget: { value } }) => onChoose(id, value === '' ? null : Number(value))}
            />
          );
        })}
      </div>
      {found.length > MOST_SHOWN && (
        <p className="mt-3 text-sm text-muted">{`${found.length - MOST_SHOWN} more. Search for their titles.`}</p>
      )}
      {found.length === 0 && <p className="text-muted">No class has this title.</p>}
    </fieldset>
  );
}
