import { useRouter } from '@tanstack/react-router';
import { IconRefresh } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';

/** Loads a page again that could not be loaded; `reset` is that of its error component. */
export function TryAgain({ reset }: { reset: () => void }) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Button tone="primary" onClick={again}>
      <IconRefresh size={18} aria-hidden />
      Try again
    </Button>
  );
}
