import { useSuspenseQuery } from '@tanstack/react-query';
import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { callQuery } from '#lib/queries.ts';
import { MailKinds } from './mail-kinds.tsx';
import { MailTimes } from './mail-times.tsx';
import { NextDigest } from './next-digest.tsx';

/** Which mails somebody gets, how and when. SUCC-076 */
export function PreferencesScreen() {
  const preferences = useSuspenseQuery(callQuery('mailPreferences', {})).data;
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Mail preferences"
        lead={`Mails go to ${preferences.email}. Mails about your password, address and security are always sent.`}
      />
      <div className="grid gap-4">
        {!preferences.sends && (
          <Alert tone="warn" title="No mails are sent.">
            This installation does not send mail. Your choices apply once it does.
          </Alert>
        )}
        <MailKinds preferences={preferences} />
        <MailTimes preferences={preferences} />
        <NextDigest />
      </div>
    </div>
  );
}
