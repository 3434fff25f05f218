import type { ReactNode } from 'react';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { ClassTable } from './class-table.tsx';

/** All classes of the person in one table. PICK-006, D-054 */
export function CourseSelectScreen({ tabs }: { tabs?: ReactNode }) {
  const { enrollments } = useAnswer('me');
  return (
    <>
      {tabs}
      <PageHeader title="Course Select" lead="Choose the class you want to work in." />
      <ClassTable caption="Your classes" enrollments={enrollments} everywhere />
    </>
  );
}
