import { useSuspenseQuery } from '@tanstack/react-query';
import { Card } from '#kit/card.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** Course files. */
export function CourseFilesScreen() {
  const { enrollmentId } = useViewer();
  const { data } = useSuspenseQuery(callQuery('courseFiles', { enrollmentId }));
  return (
    <>
      <PageHeader title="Course files" />
      <Card className="p-4">Open since {data.courseFiles.opensOn}.</Card>
    </>
  );
}
