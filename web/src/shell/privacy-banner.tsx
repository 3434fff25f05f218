import { useState } from 'react';
import { showsPrivacyBanner } from '@bcs/contract/features/identity/notices';
import { Alert } from '#kit/alert.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { serverNow } from '#lib/server-clock.ts';
import { local } from '#lib/storage.ts';

const KEY = 'privacyBannerDismissed';

/** The banner about privacy, shown before its date until it is dismissed. SHELL-057 to SHELL-059, D-050 */
export function PrivacyBanner() {
  const [dismissed, setDismissed] = useState(() => local.get(KEY) === 'true');
  if (!showsPrivacyBanner(dismissed, serverNow())) return null;
  const dismiss = () => {
    local.set(KEY, 'true');
    setDismissed(true);
  };
  return (
    <Alert tone="brand" onDismiss={dismiss} className="rounded-none">
      We have updated our Privacy Policy. Please take a moment to read it.{' '}
      <TextLink to="/privacy-policy">Privacy Policy</TextLink>
    </Alert>
  );
}
