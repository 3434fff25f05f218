import { parseVideoUrl } from '@bcs/contract/features/sessions/video-url';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { OutsideLink } from '#kit/text-link.tsx';
import { pathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';

/** One video of a session. SESS-007, SESS-008, SESS-026 to SESS-031 */
export function WatchScreen({ params }: { params: { sessionId: string; videoId: string } }) {
  const sessionId = pathId(params.sessionId);
  const { videoUrlList } = useAnswer('sessionVideos', { id: sessionId });
  const video = videoUrlList.find(({ id }) => String(id) === params.videoId);
  const number = video && videoUrlList.indexOf(video) + 1;
  return (
    <>
      <PageHeader title={videoUrlList.length > 1 && number ? `Session Video ${number}` : 'Session Video'}>
        <LinkButton to="/sessions/$sessionId" params={{ sessionId: params.sessionId }}>
          <IconArrowLeft size={18} aria-hidden />
          Return to Session Details
        </LinkButton>
      </PageHeader>
      {video ? <Player url={video.url} /> : <Alert tone="warn">This session has no video to show.</Alert>}
    </>
  );
}

function Player({ url }: { url: string }) {
  const player = parseVideoUrl(url);
  if (player.kind === 'link') {
    return (
      <Card pad>
        <OutsideLink href={player.url} className="inline-flex items-center gap-2">
          Please click here to view the Zoom Video
          <IconExternalLink size={18} aria-hidden />
        </OutsideLink>
      </Card>
    );
  }
  return (
    <iframe
      src={player.url}
      title="Session video"
      allow="fullscreen; autoplay; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot take its sandbox off, and its player needs its own storage
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation allow-forms"
      className="h-[710px] w-full rounded-card border border-line bg-night"
    />
  );
}
