import { IconDownload } from '@tabler/icons-react';
import { csvText } from '@bcs/contract/kernel/csv';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { saveFile } from '#lib/save-file.ts';
import { isMobileSafari } from './mobile-safari.ts';

type Props = { disabled: boolean; file: () => { name: string; rows: readonly (readonly string[])[] } };

/** Makes a CSV file in the browser and saves it. WEEK-016, WEEK-017, D-149 */
export function CsvButton({ disabled, file }: Props) {
  const save = () => {
    if (isMobileSafari(navigator)) {
      toast('Export not available on Safari mobile.', 'bad');
      return;
    }
    try {
      const { name, rows } = file();
      saveFile(name, 'text/csv;charset=utf-8', csvText(rows));
    } catch {
      toast('There was an error exporting CSV.', 'bad');
    }
  };
  return (
    <Button onClick={save} disabled={disabled}>
      <IconDownload size={18} aria-hidden />
      Export CSV
    </Button>
  );
}
