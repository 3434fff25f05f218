import { Button } from '#kit/button.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { saveFile } from '#lib/save-file.ts';

/** Saves the report of an import, or its corrected file, on the reader's machine. ADM-042, ADM-055, D-256 */
export function ReportButton({ importId, children }: { importId: number; children: string }) {
  const { send, pending, dialog } = useSendWithPassword('importReport', {
    onDone: ({ fileName, csv }) => saveFile(fileName, 'text/csv', csv),
    onRefused: (failure) => toastFailure(failure, 'preview'),
  });
  return (
    <>
      <Button pending={pending} onClick={() => void send({ importId })}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
