import { SearchField } from '#kit/search-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { Filter } from '#lib/list-filter.ts';
import type { Order } from '#lib/list.ts';
import type { ListState } from './use-list.ts';

/** The filters of a list in one line, each named by what it shows; a choice among one is none. */
export const ListFilters = <Data,>({ list, data, search, change }: ListState<Order, Data>) =>
  list.filters.map((filter) => {
    const { key, label, clears = [] } = filter;
    const common = { label, hideLabel: true };
    const set = ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ ...Object.fromEntries(clears.map((other) => [other, undefined])), [key]: value || undefined });
    const value = String(search[key] ?? '');
    const { control } = filter as Filter<unknown, Data>;
    if (control?.by === 'text')
      return (
        <SearchField
          key={key}
          {...common}
          className="min-w-36 grow basis-40 max-sm:basis-full sm:max-w-72"
          placeholder={label}
          defaultValue={value}
          maxLength={control.max}
          onChange={set}
        />
      );
    if (control?.by === 'day')
      return (
        <span key={key} className="flex items-center gap-1.5 text-sm text-muted max-sm:grow">
          <span aria-hidden>{label}</span>
          <TextField {...common} type="date" defaultValue={value} onChange={set} />
        </span>
      );
    const options = control?.options(data) ?? [];
    if (options.length === 0) return null;
    return (
      <SelectField
        key={key}
        {...common}
        className="sm:max-w-40 max-sm:grow max-sm:basis-32"
        options={options}
        value={value}
        onChange={set}
      />
    );
  });
