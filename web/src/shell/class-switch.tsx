import { IconSelector } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { AccentText } from '#features/enrollments/accent-text.tsx';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';

/** Which class the page speaks of, by the code that tells it from all others; with several it leads to the choice. D-054, D-205 */
export function ClassSwitch({ enrollment: { course, courseRole }, only }: { enrollment: Enrollment; only: boolean }) {
  const { university } = course.cohort.program;
  const words = (
    <span className="min-w-0">
      {/* what tells a code from the others stands at its end, so it is cut at its beginning */}
      <span dir="rtl" className="block truncate text-left leading-tight font-semibold">
        <bdi dir="ltr">{course.code}</bdi>
      </span>
      <span className="block truncate text-xs text-muted">
        {course.name} · {course.cohort.name} ·{' '}
        <AccentText accent={university.accentColor}>{university.shortName ?? university.name}</AccentText> ·{' '}
        {courseRole.name}
      </span>
    </span>
  );
  if (only) return words;
  return (
    <Link
      to="/courses"
      preload="intent"
      title="Change course"
      className="-mx-2 flex min-w-0 items-center gap-1.5 rounded-control px-2 py-1 hover:bg-sunken"
    >
      {words}
      <IconSelector size={18} aria-hidden className="shrink-0 text-muted" />
    </Link>
  );
}
