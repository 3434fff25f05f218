import { MOST_PLAYLISTS, movedEntry } from '@bcs/contract/features/videos/playlist';
import { IconArrowDown, IconArrowUp, IconPlaylist, IconPlus } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { IconButton } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { BackToList } from './watch-screen.tsx';

/**
 * The playlists of the university in their order, for people who maintain them, with those that the installation
 * includes. D-207
 */
export function PlaylistsScreen() {
  const { enrollmentId, universityId } = useViewer();
  const { playlists: all } = useAnswer('videoPlaylists');
  const playlists = all.filter((each) => each.universityId === universityId);
  const shipped = all.filter((each) => each.universityId === null);
  const order = useSend('orderPlaylists');
  const move = (at: number, by: -1 | 1) =>
    void order.send({ enrollmentId, playlistIds: movedEntry(playlists, at, at + by).map(({ id }) => id) });
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Playlists"
        lead="Everyone at your university sees them in this order, below those of the installation."
        back={<BackToList from="library" />}
      >
        {playlists.length < MOST_PLAYLISTS && (
          <LinkButton tone="primary" to="/videos/playlists/$playlistId" params={{ playlistId: 'new' }}>
            <IconPlus size={18} aria-hidden />
            New Playlist
          </LinkButton>
        )}
      </PageHeader>
      <div className="grid gap-5">
        {order.failure && <Alert tone="bad">{order.failure.message}</Alert>}
        <Card>
          {playlists.length === 0 && (
            <EmptyState icon={<IconPlaylist size={28} />} title="Your university has no playlists yet." />
          )}
          <ol className="divide-y divide-line">
            {playlists.map(({ id, name, onboarding }, at) => (
              <li key={id} className="flex items-center gap-2 px-4 py-2.5 sm:px-5">
                <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
                  <TextLink
                    to="/videos/playlists/$playlistId"
                    params={{ playlistId: String(id) }}
                    className="wrap-anywhere"
                  >
                    {name}
                  </TextLink>
                  {onboarding && <Badge tone="career">Onboarding</Badge>}
                </span>
                <IconButton
                  icon={IconArrowUp}
                  label={`Move ${name} up`}
                  disabled={at === 0 || order.pending}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon={IconArrowDown}
                  label={`Move ${name} down`}
                  disabled={at === playlists.length - 1 || order.pending}
                  onClick={() => move(at, 1)}
                />
              </li>
            ))}
          </ol>
        </Card>
        <Card>
          <CardHeader
            title="Playlists of the installation"
            lead="Shown to everyone at every university. Only the people who run the server can change them."
            className="p-4 sm:p-5"
          />
          <ol className="divide-y divide-line border-t border-line">
            {shipped.map(({ id, name, onboarding }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 wrap-anywhere sm:px-5">
                {name}
                {onboarding && <Badge tone="career">Onboarding</Badge>}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}
