import { createFileRoute } from '@tanstack/react-router';
import { parseId } from '#lib/search.ts';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/admin/classes/$courseId')({
  // with the page, so that what stands above it does not push in later; a page that opens without it hears of no failure here
  loader: ({ context: { queryClient }, params }) => {
    const courseId = parseId(params.courseId);
    return courseId && queryClient.prefetchQuery({ ...callQuery('adminClass', { courseId }), retry: false });
  },
});
