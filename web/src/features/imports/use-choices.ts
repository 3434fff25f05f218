import type { Input, Output } from '#lib/api.ts';
import { useSend } from '#lib/send.ts';

export type ImportPreview = Output<'importPreview'>;
/** A OneRoster file. */
export type OneRosterReading = NonNullable<ImportPreview['reading']['source']>;
export type PreviewRow = ImportPreview['rows'][number];
/** Rows of one kind, or all. */
export type RowFilter = PreviewRow['kind'] | 'all';
type Choices = NonNullable<Input<'correctImport'>['choices']>;

const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Keeps the choices of a preview on the server at once: they survive a reload and are seen on another device. */
export function useChoices({ import: { id: importId }, choices }: ImportPreview) {
  const { send, pending, failure } = useSend('correctImport');
  const choose = (changed: Partial<Choices>) =>
    void send({ importId, cell: null, choices: { ...choices, ...changed } });
  return {
    pending,
    failure,
    choose,
    correct: (line: number, column: string, text: string) =>
      send({ importId, cell: { line, column, text }, choices: null }),
    /** Corrects all cells of a column that have the same value. */
    correctAll: (line: number, column: string, text: string) =>
      send({ importId, cell: { line, column, text, everywhere: true }, choices: null }),
    isLeftOut: (line: number) => choices.leftOut.includes(line),
    leaveOut: (line: number) => choose({ leftOut: toggled(choices.leftOut, line) }),
    /** Leaves out what other lines say of the same person. */
    keep: (twins: readonly number[]) => choose({ leftOut: [...new Set([...choices.leftOut, ...twins])] }),
    takeFile: (line: number, column: string) => choose({ takesFile: toggled(choices.takesFile, `${line}/${column}`) }),
    resume: (line: number) => choose({ resumes: toggled(choices.resumes, line) }),
    end: (object: string) => choose({ ends: toggled(choices.ends, object) }),
  };
}
export type ImportChoosing = ReturnType<typeof useChoices>;
