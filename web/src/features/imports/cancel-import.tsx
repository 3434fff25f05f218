import { Button } from '#kit/button.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';

/** Leaves an import for as long as it is not applied. ADM-054 */
export function CancelImport({ importId, onDone }: { importId: number; onDone?: () => void }) {
  const { send, pending, failure } = useSend('cancelImport', {
    asks: {
      title: 'Cancel this import?',
      body: 'Nothing will be written.',
      action: 'Cancel the import',
      cancel: 'Continue',
    },
    ...(onDone && { onDone }),
  });
  return (
    <>
      <FailureAlert failure={failure} of="save" />
      <Button className="w-fit max-sm:w-full" pending={pending} onClick={() => void send({ importId })}>
        Cancel the import
      </Button>
    </>
  );
}
