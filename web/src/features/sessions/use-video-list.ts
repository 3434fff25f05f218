import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { VIDEOS } from '@bcs/contract/features/sessions/failures';
import { videoUrlProblem } from '@bcs/contract/features/sessions/video-url';
import type { SessionVideo } from '@bcs/contract/features/sessions/model';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

/** SESS-101, T-13 */
const NOT_DELETED =
  'This video could not be deleted! Please try again. If the problem persists please reach out to BCS Support';
const ALL_DELETED = 'You have deleted all the video URLs!';

/** Changing and deleting the videos of a session, one at a time. SESS-065, SESS-073, SESS-101 */
export function useVideoList(sessionId: number) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  const update = useSend('updateSessionVideos', {
    changes: ['sessionVideos', 'session', 'sessionDetail', 'sessions'],
  });

  /** The call replaces the list, so it starts from the newest: what somebody else has added stays. */
  async function replace(change: (videos: readonly SessionVideo[]) => string[]) {
    const { videoUrlList } = await client.fetchQuery({
      ...callQuery('sessionVideos', { id: sessionId }),
      staleTime: 0,
    });
    return update.send({ sessionId, urls: change(videoUrlList) });
  }

  return {
    refused,
    pending: update.pending,
    dismiss: () => setRefused(null),
    async change(video: SessionVideo, url: string) {
      if (videoUrlProblem(url) !== null) return setRefused(VIDEOS.INVALID_CHANGED_URL.message);
      setRefused(null);
      const saved = await replace((videos) => videos.map((each) => (each.id === video.id ? url.trim() : each.url)));
      return saved ? toast('The video has been saved.') : setRefused(VIDEOS.INVALID_CHANGED_URL.message);
    },
    async remove(video: SessionVideo) {
      if (!(await confirm({ title: 'Delete this video?', body: video.url, action: 'Delete', danger: true }))) return;
      setRefused(null);
      const saved = await replace((videos) => videos.filter(({ id }) => id !== video.id).map(({ url }) => url));
      if (!saved) return setRefused(NOT_DELETED);
      toast(saved.videoUrlList.length === 0 ? ALL_DELETED : 'The video has been deleted.');
    },
  };
}
