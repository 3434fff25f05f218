import { IconLock } from '@tabler/icons-react';
import { MOST_CHAT_BRIDGES } from '@bcs/contract/features/chat-bridges/failures';
import { useRowFormOpen } from '#features/grants/admin-draft.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import type { RouteError } from '#lib/load-failed.tsx';
import { MissingOrFailed } from '#lib/missing-or-failed.tsx';
import { NothingThere } from '#lib/nothing-there.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { channelDraft } from './channel-form.ts';
import { ChannelRow } from './channel-row.tsx';

/** The page could not be had, or somebody administers the class by a grant alone. D-270 */
export function ChatFailed(failed: RouteError) {
  if (!(failed.error instanceof CallFailed) || failed.error.status !== 403) return <MissingOrFailed {...failed} />;
  return (
    <NothingThere
      page="Chat channels"
      icon={<IconLock size={28} />}
      title="Chat channels are connected by the admin of the class."
      action={<LinkButton to="/admin/classes">View all classes</LinkButton>}
    />
  );
}

/** The chat channels that are told the news of a class. INTG-081 */
export function ChatScreen() {
  const courseId = usePathId('courseId');
  const { bridges, hosts, code, ...head } = useAnswer('chatBridges', { courseId });
  const [open, setOpen] = useRowFormOpen(bridges, (id) => channelDraft(courseId, id));
  const isFull = bridges.length >= MOST_CHAT_BRIDGES;
  return (
    <>
      <PageHeader
        title="Chat channels"
        lead={`${code} · ${head.name}`}
        back={
          <BackLink to="/admin/classes/$courseId" params={{ courseId: String(courseId) }}>
            Class
          </BackLink>
        }
      >
        <Button tone="primary" disabled={isFull} onClick={() => setOpen('new')}>
          Connect a channel
        </Button>
      </PageHeader>
      <Card pad className="grid max-w-3xl gap-4" aria-label="Channels">
        <p className="text-muted">
          A Slack, Discord or Teams channel gets the news of this class, in at most one message a minute. Messages name
          no person, grade or attendance, and their links open after login.
          {isFull && ` A class has at most ${MOST_CHAT_BRIDGES} channels.`}
        </p>
        {bridges.length === 0 && <p>No channel is connected yet.</p>}
        <ul className="grid gap-4 empty:hidden">
          {bridges.map((channel) => (
            <ChannelRow
              key={channel.id}
              {...{ courseId, channel }}
              timeZone={head.timeZone}
              onEdit={() => setOpen(channel)}
            />
          ))}
        </ul>
      </Card>
      {open !== null && (
        <ChannelDialog
          {...{ courseId, head, hosts }}
          channel={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
