/** The files that systems and office programs leave beside those of people. */
const LEFT_BEHIND =
  /^(?:__macosx|thumbs\.db|ehthumbs(?:_vista)?\.db|desktop\.ini|icon\r|@eadir|\$recycle\.bin|~\$.*|.*~)$/i;

/** Tells whether nobody placed a file deliberately: system files, and whatever begins with a dot. ADM-105 */
export const isLeftBehind = (path: string): boolean => {
  const parts = path.split('/');
  return (
    !parts.some((part) => part === '..' || part === '.') &&
    parts.some((part) => part.startsWith('.') || LEFT_BEHIND.test(part))
  );
};
