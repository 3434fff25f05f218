import { IconDownload } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/send.ts';

/** Saves all figures of the page as a CSV file; the server makes it and keeps who took it away. SUCC-069, SUCC-093 */
export function CohortExport({ courseId }: { courseId: number }) {
  const { send, pending } = useSend('exportCohortHealth', {
    onDone: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  return (
    <Button pending={pending} onClick={() => void send({ courseId })}>
      <IconDownload size={18} aria-hidden />
      Export CSV
    </Button>
  );
}
