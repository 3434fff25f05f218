import { useEffect, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { StudentRow } from '@bcs/contract/features/student-page/model';
import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { countStudents, filterStudents, type StudentMeasure } from './students-rows.ts';
import type { StudentFilter, StudentsSearch } from './students-search.ts';

type Props = {
  rows: readonly StudentRow[];
  /** The number of students that are left. */
  found: number;
  measure: StudentMeasure;
  search: StudentsSearch;
  onSearch: (change: Partial<Record<keyof StudentsSearch, string | undefined>>) => void;
};

const LABELS: Readonly<Record<StudentFilter, string>> = {
  all: 'All',
  overdue: 'Overdue work',
  absent: 'Few absences left',
  away: 'Away for a week',
};
/** The address follows when the fingers rest: some browsers count how often it changes. */
const REST_MS = 150;

/** The search that filters while typing, and the students who need attention. Enter opens the only match. */
export function StudentsFilters({ rows, found, measure, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search.q ?? '');
  const [known, setKnown] = useState(search.q);
  const navigate = useNavigate();
  // the back and forward buttons change the address as well
  if (known !== search.q) {
    setKnown(search.q);
    if (search.q !== (typed.trim() || undefined)) setTyped(search.q ?? '');
  }
  useEffect(() => {
    const wanted = typed.trim() || undefined;
    if (wanted === search.q) return;
    const timer = setTimeout(() => onSearch({ q: wanted }), REST_MS);
    return () => clearTimeout(timer);
  });
  const choices = (Object.keys(LABELS) as StudentFilter[])
    .filter((filter) => filter !== 'absent' || measure.maxAbsence !== null)
    .map((value) => ({ value, label: `${LABELS[value]} ${countStudents(rows, value, measure)}` }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <form
        role="search"
        className="min-w-0 grow basis-64"
        onSubmit={(event) => {
          event.preventDefault();
          const [first, ...others] = filterStudents(rows, { ...search, q: typed.trim() }, measure);
          if (first && others.length === 0)
            void navigate({
              to: '/students/$enrollmentId',
              params: { enrollmentId: String(first.studentEnrollmentId) },
              search,
            });
        }}
      >
        <SearchField
          label="Search students"
          hideLabel
          placeholder="Name, e-mail or GitHub name"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <Segmented
        label="Which students"
        value={search.show ?? 'all'}
        options={choices}
        onChange={(show) => onSearch({ show: show === 'all' ? undefined : show })}
      />
      <p role="status" className="text-sm text-muted print:hidden">
        {found} of {rows.length} shown
      </p>
    </div>
  );
}
