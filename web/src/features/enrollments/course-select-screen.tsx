import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { ClassTable } from './class-table.tsx';

/** All classes of the person in one table. PICK-006, D-054 */
export function CourseSelectScreen({ tabs }: { tabs?: ReactNode }) {
  const { enrollments } = useSuspenseQuery(callQuery('me')).data;
  return (
    <>
      {tabs}
      <PageHeader title="Course Select" lead="Choose the class you want to work in." />
      <ClassTable caption="Your classes" enrollments={enrollments} everywhere />
    </>
  );
}
