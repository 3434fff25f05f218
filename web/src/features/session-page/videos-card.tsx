import { changeVideos } from '@bcs/contract/features/sessions/abilities';
import type { Session } from '@bcs/contract/features/sessions/model';
import { parseVideoUrl } from '@bcs/contract/features/sessions/video-url';
import { IconExternalLink, IconPlayerPlayFilled, IconVideoOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { TitledCard } from '#kit/titled-card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { useMay } from '#lib/may.ts';

/** The recordings of a session; staff add and change them. SESS-019, SESS-077 */
export function VideosCard({ session }: { session: Session }) {
  const { id, videoUrlList } = session;
  const mayChange = useMay(changeVideos);
  const params = { sessionId: String(id) };
  return (
    <TitledCard pad title="Videos" className="grid content-start gap-4">
      {videoUrlList.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <IconVideoOff size={18} aria-hidden />
          No video has been added yet.
        </p>
      ) : (
        <ul className="grid gap-2">
          {videoUrlList.map((video, index) => (
            <li key={video.id}>
              <Link
                to="/sessions/$sessionId/videos/$videoId"
                params={{ ...params, videoId: String(video.id) }}
                className="flex items-center gap-3 rounded-control border border-line p-2.5 font-semibold hover:border-edge hover:bg-sunken/60"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand">
                  {parseVideoUrl(video.url).kind === 'frame' ? (
                    <IconPlayerPlayFilled size={18} aria-hidden />
                  ) : (
                    <IconExternalLink size={18} aria-hidden />
                  )}
                </span>
                <span className="min-w-0">
                  {videoUrlList.length === 1 ? 'Watch the video' : `Watch video ${index + 1}`}
                  <span className="block truncate text-xs font-normal text-muted">
                    {URL.parse(video.url)?.hostname}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p className="flex flex-wrap gap-2">
          <LinkButton to="/sessions/$sessionId/video/create" params={params} size="sm">
            Add Video Links
          </LinkButton>
          {videoUrlList.length > 0 && (
            <LinkButton to="/sessions/$sessionId/video/update" params={params} size="sm">
              Edit Videos
            </LinkButton>
          )}
        </p>
      )}
    </TitledCard>
  );
}
