/**
 * The address as the router can read it. A path with a broken percent sign, such as /100%, names nothing, but it must not
 * be refused before any handler sees it: taken letter by letter it is unknown like any other. SHELL-005, D-013
 */
export function readablePath(url = '/'): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
