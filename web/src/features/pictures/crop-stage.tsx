import { useEffect, useId, useRef, type PointerEvent } from 'react';
import type { ChosenPicture } from './chosen-picture.ts';
import { CropView } from './crop-view.tsx';
import { cropByKey, fitCrop, HIGHEST_ZOOM, moveCrop, type Crop } from './crop.ts';

type Props = { picture: ChosenPicture; crop: Crop; onChange: (crop: Crop) => void };
type Point = { x: number; y: number };

const distance = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * Lets the person choose the square: by dragging, with two fingers, by the wheel, by keys, or with the slider.
 * PEOPLE-008
 */
export function CropStage({ picture, crop, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const hint = useId();
  useWheel(stage, (factor) => onChange(fitCrop(picture, { ...crop, zoom: crop.zoom * factor })));

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const known = fingers.current;
    if (!known.has(event.pointerId)) return;
    const before = [...known.values()];
    known.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...known.values()];
    const width = event.currentTarget.clientWidth;
    const [from, to] = [middle(before), middle(after)];
    const zoom = before.length > 1 ? (crop.zoom * distance(after)) / Math.max(1, distance(before)) : crop.zoom;
    onChange(moveCrop(picture, fitCrop(picture, { ...crop, zoom }), (from.x - to.x) / width, (from.y - to.y) / width));
  };
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return (
    <div className="grid gap-4">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no role fits what moves both ways */}
      <div
        ref={stage}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move what is shown
        tabIndex={0}
        aria-label="Part of the picture that is shown"
        aria-describedby={hint}
        className="relative aspect-square w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-control border border-line"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={follow}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event) => {
          const next = event.ctrlKey || event.metaKey ? null : cropByKey(picture, crop, event.key);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
      >
        <CropView picture={picture} crop={crop} className="size-full" />
        {/* parts outside the circle are not shown everywhere */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-full"
          style={{ boxShadow: '0 0 0 999px rgb(15 20 30 / 0.5)' }}
        />
      </div>
      <label className="grid max-w-72 gap-1.5 text-sm font-semibold">
        Zoom
        <input
          type="range"
          min={1}
          max={HIGHEST_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => onChange(fitCrop(picture, { ...crop, zoom: Number(event.currentTarget.value) }))}
          className="h-10 w-full accent-brand"
        />
      </label>
      <p id={hint} className="max-w-72 text-xs text-muted">
        Drag the picture, or use the arrow keys. Plus and minus zoom.
      </p>
    </div>
  );
}

/** Listens to the wheel without React, whose listeners cannot stop the page from scrolling. */
function useWheel(stage: { readonly current: HTMLElement | null }, onTurn: (factor: number) => void) {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1.08 : 1 / 1.08);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [stage]);
}
