import { IconSpeakerphone } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';

const toList = <LinkButton to="/announcements">View all announcements</LinkButton>;

/** The page in place of an announcement that was deleted, has expired, or belongs to another class. */
export const UnknownAnnouncement = () => (
  <NothingThere
    page="Announcement"
    icon={<IconSpeakerphone size={28} />}
    title="This announcement isn't available."
    action={toList}
  >
    It may have expired or been deleted, or it belongs to another class.
  </NothingThere>
);

export function AnnouncementFailed(failed: RouteError) {
  if (failed.error instanceof CallFailed && failed.error.status === 404) return <UnknownAnnouncement />;
  return <LoadFailed {...failed} page="Announcement" title="We could not load this announcement." action={toList} />;
}

export const AnnouncementsFailed = (failed: RouteError) => (
  <LoadFailed {...failed} page="Announcements" title="We could not load your announcements." />
);
