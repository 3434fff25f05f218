import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import type { MailKind } from '@bcs/contract/features/notifications/model';
import { kindOfToken } from '@bcs/contract/features/preferences/unsubscribing';
import { AuthLayout } from '#features/identity/auth-layout.tsx';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useSend } from '#lib/send.ts';

/** The page behind the unsubscribe link of an e-mail: nothing changes until the reader confirms it. SUCC-082 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { send, pending, output, failure } = useSend('unsubscribe');
  const kind = output?.kind === null ? null : kindOfToken(token);
  return (
    <AuthLayout title="Unsubscribe">
      <div className="grid gap-4">
        {kind === null && (
          <Alert tone="warn" title="This link does not work.">
            Open the link in the e-mail again, or sign in and choose which e-mails you get.
          </Alert>
        )}
        {kind !== null && output && (
          <Alert tone="good" title={`${MAIL_KIND_NAMES[kind]}: off`}>
            You will get no more e-mails of this kind. {restOf(kind)}
          </Alert>
        )}
        {kind !== null && !output && (
          <>
            <p>
              You will get no more e-mails of this kind: <strong>{MAIL_KIND_NAMES[kind]}</strong>.
            </p>
            <p>{restOf(kind)}</p>
            <Button tone="primary" pending={pending} onClick={() => void send({ token })}>
              Unsubscribe
            </Button>
          </>
        )}
        {failure && <Alert tone="bad">{failure.message}</Alert>}
        <p className="text-sm">
          <TextLink to="/preferences">Choose which e-mails you get</TextLink>
        </p>
      </div>
    </AuthLayout>
  );
}

/** Says what is still sent after a kind was turned off. D-267 */
const restOf = (kind: MailKind): string =>
  kind === 'digest'
    ? 'What is sent at once still comes. Everything daily or weekly can be read in the application only.'
    : 'All other e-mails still come.';
