/** The milliseconds that a browser may take to begin saving before its address is revoked. */
const BEGINS_WITHIN = 10_000;

/** Lets the browser save a text or bytes as a file. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGINS_WITHIN);
}
