import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { VIDEO_FAILURES } from '@bcs/contract/features/sessions/failures';
import { refuseVideoUrls, storedVideoUrl } from '@bcs/contract/features/sessions/video-url';
import type { SessionVideo } from '@bcs/contract/features/sessions/model';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { CallFailed, isFailure } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';
import { write } from '#lib/send.ts';
import { useVideoHost } from './use-video-host.ts';

/** Specified by SESS-101 and T-13. */
const NOT_DELETED =
  'This video could not be deleted! Please try again. If the problem persists please reach out to BCS Support';
const ALL_DELETED = 'You have deleted all the video URLs!';
const GONE = 'Someone else has changed or deleted this video in the meantime.';
const TWICE = 'This session has a video with this URL already.';

/** Somebody else may be faster again and again; then it is said. */
const MAX_TRIES = 3;

/** Returns the new addresses for the newest list, or the sentence that says why nothing changes. */
type Change = (videos: readonly SessionVideo[]) => readonly string[] | string;

/** Changing and deleting the videos of a session, one at a time. SESS-065, SESS-073, SESS-101 */
export function useVideoList(sessionId: number) {
  const client = useQueryClient();
  const host = useVideoHost();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  /** The call replaces the list, so it starts from the newest: what somebody else has added stays. */
  async function attempt(change: Change, tries = MAX_TRIES) {
    const query = { ...callQuery('sessionVideos', { id: sessionId }), staleTime: 0 };
    const { videoUrlList } = await client.fetchQuery(query);
    const urls = change(videoUrlList);
    if (typeof urls === 'string') return void setRefused(urls);
    try {
      const seen = videoUrlList.map(({ id }) => id);
      return await write(client, 'updateSessionVideos', { sessionId, urls: [...urls], seen });
    } catch (error) {
      if (tries === 1 || !isFailure(error, VIDEO_FAILURES.CHANGED)) throw error;
      return attempt(change, tries - 1);
    }
  }

  async function replace(change: Change, failed: (failure: CallFailed) => string) {
    // a second press while the first is under way does nothing
    if (busy.current) return null;
    busy.current = true;
    setPending(true);
    setRefused(null);
    try {
      return await attempt(change);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // an ended session shows the login dialog instead
      if (error.status !== 401) setRefused(failed(error));
      return null;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    refused,
    pending,
    dismiss: () => setRefused(null),
    /** Saves a change; returns whether it was saved. */
    async change({ id }: SessionVideo, typed: string): Promise<boolean> {
      const refusal = refuseVideoUrls([typed], host, VIDEO_FAILURES.INVALID_CHANGED_URL);
      if (refusal) {
        setRefused(refusal.message);
        return false;
      }
      const url = storedVideoUrl(typed);
      const saved = await replace(
        (videos) => {
          if (!videos.some((each) => each.id === id)) return GONE;
          if (videos.some((each) => each.id !== id && each.url === url)) return TWICE;
          return videos.map((each) => (each.id === id ? url : each.url));
        },
        ({ message }) => message,
      );
      if (saved) toast('The video has been saved.');
      return Boolean(saved);
    },
    async remove({ id, url }: SessionVideo) {
      if (!(await confirm({ title: 'Delete this video?', body: url, action: 'Delete', danger: true }))) return;
      const saved = await replace(
        (videos) => videos.filter((each) => each.id !== id).map((each) => each.url),
        () => NOT_DELETED,
      );
      if (saved) toast(saved.videoUrlList.length === 0 ? ALL_DELETED : 'The video has been deleted.');
    },
  };
}
