import { useState, type SubmitEvent } from 'react';
import type { SessionVideo } from '@bcs/contract/features/sessions/model';
import { IconTrash, IconVideoOff } from '@tabler/icons-react';
import { BackLink } from '#kit/back-link.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useDraft } from '#lib/draft.ts';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useVideoList } from './use-video-list.ts';
import { VideoUrlField } from './video-url-field.tsx';

/** Changes and deletes the videos of a session. SESS-006 */
// No useForm: each row is tried again over what others have changed in the list.
export function VideoEditScreen() {
  const sessionId = usePathId('sessionId');
  const { videoUrlList } = useAnswer('sessionVideos', { id: sessionId });
  const list = useVideoList(sessionId);
  const addVideos = (
    <LinkButton to="/sessions/$sessionId/video/create" params={{ sessionId: String(sessionId) }}>
      Add Video Links
    </LinkButton>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Edit Session Videos"
        back={
          <BackLink to="/sessions/$sessionId" params={{ sessionId: String(sessionId) }}>
            Session Details
          </BackLink>
        }
      >
        {videoUrlList.length > 0 && addVideos}
      </PageHeader>
      <div className="grid gap-5">
        {list.refused && (
          <Alert tone="bad" onDismiss={list.dismiss}>
            {list.refused}
          </Alert>
        )}
        <Card className="divide-y divide-line">
          {videoUrlList.length === 0 ? (
            <EmptyState
              icon={<IconVideoOff size={28} />}
              title="This session has no video to show."
              action={addVideos}
            />
          ) : (
            videoUrlList.map((video, index) => <VideoRow key={video.id} video={video} number={index + 1} list={list} />)
          )}
        </Card>
      </div>
    </div>
  );
}

type RowProps = { video: SessionVideo; number: number; list: ReturnType<typeof useVideoList> };

function VideoRow({ video, number, list }: RowProps) {
  const draft = useDraft(`session-video/${video.id}`, video.url);
  const [tried, setTried] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (await list.change(video, draft.value)) draft.saved();
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="p-4 sm:px-5">
      <VideoUrlField label={`Video URL ${number}`} value={draft.value} tried={tried} onChange={draft.set}>
        <Button type="submit" disabled={!draft.dirty} pending={list.pending && draft.dirty}>
          Save
        </Button>
        <IconButton icon={IconTrash} label={`Delete video ${number}`} onClick={() => void list.remove(video)} />
      </VideoUrlField>
    </form>
  );
}
