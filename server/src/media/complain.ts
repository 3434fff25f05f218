/** Writes a line as the log of the server has them: the process of the media has none of its own. */
export const complain = (msg: string, error: unknown): void =>
  console.error(JSON.stringify({ level: 50, msg, error: String(error) }));
