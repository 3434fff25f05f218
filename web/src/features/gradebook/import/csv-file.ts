/** What the server reads at most, in bytes. */
const LARGEST = 500_000;

/** The text of a file, or why there is none to send. */
export type CsvFile = { readonly text: string } | { readonly refusal: string };

/** Reads a CSV file as spreadsheets save it. What is none is not sent at all. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > LARGEST) return { refusal: 'This file is larger than 500 kB: split it.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { refusal: 'This is not a CSV file.' } : { text };
  } catch (error) {
    // a TypeError is about the bytes, anything else about the file: it was moved or is still being written
    return error instanceof TypeError
      ? { refusal: 'This file is not written in UTF-8. Save it as “CSV UTF-8”.' }
      : { refusal: 'This file could not be read. Please choose it again.' };
  }
}
