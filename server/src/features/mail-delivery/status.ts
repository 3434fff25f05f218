/** Finds the enhanced status code in an answer, such as 5.1.1 (RFC 3463); null if there is none. */
export const statusOf = (answer: string): string | null =>
  /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(answer)?.[1] ?? null;

/** Finds the reply code in an answer, such as 550 (RFC 5321); null if there is none. */
export const replyCodeOf = (answer: string): number | null => {
  const found = /(?<![\d.])([245]\d\d)(?=[\s-]|$)/.exec(answer)?.[1];
  return found === undefined ? null : Number(found);
};
