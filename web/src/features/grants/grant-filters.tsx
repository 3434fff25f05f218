import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Input, Output } from '#lib/api.ts';
import { GRANT_STATES } from './grants-search.ts';

type Props = {
  wanted: Input<'grants'>;
  universities: Output<'grants'>['universities'];
  onChange: (changed: { q?: string; over?: string; state?: string; page: undefined }) => void;
};

const STATE_NAMES = { active: 'Active', ended: 'Ended', all: 'All' } as const;

/** Name, place and state; a change begins at the first page. */
export function GrantFilters({ wanted, universities, onChange }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-4">
      <Segmented
        label="State"
        value={wanted.state}
        options={GRANT_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] }))}
        onChange={(state) => onChange({ state, page: undefined })}
      />
      <SelectField
        label="Administers"
        className="max-sm:w-full"
        value={String(wanted.over ?? '')}
        options={[
          { value: '', label: 'Anything' },
          { value: 'installation', label: 'The whole installation' },
          ...universities.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ over: value, page: undefined })}
      />
      <SearchField
        label="Search people"
        placeholder="Name or e-mail"
        className="grow sm:max-w-72"
        maxLength={200}
        defaultValue={wanted.search}
        onChange={({ currentTarget: { value } }) => onChange({ q: value, page: undefined })}
      />
    </div>
  );
}
