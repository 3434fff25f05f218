import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { useCopy } from '#kit/use-copy.ts';

type Props = { email: string; name: string };

/** For whoever writes mails on a page of its own: the address goes to the clipboard. */
export function CopyEmail({ email, name }: Props) {
  const { copied, copy, forget } = useCopy();
  const byHand = () => toast(`Please copy the address by hand: ${email}`, 'bad');
  return (
    <Button size="sm" tone="quiet" onClick={() => void copy(email, byHand)} onBlur={forget}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      <span role="status">{copied ? 'Copied' : 'Copy'}</span>
      <span className="sr-only"> e-mail address of {name}</span>
    </Button>
  );
}
