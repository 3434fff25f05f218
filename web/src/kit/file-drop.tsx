import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { IconPhotoUp } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type Props = {
  /** The kinds of files that the system's dialog offers. */
  accept: string;
  /** The text of the button. */
  label: string;
  /** The text below the button: the files that are accepted. */
  hint: string;
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
};

const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Some programs copy a picture along with text; such text is meant for the text field. */
const hasWords = (data: DataTransfer) => data.types.includes('text/plain');

/** Takes a file by choosing, dropping or pasting it. PEOPLE-007 */
export function FileDrop({ accept, label, hint, disabled = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  });
  useEffect(() => {
    const paste = ({ clipboardData: data }: ClipboardEvent) => {
      if (data && !hasWords(data)) take([...data.files]);
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
  return (
    <div
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed p-6 text-center transition-colors',
        over ? 'border-brand bg-brand-soft' : 'border-edge',
      )}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconPhotoUp size={30} stroke={1.7} aria-hidden className="text-muted" />
      <Button pending={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // so that the same file can be chosen again
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}
