import type { Announcement } from '@bcs/contract/features/announcements/model';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { ReadersButton } from './readers-button.tsx';

type Props = {
  announcement: Announcement;
  /** Where there is nothing to see any more: the page is left. */
  onDeleted?: (() => unknown) | undefined;
};

/** What only the author may: see who has read it, edit and delete it. ANN-008, ANN-009, ANN-028, ANN-029 */
export function AuthorActions({ announcement, onDeleted }: Props) {
  const { enrollmentId } = useViewer();
  const remove = useSend('deleteCourseAnnouncement', {
    leaves: onDeleted !== undefined,
    onDone: () => {
      toast('The announcement has been deleted.');
      return onDeleted?.();
    },
    onRefused: (failure) => toast(failure.message, 'bad'),
  });
  if (announcement.staffEnrollmentId !== enrollmentId) return null;
  const ask = async () => {
    // ANN-020
    const question = {
      title: 'Are you sure that you want to delete this announcement?',
      body: announcement.title,
      action: 'Delete',
      danger: true,
    };
    if (await confirm(question)) await remove.send({ id: announcement.id });
  };
  return (
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
      <Button size="sm" pending={remove.pending} onClick={() => void ask()} aria-label={`Delete ${announcement.title}`}>
        <IconTrash size={16} aria-hidden />
        Delete
      </Button>
    </>
  );
}
