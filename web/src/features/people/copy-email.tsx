import { useState } from 'react';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';

type Props = { email: string; name: string };

/** For whoever writes mails on a page of its own: the address goes to the clipboard. */
export function CopyEmail({ email, name }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
    } catch {
      // a page without https has no clipboard
      toast(`Please copy the address by hand: ${email}`, 'bad');
    }
  };
  return (
    <Button size="sm" tone="quiet" onClick={() => void copy()} onBlur={() => setCopied(false)}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only"> e-mail address of {name}</span>
    </Button>
  );
}
