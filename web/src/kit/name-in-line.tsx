import { cx } from './cx.ts';

/**
 * A name in one line. Where there is no room its middle ends in dots, since what tells people apart who are called alike
 * often stands at the end. On phones it takes the lines that it needs.
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
