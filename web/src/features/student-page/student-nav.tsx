import { fullName } from '@bcs/contract/kernel/full-name';
import { useMemo } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';
import { filterStudents } from './students-rows.ts';
import type { StudentsSearch } from './students-search.ts';
import { useMeasure } from './use-measure.ts';

type Props = {
  enrollmentId: number;
  search: StudentsSearch;
  /** The page of each student that it leads to. */
  to?: '/students/$enrollmentId' | '/students/$enrollmentId/graduation';
};

/** The links to the students around this one, in the list from which the profile was opened. */
export function StudentNav({ enrollmentId, search, to = '/students/$enrollmentId' }: Props) {
  const { courseId } = useViewer();
  const measure = useMeasure();
  const { data } = useRead('studentProfiles', { courseId });
  const [previous, next, place, of] = useMemo(() => {
    const found = filterStudents(data?.students ?? [], search, measure);
    const isThis = ({ studentEnrollmentId }: { studentEnrollmentId: number }) => studentEnrollmentId === enrollmentId;
    // who is not in it has neighbours in the whole class
    const rows = found.some(isThis) ? found : (data?.students ?? []);
    const at = rows.findIndex(isThis);
    return [at > 0 ? rows[at - 1] : undefined, at === -1 ? undefined : rows[at + 1], at + 1, rows.length] as const;
  }, [data, search, measure, enrollmentId]);
  if (place === 0) return null;
  const paramsOf = (row: { studentEnrollmentId: number }) => ({ enrollmentId: String(row.studentEnrollmentId) });
  const nameOf = ({ student }: NonNullable<typeof next>) => ` student: ${fullName(student)}`;
  return (
    <nav aria-label="Students" className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted tabular-nums">
        {place} of {of}
      </span>
      {previous && (
        <LinkButton to={to} params={paramsOf(previous)} search={search} size="sm">
          <IconChevronLeft size={18} aria-hidden />
          Previous<span className="sr-only">{nameOf(previous)}</span>
        </LinkButton>
      )}
      {next && (
        <LinkButton to={to} params={paramsOf(next)} search={search} size="sm">
          Next<span className="sr-only">{nameOf(next)}</span>
          <IconChevronRight size={18} aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
