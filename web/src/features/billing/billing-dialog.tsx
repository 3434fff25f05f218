import { Dialog } from '#kit/dialog.tsx';
import { TextLink } from '#kit/text-link.tsx';

/** Until the payment portal opens from here. */
export function BillingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Billing">
      <p>
        Paying online is coming soon. Until then please <TextLink to="/support">contact BCS Support</TextLink> with
        questions about your payments.
      </p>
    </Dialog>
  );
}
