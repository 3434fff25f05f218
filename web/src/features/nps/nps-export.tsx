import { npsFile, npsFileName } from '@bcs/contract/features/nps/nps-file';
import type { NpsFigures, NpsReasons } from '@bcs/contract/features/nps/model';
import { CsvButton } from '#features/weekly-feedback/csv-button.tsx';
import { useViewer } from '#lib/viewer.ts';

type Props = { figures: readonly NpsFigures[]; reasons: readonly NpsReasons[] };

/** Saves the report as a CSV file. */
export function NpsExport({ figures, reasons }: Props) {
  const { code } = useViewer().enrollment.course;
  return (
    <CsvButton
      list="net promoter score"
      disabled={figures.every(({ score }) => score === null)}
      file={() => ({ name: npsFileName(code), rows: npsFile(figures, reasons, code) })}
    />
  );
}
