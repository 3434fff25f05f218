import { Card } from '#kit/card.tsx';
import { mailTo } from '#kit/mail-to.ts';

/** Where there is no form, there is still a way. D-017 */
export function SupportByMail({ email }: { email: string | null }) {
  return (
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
}
