import { getRouteApi } from '@tanstack/react-router';
import { escalationNote } from '@bcs/contract/features/support/sentences';
import { answerCases } from '@bcs/contract/features/support/abilities';
import { roleMay } from '@bcs/contract/kernel/ability';
import { LinkButton } from '#kit/link-button.tsx';
import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import { Card } from '#kit/card.tsx';
import { mailTo } from '#kit/mail-to.ts';
import { OwnCases } from './own-cases.tsx';
import { SupportForm } from './support-form.tsx';

/** The address to write to if there is no form. D-017 */
const SupportByMail = ({ email }: { email: string | null }) => (
  <Card pad>
    {email === null ? (
      <p>Please ask the student success managers of your class for help.</p>
    ) : (
      <p>
        Please write to{' '}
        <a href={mailTo(email)} className="font-semibold text-brand underline underline-offset-3 wrap-anywhere">
          {email}
        </a>
        , and we will answer by e-mail.
      </p>
    )}
  </Card>
);

const route = getRouteApi('/_app/support');

/** Asking for help, with a class or without one, and what was answered. SUPP-001 */
export function SupportScreen() {
  const { case: opened } = route.useSearch();
  const viewer = useMaybeViewer();
  const enrollmentId = viewer?.enrollmentId ?? null;
  const form = useAnswer('supportForm', { enrollmentId });
  const note = escalationNote(form.universityId);
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title="Support" lead="Tell us what is wrong, and we will answer by e-mail.">
        {viewer && roleMay(answerCases, viewer.role) && <LinkButton to="/support-desk">Support Desk</LinkButton>}
      </PageHeader>
      {note && !form.hidden && <Alert tone="warn">{note}</Alert>}
      {form.hidden ? (
        <SupportByMail email={form.supportEmail} />
      ) : (
        <SupportForm form={form} enrollmentId={enrollmentId} />
      )}
      <OwnCases enrollmentId={enrollmentId} opened={opened} />
    </div>
  );
}
