import { cx } from '#kit/cx.ts';
import type { ChosenPicture } from './chosen-picture.ts';
import { cropSquare, type Crop } from './crop.ts';

type Props = { picture: ChosenPicture; crop: Crop; className?: string | undefined };

const percent = (part: number) => `${part * 100}%`;

/** The chosen square of a picture, as large as its box. */
export function CropView({ picture, crop, className }: Props) {
  const { left, top, side } = cropSquare(picture, crop);
  return (
    <span className={cx('relative block overflow-hidden bg-white', className)}>
      <img
        src={picture.url}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none select-none"
        style={{
          width: percent(picture.width / side),
          height: percent(picture.height / side),
          left: percent(-left / side),
          top: percent(-top / side),
        }}
      />
    </span>
  );
}
