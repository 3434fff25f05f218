import { clipOf } from '@bcs/contract/features/videos/clips';
import { VIDEO_DESCRIPTION_LENGTH, VIDEO_TITLE_LENGTH } from '@bcs/contract/features/videos/playlist';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { IconButton } from '#kit/icon-button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { VideoEntry, VideoErrors } from './playlist-draft.ts';

type Props = {
  entry: VideoEntry;
  number: number;
  last: boolean;
  errors: VideoErrors;
  onChange: (changed: Partial<VideoEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One video of a playlist: where it lies, and what is said about it. */
export function VideoFields({ entry, number, last, errors, onChange, onMove, onRemove }: Props) {
  const clip = clipOf(entry.address);
  return (
    <li className="grid gap-4 p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow font-semibold">Video {number}</span>
        {clip && (
          <span className="max-sm:order-last max-sm:w-full">
            <Badge tone="good">Hosted here</Badge>
          </span>
        )}
        <IconButton label={`Move video ${number} up`} disabled={number === 1} onClick={() => onMove(-1)}>
          <IconArrowUp size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Move video ${number} down`} disabled={last} onClick={() => onMove(1)}>
          <IconArrowDown size={18} aria-hidden />
        </IconButton>
        <IconButton label={`Remove video ${number}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </IconButton>
      </div>
      <div className={cx('grid gap-4', !clip && 'sm:grid-cols-2')}>
        <TextField
          label={`Title of video ${number}`}
          required
          maxLength={VIDEO_TITLE_LENGTH}
          value={entry.title}
          error={errors.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        {!clip && (
          <TextField
            label={`Address of video ${number}`}
            required
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://www.youtube.com/watch?v="
            value={entry.address}
            error={errors.address}
            onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
          />
        )}
      </div>
      <TextArea
        label={`Description of video ${number}`}
        rows={2}
        maxLength={VIDEO_DESCRIPTION_LENGTH}
        value={entry.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
    </li>
  );
}
