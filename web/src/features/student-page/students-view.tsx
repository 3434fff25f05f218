import { Segmented } from '#kit/segmented.tsx';
import type { StudentsSearch } from './students-search.ts';

type Props = { search: StudentsSearch; onSearch: (search: StudentsSearch) => void };

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
] as const;

/** The choice between list and cards, kept in the address; on phones a list is cards as well. */
export const StudentsView = ({ search: { view = 'list', ...rest }, onSearch }: Props) => (
  <span className="max-md:hidden">
    <Segmented
      label="View"
      value={view}
      options={VIEWS}
      onChange={(chosen) => onSearch(chosen === 'list' ? rest : { ...rest, view: chosen })}
    />
  </span>
);
