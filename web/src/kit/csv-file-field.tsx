import { useRef, useState, type DragEvent } from 'react';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type Props = {
  /** The name of the file input. */
  label: string;
  /** The kinds of files that the system's dialog offers. */
  accept: string;
  /** The heading of the field: the files that may be dropped, or the name of the one that was chosen. */
  title: string;
  hint: string;
  button: string;
  tone?: 'primary' | undefined;
  /** A file is on its way: no second one is taken. */
  pending: boolean;
  onFile: (file: File) => void;
};

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes one file of cells, by a button or dropped. */
export function CsvFileField({ label, accept, title, hint, button, tone, pending, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && !pending && onFile(file);
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed p-4',
        over ? 'border-brand bg-brand-soft' : 'border-edge',
      )}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <IconFileSpreadsheet size={28} stroke={1.6} aria-hidden className="text-muted max-sm:hidden" />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      <Button tone={tone} pending={pending} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // the same file may be chosen again once it was mended
          event.target.value = '';
        }}
      />
    </div>
  );
}
