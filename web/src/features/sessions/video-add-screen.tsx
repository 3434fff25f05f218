import { useState, type SubmitEvent } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { VIDEO_FAILURES } from '@bcs/contract/features/sessions/failures';
import { refuseVideoUrls } from '@bcs/contract/features/sessions/video-url';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { BackLink } from '#kit/back-link.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { useDraft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { usePathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useVideoHost } from './use-video-host.ts';
import { VideoUrlField } from './video-url-field.tsx';

const route = getRouteApi('/_app/sessions/$sessionId/video/create');
/** Specified by SESS-098 and T-10. */
const FAILED =
  'Your videos failed to be attached to this session. Please try again. If the problem persists please reach out to BCS Support';
const ONE_SLOT = [''];

/** Returns what the server says about the addresses, else that it did not work. */
const failureText = ({ code, message }: CallFailed) =>
  [VIDEO_FAILURES.INVALID_URL, VIDEO_FAILURES.NONE_ADDED, VIDEO_FAILURES.TOO_MANY].some((known) => known.code === code)
    ? message
    : FAILED;

/** One slot for each new address, at least one. SESS-005, SESS-070 to SESS-072 */
// No useForm: a list of addresses about which one sentence is said. SESS-098
export function VideoAddScreen() {
  const sessionId = usePathId('sessionId');
  const navigate = route.useNavigate();
  const { session } = useAnswer('session', { id: sessionId });
  const draft = useDraft<readonly string[]>(`session-videos/${sessionId}`, ONE_SLOT);
  const [refused, setRefused] = useState<string | null>(null);
  const params = { sessionId: String(sessionId) };
  const save = useSend('saveSessionVideos', {
    leaves: true,
    said: 'The videos have been added to the session.',
    onDone: () => {
      draft.saved(ONE_SLOT);
      return navigate({ to: '/sessions/$sessionId', params });
    },
    onRefused: (failure) => setRefused(failureText(failure)),
  });
  const urls = draft.value;
  const host = useVideoHost();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (urls.every((url) => url.trim() === '')) return setRefused(VIDEO_FAILURES.NONE_ADDED.message);
    const refusal = refuseVideoUrls(urls, host, VIDEO_FAILURES.INVALID_URL);
    setRefused(refusal?.message ?? null);
    if (refusal) return;
    void save.send({ sessionId, urls: urls.map((url) => url.trim()) });
  };
  return (
    <>
      <PageHeader
        title="Add Session Videos"
        back={
          <BackLink to="/sessions/$sessionId" params={{ sessionId: String(sessionId) }}>
            {session.name}
          </BackLink>
        }
      />
      <form noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
        <DraftNotice draft={draft} />
        <Card pad className="grid gap-4">
          <p className="text-sm text-muted">Recordings on {host} or zoom.us, with an address that begins with https.</p>
          {urls.map((url, slot) => (
            <VideoUrlField
              key={slot}
              label={urls.length === 1 ? 'Video URL' : `Video URL ${slot + 1}`}
              value={url}
              tried={refused !== null}
              onChange={(value) => draft.set((before) => before.map((each, at) => (at === slot ? value : each)))}
            >
              {urls.length > 1 && (
                <IconButton
                  icon={IconTrash}
                  label={`Remove video URL ${slot + 1}`}
                  onClick={() => draft.set((before) => before.filter((_, at) => at !== slot))}
                />
              )}
            </VideoUrlField>
          ))}
          <div>
            <Button size="sm" onClick={() => draft.set((before) => [...before, ''])}>
              <IconPlus size={16} aria-hidden />
              Add another URL
            </Button>
          </div>
        </Card>
        {refused && <Alert tone="bad">{refused}</Alert>}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <LinkButton to="/sessions/$sessionId" params={params}>
            Cancel
          </LinkButton>
          <Button type="submit" tone="primary" pending={save.pending}>
            Save Videos
          </Button>
        </div>
      </form>
    </>
  );
}
