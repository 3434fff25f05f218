import { IconClockStop, IconPencil, IconTrash, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Announcement } from '@bcs/contract/features/announcements/model';
import { mayEndForOthers } from '@bcs/contract/features/announcements/abilities';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useViewer } from '#lib/viewer.ts';

const ReadersDialog = lazy(() => import('./readers-dialog.tsx').then((file) => ({ default: file.ReadersDialog })));

/** A button that says how many of the class have read it; a click tells who. */
function ReadersButton({ announcement: { id, title, readBy } }: { announcement: Announcement }) {
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

type Props = {
  announcement: Announcement;
  /** Called once the announcement is deleted: the page has nothing to show any more. */
  onDeleted?: (() => unknown) | undefined;
};

/**
 * The buttons of the author: see who has read it, edit and delete it. Those who run the class may end an announcement
 * of somebody who has left, and take it down. ANN-008, ANN-009, ANN-028, ANN-029, D-231
 */
export function AuthorActions({ announcement, onDeleted }: Props) {
  const { enrollmentId, role } = useViewer();
  const remove = useSend('deleteCourseAnnouncement', {
    asks: {
      // ANN-020
      title: 'Are you sure that you want to delete this announcement?',
      body: announcement.title,
      action: 'Delete',
      danger: true,
    },
    leaves: onDeleted !== undefined,
    said: 'The announcement has been deleted.',
    onDone: () => onDeleted?.(),
    onRefused: (failure) => toast(failure.message, 'bad'),
  });
  const end = useSend('updateCourseAnnouncement', {
    said: 'The announcement has ended.',
    onRefused: (failure) => toast(failure.message, 'bad'),
  });
  const cares = mayEndForOthers(announcement, { enrollmentId, role });
  if (announcement.staffEnrollmentId !== enrollmentId && !cares) return null;
  const endNow = async () => {
    const { id, contextCode, title, body, activationDate } = announcement;
    await end.send({ id, enrollmentId, contextCode, title, body, activationDate, expirationDate: serverNow() });
  };
  return (
    <>
      {cares ? (
        <Button size="sm" pending={end.pending} onClick={() => void endNow()} aria-label={`End ${announcement.title}`}>
          <IconClockStop size={16} aria-hidden />
          End now
        </Button>
      ) : (
        <>
          <ReadersButton announcement={announcement} />
          <LinkButton
            size="sm"
            to="/announcement/$announcementId"
            params={{ announcementId: String(announcement.id) }}
            aria-label={`Edit ${announcement.title}`}
          >
            <IconPencil size={16} aria-hidden />
            Edit
          </LinkButton>
        </>
      )}
      <Button
        size="sm"
        pending={remove.pending}
        onClick={() => void remove.send({ id: announcement.id })}
        aria-label={`Delete ${announcement.title}`}
      >
        <IconTrash size={16} aria-hidden />
        Delete
      </Button>
    </>
  );
}
