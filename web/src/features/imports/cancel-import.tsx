import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useSend } from '#lib/send.ts';

/** Leaves an import for as long as it is not applied. ADM-054 */
export function CancelImport({ importId, onDone }: { importId: number; onDone?: () => void }) {
  const { send, pending, failure } = useSend('cancelImport', { ...(onDone && { onDone }) });
  const leave = async () => {
    const isSure = await confirm({
      title: 'Cancel this import?',
      body: 'Nothing will be written.',
      action: 'Cancel the import',
      cancel: 'Continue',
    });
    if (isSure) void send({ importId });
  };
  return (
    <>
      <FailureAlert failure={failure} of="save" />
      <Button className="w-fit max-sm:w-full" pending={pending} onClick={() => void leave()}>
        Cancel the import
      </Button>
    </>
  );
}
