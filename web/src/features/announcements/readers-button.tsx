import { lazy, Suspense, useState } from 'react';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { IconUsers } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';

const ReadersDialog = lazy(() => import('./readers-dialog.tsx').then((file) => ({ default: file.ReadersDialog })));

/** A button that says how many of the class have read it; a click tells who. */
export function ReadersButton({ announcement: { id, title, readBy } }: { announcement: Announcement }) {
  const [open, setOpen] = useState(false);
  if (readBy === null) return null;
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconUsers size={16} aria-hidden />
        Read by {readBy.count} of {readBy.of}
      </Button>
      <Suspense>{open && <ReadersDialog {...{ id, title }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
