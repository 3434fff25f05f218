/**
 * Makes a path readable for the router. A broken percent sign, as in /100%, must not be refused before any handler sees
 * it; taken literally, the path is simply unknown. SHELL-005, D-013
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
