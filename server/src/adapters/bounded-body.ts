/**
 * Reads the body of an answer up to a limit in bytes above any honest size.
 * @throws Error if it is larger
 */
export async function boundedBody({ body }: Response, largest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largest) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
