/** The body of an answer, as long as it is not larger than any honest one, in bytes. @throws Error when it is larger */
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
