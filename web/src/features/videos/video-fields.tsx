import { clipOf, VIDEO_DESCRIPTION_LENGTH, VIDEO_TITLE_LENGTH } from '@bcs/contract/features/videos/playlist';
import { useState, type DragEvent } from 'react';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { cx } from '#kit/cx.ts';
import { IconButton } from '#kit/button.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { TextField } from '#kit/text-field.tsx';
import { createFields } from '#lib/form-fields.ts';
import type { VideoEntry, VideoErrors } from './playlist-draft.ts';

/** The type of what is dragged: a video of this form, and nothing from elsewhere. */
const DRAGGED = 'application/x-place-of-video';

type Props = {
  entry: VideoEntry;
  number: number;
  last: boolean;
  errors: VideoErrors;
  onChange: (changed: Partial<VideoEntry>) => void;
  /** Moves a video from one place of the list to another. */
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** One video of a playlist: its address and its description. */
export function VideoFields({ entry, number, last, errors, onChange, onMove, onRemove }: Props) {
  const row = createFields({ value: entry, set: onChange, errorOf: (key) => errors[key as keyof VideoErrors] });
  const clip = clipOf(entry.address);
  const at = number - 1;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData(DRAGGED)), at);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop on; the arrow buttons do the same by keyboard
    <li
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx('grid gap-4 p-4 sm:px-5', over && 'bg-brand-soft')}
    >
      <div className="flex flex-wrap items-center gap-2">
        {/* for the mouse; the arrows do the same for everybody */}
        <span
          aria-hidden
          draggable
          title="Drag to move"
          onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(at))}
          className="-ml-1.5 cursor-grab py-1 text-muted pointer-coarse:hidden"
        >
          <IconGripVertical size={18} />
        </span>
        <span className="grow font-semibold">Video {number}</span>
        {clip && (
          <span className="max-sm:order-last max-sm:w-full">
            <Badge tone="good">Hosted here</Badge>
          </span>
        )}
        <IconButton
          icon={IconArrowUp}
          label={`Move video ${number} up`}
          disabled={number === 1}
          onClick={() => onMove(at, at - 1)}
        />
        <IconButton
          icon={IconArrowDown}
          label={`Move video ${number} down`}
          disabled={last}
          onClick={() => onMove(at, at + 1)}
        />
        <IconButton icon={IconTrash} label={`Remove video ${number}`} onClick={onRemove} />
      </div>
      <div className={cx('grid gap-4', !clip && 'sm:grid-cols-2')}>
        <TextField
          {...row.text('title', 'Title')}
          label={<FieldOf name="Title" number={number} />}
          required
          maxLength={VIDEO_TITLE_LENGTH}
        />
        {!clip && (
          <TextField
            {...row.text('address', 'YouTube link')}
            label={<FieldOf name="YouTube link" number={number} />}
            required
            inputMode="url"
            placeholder="https://www.youtube.com/watch?v="
          />
        )}
      </div>
      <TextArea
        {...row.text('description', 'Description')}
        label={<FieldOf name="Description" number={number} />}
        rows={2}
        maxLength={VIDEO_DESCRIPTION_LENGTH}
      />
    </li>
  );
}

/** The visible label is 'Title'; screen readers also hear the number of the video. */
const FieldOf = ({ name, number }: { name: string; number: number }) => (
  <>
    {name}
    <span className="sr-only"> of video {number}</span>
  </>
);
