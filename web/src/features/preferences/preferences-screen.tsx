import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useAnswer } from '#lib/queries.ts';
import { MailKinds } from './mail-kinds.tsx';
import { MailTimes } from './mail-times.tsx';
import { NextDigest } from './next-digest.tsx';

/** The settings for the e-mails that somebody gets. SUCC-076 */
export function PreferencesScreen() {
  const preferences = useAnswer('mailPreferences', {});
  return (
    <>
      <PageHeader
        title="E-mail preferences"
        lead={`We write to ${preferences.email}. E-mails about your password, address and security are always sent.`}
      />
      {!preferences.sends && (
        <Alert tone="warn" title="No e-mails are sent." className="mb-4">
          This installation does not send e-mail. Your choices apply once it does.
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <MailKinds preferences={preferences} />
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-20">
          {preferences.classes.length > 0 && <NextDigest />}
          <MailTimes preferences={preferences} />
        </div>
      </div>
    </>
  );
}
