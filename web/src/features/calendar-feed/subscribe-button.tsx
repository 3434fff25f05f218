import { lazy, Suspense, useState } from 'react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';

const dialog = () => import('./subscribe-dialog.tsx');
const SubscribeDialog = lazy(() => dialog().then((file) => ({ default: file.SubscribeDialog })));

/** The way from the calendar here to the one on somebody's phone. */
export function SubscribeButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPointerEnter={() => void dialog()} onClick={() => setOpen(true)}>
        <IconCalendarPlus size={16} aria-hidden />
        Subscribe
      </Button>
      <Suspense>{open && <SubscribeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
