import { useState } from 'react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Subscription } from './subscription.tsx';

/** The way from the calendar here to the one on somebody's phone. */
export function SubscribeButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <IconCalendarPlus size={16} aria-hidden />
        Subscribe
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Subscribe to your calendar" size="md">
        <Subscription />
      </Dialog>
    </>
  );
}
