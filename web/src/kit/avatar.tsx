import { useState } from 'react';
import { cx } from './cx.ts';

type Props = {
  name: string;
  src?: string | null | undefined;
  size?: number | undefined;
  className?: string | undefined;
};

/** Returns the first letters of the first and the last word: 'Ana Lucía Ríos' gives AR. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/u);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/**
 * A person's picture, or else the initials. It is decoration: the name is beside it or labels the control around it.
 */
export function Avatar({ name, src, size = 36, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        style={box}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cx('shrink-0 rounded-full bg-sunken object-cover', className)}
      />
    );
  }
  // By CSS content, so that the letters are no part of a button's visible label
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      style={box}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand before:content-[attr(data-initials)]',
        className,
      )}
    />
  );
}
