import { useRef } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { selectText, useCopy } from '#kit/use-copy.ts';
import type { Output } from '#lib/api.ts';

/** The new secret as a picture to scan and as text to type. AUTH-061, D-036 */
export function MfaSecret({ secret: { key, qrCode } }: { secret: Output<'mfaGenerateSecret'> }) {
  const ref = useRef<HTMLElement>(null);
  const { copied, copy } = useCopy();
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-brand">
        <li>Scan the picture with your authenticator app, or type the key.</li>
        <li>Log in within 30 minutes with the six digits it shows.</li>
      </ol>
      <p className="text-sm text-muted">
        If your account has an authenticator already, that one keeps working and this key opens nothing.
      </p>
      <img
        src={qrCode}
        alt="QR code of the MFA secret"
        width={208}
        height={208}
        className="justify-self-center rounded-card border border-line bg-white p-3"
      />
      <div className="flex items-center gap-2 rounded-control bg-sunken py-1.5 pr-1.5 pl-4">
        <code ref={ref} className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {key}
        </code>
        <Button size="sm" onClick={() => void copy(key, () => selectText(ref.current))}>
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          {copied ? 'Copied' : 'Copy key'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'The key has been copied.'}
      </p>
    </div>
  );
}
