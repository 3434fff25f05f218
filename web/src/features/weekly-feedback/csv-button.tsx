import { IconDownload } from '@tabler/icons-react';
import { csvText } from '@bcs/contract/kernel/csv';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import type { Input } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { isMobileSafari } from './mobile-safari.ts';

type Props = {
  disabled: boolean;
  list: Input<'takeShownFile'>['list'];
  file: () => { name: string; rows: readonly (readonly string[])[] };
};

const FAILED = 'There was an error exporting CSV.';

/**
 * Makes a CSV file in the browser and saves it after the server has recorded the export. WEEK-016, WEEK-017, D-149,
 * D-256
 */
export function CsvButton({ disabled, list, file }: Props) {
  const { courseId } = useViewer();
  const { send, pending } = useSend('takeShownFile', {
    onDone: () => {
      try {
        const { name, rows } = file();
        saveFile(name, 'text/csv;charset=utf-8', csvText(rows));
      } catch {
        toast(FAILED, 'bad');
      }
    },
    onRefused: () => toast(FAILED, 'bad'),
  });
  const save = () => {
    if (isMobileSafari(navigator)) toast('Export not available on Safari mobile.', 'bad');
    else void send({ courseId, list });
  };
  return (
    <Button onClick={save} disabled={disabled} pending={pending}>
      <IconDownload size={18} aria-hidden />
      Export CSV
    </Button>
  );
}
