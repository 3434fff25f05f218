import { IconCheck, IconCopy, IconMail } from '@tabler/icons-react';
import { fullName } from '@bcs/contract/kernel/full-name';
import type { ClassContact } from '@bcs/contract/features/people/model';
import { Avatar } from '#kit/avatar.tsx';
import { AnchorButton } from '#kit/link-button.tsx';
import { mailTo } from '#kit/mail-to.ts';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { useCopy } from '#kit/use-copy.ts';

/** Copies an address, for people who write mails on a page of another provider. */
function CopyEmail({ email, name }: { email: string; name: string }) {
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

export type Contact = ClassContact;

/** The headings that already name the role. */
const SAY_THE_ROLE: readonly string[] = ['Instructor', 'TA'];

/** One person of the class with ways to write to them. @param under the heading of the section. */
export function ContactCard({ of: { contact, role, userAccountAvatar }, under }: { of: Contact; under: string }) {
  const name = fullName(contact);
  return (
    <li className="grid content-between gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} src={userAccountAvatar} size={48} />
        <div className="min-w-0">
          <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
          {!SAY_THE_ROLE.includes(under) && <p className="text-sm text-muted">{role.name}</p>}
        </div>
      </div>
      <p className="text-sm wrap-anywhere">{contact.email}</p>
      <div className="flex flex-wrap gap-2">
        <AnchorButton href={mailTo(contact.email)} size="sm">
          <IconMail size={16} aria-hidden />
          E-mail<span className="sr-only"> {name}</span>
        </AnchorButton>
        <CopyEmail email={contact.email} name={name} />
      </div>
    </li>
  );
}
