import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import type { Output } from '#lib/api.ts';
import { ReleasesDialog } from './releases-dialog.tsx';

/** Opens the plan of releases of a class. ADM-094 */
export function ReleasesButton({ course }: { course: Output<'adminAssignments'>['course'] }) {
  const form = `releases/${course.id}`;
  const [open, setOpen] = useFormOpen(form);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Plan releases</Button>
      {open && <ReleasesDialog form={form} course={course} onClose={() => setOpen(false)} />}
    </>
  );
}
