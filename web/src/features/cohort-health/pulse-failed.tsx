import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';

/** The words where the numbers of a class could not be found out. SUCC-100 */
export const PulseFailed = ({ pending, onAgain }: { pending: boolean; onAgain: () => void }) => (
  <Alert
    tone="bad"
    action={
      <Button size="sm" pending={pending} onClick={onAgain}>
        Try again
      </Button>
    }
  >
    We could not check how the class is doing. Try again.
  </Alert>
);
