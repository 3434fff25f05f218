import { IconCalendarOff } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';

export const allSessionsLink = <LinkButton to="/sessions">View all Sessions</LinkButton>;

/** The page that replaces any page of a session that does not exist. SESS-094, T-09 */
export const UnknownSession = ({ page }: { page: string }) => (
  <NothingThere
    page={page}
    icon={<IconCalendarOff size={28} />}
    title="This session doesn't seem to exist. Please go back to your sessions and choose another one."
    action={allSessionsLink}
  />
);
