import { useEffect, useEffectEvent, useRef } from 'react';
import { PAYMENT_TOKEN_SECONDS, paymentCookie, portalAddress } from '@bcs/contract/features/billing/portal';
import { SECOND } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { OutsideLink, TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';
import { useViewer } from '#lib/viewer.ts';

/** Opens the payment portal in a new tab; of several programs one is chosen first. CHAT-001, D-169, D-170 */
export const BillingDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Billing">
    <Programs />
  </Dialog>
);

type Billing = Output<'billing'>;

/** Lets the portal recognize the person by a cookie, which is set just before. CHAT-012 */
function setPaymentCookie({ paymentToken, cookieDomain }: Billing) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- its own interface is not there in every browser we support
  document.cookie = paymentCookie(paymentToken, cookieDomain);
}

function Programs() {
  const { enrollmentId } = useViewer();
  const { data, error } = useRead(
    'billing',
    { enrollmentId },
    {
      gcTime: 0,
      staleTime: 0,
      // a dialog that stays open keeps a token that works
      refetchInterval: (PAYMENT_TOKEN_SECONDS / 2) * SECOND,
    },
  );
  const opened = useRef(false);
  const open = useEffectEvent((billing: Billing) => {
    const [only, ...others] = billing.universityPrograms;
    if (!only || others.length > 0 || opened.current) return;
    opened.current = true;
    setPaymentCookie(billing);
    window.open(portalAddress(billing.portalUrl, only.universityId), '_blank', 'noopener,noreferrer');
  });
  useEffect(() => {
    if (data) open(data);
  }, [data]);
  if (error) return <Alert tone="bad">{error.message}</Alert>;
  if (!data) return <StandBy />;
  const { universityPrograms, portalUrl } = data;
  return (
    <div className="grid gap-3">
      <p>{wordsFor(universityPrograms.length)}</p>
      <ul className="grid gap-2">
        {universityPrograms.map(({ universityId, universityName, programName }) => (
          <li key={`${universityId} ${programName}`} className="wrap-anywhere">
            <OutsideLink href={portalAddress(portalUrl, universityId)} onClick={() => setPaymentCookie(data)}>
              {programName}, {universityName}
            </OutsideLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Do you have a question about your payments? <TextLink to="/support">Contact BCS Support</TextLink>
      </p>
    </div>
  );
}

function wordsFor(programs: number): string {
  if (programs === 0) return 'There is nothing to pay for here.';
  return programs === 1
    ? 'Billing opens in a new tab. If it does not, open it here:'
    : 'Choose what you want to see. It opens in a new tab:';
}
