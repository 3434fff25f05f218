/** The e-mails in what somebody typed or pasted: lines, lists, 'Sue <sue@example.edu>'; each once, in order. ADM-031 */
export function emailsIn(typed: string): string[] {
  const found =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[^\s<>,;"'()]+@[^\s<>,;"'()]+/g) ?? [];
  return [...new Set(found)];
}
