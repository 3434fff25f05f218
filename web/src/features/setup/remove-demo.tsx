import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { useRead } from '#lib/queries.ts';
import { RemoveDemoDialog } from './remove-demo-dialog.tsx';

/** Removes the demo data; shown only if there are any. ADM-125 */
export function RemoveDemo() {
  const demoAccounts = useRead('adminOverview').data?.demoAccounts ?? 0;
  const preview = useSendWithPassword('previewRemoveDemo');
  if (demoAccounts === 0) return null;
  return (
    <Card pad aria-labelledby="demo" className="grid gap-4">
      <CardHeader title="Demo world" id="demo">
        <Button pending={preview.pending} onClick={() => void preview.send({})}>
          Remove the demo world
        </Button>
      </CardHeader>
      <FailureAlert failure={preview.failure} of="preview" />
      <p className="text-sm text-muted">
        Its universities, classes and people were made up. You can review what will be deleted before anything is
        removed.
      </p>
      {preview.output && <RemoveDemoDialog demo={preview.output} onClose={preview.reset} />}
      {preview.dialog}
    </Card>
  );
}
