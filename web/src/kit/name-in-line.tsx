import { cx } from './cx.ts';

/**
 * A name on one line. If there is no room, its middle is replaced by dots, since similar names often differ at the end.
 * On phones it wraps.
 */
export function NameInLine({ name, className }: { name: string; className?: string | undefined }) {
  const end = name.lastIndexOf(' ') + 1;
  return (
    <span
      dir="auto"
      title={name}
      className={cx('min-w-0 max-w-full text-left md:flex md:[justify-content:left]', className)}
    >
      {end > 0 && <span className="md:truncate md:whitespace-pre">{name.slice(0, end)}</span>}
      <span className="md:max-w-full md:shrink-0 md:truncate">{name.slice(end)}</span>
    </span>
  );
}
