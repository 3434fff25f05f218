import { base64Of } from '#lib/base64-of.ts';

/** The most that the server reads, in bytes. */
const LARGEST = 500_000;

/** A file as it is sent: its text, or its bytes where it is a workbook or no UTF-8. */
export type ChosenGradesFile = { readonly file: string; readonly base64?: string };

/** Reads a file as spreadsheets save it, or says why there is none to send. */
export async function readGradesFile(file: File): Promise<ChosenGradesFile | { readonly refusal: string }> {
  if (file.size > LARGEST) return { refusal: 'This file is larger than 500 kB: split it.' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { refusal: 'This file could not be read. Please choose it again.' };
  return textIn(bytes) ?? { file: '', base64: base64Of(new Uint8Array(bytes)) };
}

function textIn(bytes: ArrayBuffer): ChosenGradesFile | null {
  try {
    const file = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return file.includes('\0') ? null : { file };
  } catch {
    return null;
  }
}
