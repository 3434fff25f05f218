import { useRef, useState, type DragEvent } from 'react';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';

type Props = {
  /** Of the file that was chosen. */
  name: string | null;
  pending: boolean;
  onChoose: (file: File) => void;
};

/** Takes a CSV file, by a button or dropped. */
export function ImportFileField({ name, pending, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // a second file would be shown with the preview of the first
  const take = (file: File | undefined) => file && !pending && onChoose(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed p-4',
        over ? 'border-brand bg-brand-soft' : 'border-edge',
      )}
    >
      <IconFileSpreadsheet size={28} stroke={1.6} aria-hidden className="text-muted max-sm:hidden" />
      <div className="min-w-0 grow basis-56">
        <p className="truncate font-semibold">{name ?? 'A CSV file in the gradebook’s export format'}</p>
        <p className="text-sm text-muted">Blank cells are ignored. You can review before saving.</p>
      </div>
      <Button pending={pending} onClick={() => input.current?.click()}>
        {name ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
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
