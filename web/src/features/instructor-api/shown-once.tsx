import { useRef, type ReactNode } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { selectText, useCopy } from '#kit/use-copy.ts';

type Props = {
  label: string;
  secret: string;
  /** The advice on what to do with it. */
  children: ReactNode;
};

/** A secret that was just made, ready to be taken along. */
export function ShownOnce({ label, secret, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy();
  return (
    <section aria-label={label} className="grid gap-3">
      <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 max-sm:flex-col max-sm:items-stretch max-sm:p-3">
        <code ref={ref} className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {secret}
        </code>
        <Button size="sm" tone="primary" onClick={() => void copy(secret, () => selectText(ref.current))}>
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && `${label} copied.`}
      </p>
      <Alert tone="warn">{children}</Alert>
    </section>
  );
}
