import { useMemo } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { IconUsers } from '@tabler/icons-react';
import { EmptyCard } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { FoundStudents } from './found-students.tsx';
import { StudentsFilters } from './students-filters.tsx';
import { filterStudents } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';
import { useMeasure } from './use-measure.ts';

type Props = { search: StudentsSearch; onSearch: (search: StudentsSearch) => void };

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'cards', label: 'Cards' },
] as const;

/** The choice between list and cards, kept in the address; on phones the list also consists of cards. */
const StudentsView = ({ search: { view = 'list', ...rest }, onSearch }: Props) => (
  <span className="max-md:hidden">
    <Segmented
      label="View"
      value={view}
      options={VIEWS}
      onChange={(chosen) => onSearch(chosen === 'list' ? rest : { ...rest, view: chosen })}
    />
  </span>
);

/** The students of the class: who they are, how they do, and how to reach them. PEOPLE-002, PEOPLE-006 */
export function StudentsScreen({ search, onSearch }: Props) {
  const { courseId, enrollment } = useViewer();
  const { students } = useAnswer('studentProfiles', { courseId });
  const measure = useMeasure();
  const found = useMemo(() => filterStudents(students, search, measure), [students, search, measure]);
  return (
    <>
      <PageHeader
        dense
        title="Student Profiles"
        lead={`${plural(students.length, 'student')} in ${enrollment.course.name}`}
      >
        <StudentsView search={search} onSearch={onSearch} />
      </PageHeader>
      {students.length === 0 ? (
        <EmptyCard icon={<IconUsers size={30} stroke={1.7} />} title="This class has no students yet." />
      ) : (
        <div className="grid gap-3">
          <StudentsFilters
            rows={students}
            found={found.length}
            measure={measure}
            search={search}
            onSearch={(change) => onSearch({ ...search, ...change } as StudentsSearch)}
          />
          <FoundStudents rows={found} measure={measure} search={search} onSearch={onSearch} />
        </div>
      )}
    </>
  );
}
