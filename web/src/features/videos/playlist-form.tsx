import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CLIPS } from '@bcs/contract/features/videos/clips';
import { MOST_VIDEOS, moved, PLAYLIST_NAME_LENGTH } from '@bcs/contract/features/videos/playlist';
import { IconMovie, IconPlus } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import type { Draft } from '#lib/draft.ts';
import { DraftNotice } from '#lib/draft-notice.tsx';
import { EMPTY_VIDEO, isComplete, playlistErrors, type PlaylistDraft, type VideoEntry } from './playlist-draft.ts';
import { VideoFields } from './video-fields.tsx';

type Props = {
  draft: Draft<PlaylistDraft>;
  pending: boolean;
  failure: CallFailed | null;
  onSubmit: (form: PlaylistDraft) => void;
};

/** Name, place and videos of a playlist. */
export function PlaylistForm({ draft, pending, failure, onSubmit }: Props) {
  const { value: form, set } = draft;
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const ref = useRef<HTMLFormElement>(null);
  const errors = playlistErrors(form);
  const change = (changed: Partial<PlaylistDraft>) => set((before) => ({ ...before, ...changed }));
  const setVideos = (next: (videos: readonly VideoEntry[]) => readonly VideoEntry[]) =>
    set((before) => ({ ...before, videos: next(before.videos) }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete(errors)) return onSubmit(form);
    setTries((before) => before + 1);
  };
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const unused = CLIPS.filter(({ id }) => !form.videos.some(({ address }) => address === id));
  const full = form.videos.length >= MOST_VIDEOS;

  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid max-w-3xl gap-5">
      <DraftNotice draft={draft} />
      <Card pad className="grid gap-4">
        <TextField
          label="Name"
          required
          maxLength={PLAYLIST_NAME_LENGTH}
          value={form.name}
          error={tried ? errors.name : null}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Checkbox
          label="Onboarding playlist"
          hint="Shown on the page Onboarding Videos instead of the library."
          checked={form.onboarding}
          onChange={({ currentTarget }) => change({ onboarding: currentTarget.checked })}
        />
        <TextField
          label="Playlist on YouTube"
          hint="Optional. If YouTube is connected, its videos replace the list below."
          placeholder="https://www.youtube.com/playlist?list="
          value={form.external}
          error={tried ? errors.external : null}
          onChange={({ currentTarget }) => change({ external: currentTarget.value })}
        />
      </Card>
      <Card>
        <CardHeader title="Videos" lead={`${form.videos.length} of ${MOST_VIDEOS} videos`} className="p-4 sm:p-5" />
        <ol className="divide-y divide-line border-t border-line empty:hidden">
          {form.videos.map((entry, at) => (
            <VideoFields
              key={at}
              entry={entry}
              number={at + 1}
              last={at === form.videos.length - 1}
              errors={tried ? (errors.videos[at] ?? {}) : {}}
              onChange={(changed) => setVideos((videos) => videos.with(at, { ...entry, ...changed }))}
              onMove={(from, to) => setVideos((videos) => moved(videos, from, to))}
              onRemove={() => setVideos((videos) => videos.toSpliced(at, 1))}
            />
          ))}
        </ol>
        {!full && (
          <div className="flex flex-wrap gap-2 border-t border-line p-4 sm:px-5">
            <Button size="sm" onClick={() => setVideos((videos) => [...videos, EMPTY_VIDEO])}>
              <IconPlus size={16} aria-hidden />
              Add a YouTube video
            </Button>
            {unused.map(({ id, title, description }) => (
              <Button
                key={id}
                size="sm"
                className="text-left whitespace-normal! wrap-anywhere"
                onClick={() => setVideos((videos) => [...videos, { address: id, title, description }])}
              >
                <IconMovie size={16} aria-hidden />
                Add “{title}”
              </Button>
            ))}
          </div>
        )}
      </Card>
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <LinkButton to="/videos/playlists">Cancel</LinkButton>
        <Button type="submit" tone="primary" pending={pending}>
          Save Playlist
        </Button>
      </div>
    </form>
  );
}
