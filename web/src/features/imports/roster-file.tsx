import { useRef, useState, type DragEvent } from 'react';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** One file, dropped or chosen. */
export function RosterFile({ pending, onFile }: { pending: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && !pending && onFile(file);
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed p-4',
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
        <p className="font-semibold">Drop a CSV file here</p>
        <p className="text-sm text-muted">Nothing is written before you have looked at every row.</p>
      </div>
      <Button tone="primary" pending={pending} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="File to import"
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
