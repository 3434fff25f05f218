const HOME = '/';
const MAX_PATH_LENGTH = 512;
const PLACEHOLDER_ORIGIN = 'https://here.invalid';

/** Browsers treat backslashes as slashes and drop control characters, so a path may contain neither. */
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/;

/** Tells whether a remembered path leads to this site and not back to the login. AUTH-006, D-033 */
export const isSafeReturnPath = (path: string): boolean => {
  if (path.length > MAX_PATH_LENGTH || !path.startsWith('/') || path.startsWith('//') || TREACHEROUS.test(path))
    return false;
  // Browsers resolve dots in a path: '/.//elsewhere.example' would become '//elsewhere.example'.
  const { origin, pathname } = new URL(path, PLACEHOLDER_ORIGIN);
  return (
    origin === PLACEHOLDER_ORIGIN &&
    !pathname.startsWith('//') &&
    pathname !== '/login' &&
    !pathname.startsWith('/login/')
  );
};

/** Returns the path to open after the login: the remembered path when it is safe, else home. AUTH-006, D-033 */
export const returnPath = (remembered: string | null): string =>
  remembered !== null && isSafeReturnPath(remembered) ? remembered : HOME;
