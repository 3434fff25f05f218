import { CLIPS, MOST_VIDEOS, movedEntry, PLAYLIST_NAME_LENGTH } from '@bcs/contract/features/videos/playlist';
import { IconMovie, IconPlus } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { FormFrame } from '#lib/form-frame.tsx';
import type { Form } from '#lib/form.ts';
import { EMPTY_VIDEO, type PlaylistDraft, type PlaylistErrors, type VideoEntry } from './playlist-draft.ts';
import { VideoFields } from './video-fields.tsx';

/** Name, place and videos of a playlist. */
export function PlaylistForm({ form, errors }: { form: Form<PlaylistDraft>; errors: PlaylistErrors }) {
  const { videos } = form.value;
  const shows = form.errorOf('videos') !== undefined;
  const setVideos = (next: (videos: readonly VideoEntry[]) => readonly VideoEntry[]) =>
    form.draft.set((before) => ({ ...before, videos: next(before.videos) }));
  const unused = CLIPS.filter(({ id }) => !videos.some(({ address }) => address === id));
  const full = videos.length >= MOST_VIDEOS;

  return (
    <FormFrame
      form={form}
      className="grid max-w-3xl gap-5"
      refusal={({ message }) => <Alert tone="bad">{message}</Alert>}
      buttons={
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <LinkButton to="/videos/playlists">Cancel</LinkButton>
          <Button type="submit" tone="primary" pending={form.pending}>
            Save Playlist
          </Button>
        </div>
      }
    >
      <Card pad className="grid gap-4">
        <TextField {...form.text('name', 'Name')} required maxLength={PLAYLIST_NAME_LENGTH} />
        <Checkbox
          {...form.check('onboarding', 'Onboarding playlist')}
          hint="Shown on the page Onboarding Videos instead of the library."
        />
        <TextField
          {...form.text('external', 'Playlist on YouTube')}
          hint="Optional. If YouTube is connected, its videos replace the list below."
          placeholder="https://www.youtube.com/playlist?list="
        />
      </Card>
      <Card>
        <CardHeader title="Videos" lead={`${videos.length} of ${MOST_VIDEOS} videos`} className="p-4 sm:p-5" />
        <ol className="divide-y divide-line border-t border-line empty:hidden">
          {videos.map((entry, at) => (
            <VideoFields
              key={at}
              entry={entry}
              number={at + 1}
              last={at === videos.length - 1}
              errors={shows ? (errors.videos[at] ?? {}) : {}}
              onChange={(changed) => setVideos((before) => before.with(at, { ...entry, ...changed }))}
              onMove={(from, to) => setVideos((before) => movedEntry(before, from, to))}
              onRemove={() => setVideos((before) => before.toSpliced(at, 1))}
            />
          ))}
        </ol>
        {!full && (
          <div className="flex flex-wrap gap-2 border-t border-line p-4 sm:px-5">
            <Button size="sm" onClick={() => setVideos((before) => [...before, EMPTY_VIDEO])}>
              <IconPlus size={16} aria-hidden />
              Add a YouTube video
            </Button>
            {unused.map(({ id, title, description }) => (
              <Button
                key={id}
                size="sm"
                className="text-left whitespace-normal! wrap-anywhere"
                onClick={() => setVideos((before) => [...before, { address: id, title, description }])}
              >
                <IconMovie size={16} aria-hidden />
                Add “{title}”
              </Button>
            ))}
          </div>
        )}
      </Card>
    </FormFrame>
  );
}
