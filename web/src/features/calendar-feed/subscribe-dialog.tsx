import { Dialog } from '#kit/dialog.tsx';
import { Subscription } from './subscription.tsx';

/** The dialog that brings the calendar here to the one on somebody's phone. */
export const SubscribeDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Subscribe to your calendar" size="md">
    <Subscription />
  </Dialog>
);
