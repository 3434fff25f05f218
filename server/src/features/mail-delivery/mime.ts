/** Bounds of what is read of a message; whatever a stranger sends costs no more. */
const MOST_HEADERS = 300;
const MOST_PARTS = 20;
const DEEPEST = 3;
const BOUNDARY = /(?:^|[;\s])boundary\s{0,9}=\s{0,9}(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;

/** A message, or a part of one. */
export interface Part {
  /** By their names in small letters, the first of each name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads lines of names and values, in which a line that begins with a space goes on with the one before. */
export function readFields(lines: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines.replaceAll(/\n[ \t]+/g, ' ').split('\n', MOST_HEADERS)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Splits a text into its headers and the rest. @param text with lines that end in \n */
export function readPart(text: string): Part {
  const end = text.indexOf('\n\n');
  const headers = readFields(end === -1 ? text : text.slice(0, end));
  return { headers, body: end === -1 ? '' : text.slice(end + 2) };
}

/** The type of a part in small letters, such as multipart/report. */
export const typeOf = ({ headers }: Part): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The parts of a message that have no parts themselves, in their order. */
export function leavesOf(part: Part, depth = 0): Part[] {
  if (!typeOf(part).startsWith('multipart/') || depth >= DEEPEST) return [part];
  const [, quoted, plain] = BOUNDARY.exec(part.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return [];
  return split(part.body, `--${boundary}`)
    .flatMap((text) => leavesOf(readPart(text), depth + 1))
    .slice(0, MOST_PARTS);
}

function split(body: string, delimiter: string): string[] {
  const parts: string[][] = [];
  for (const line of body.split('\n')) {
    const mark = line.startsWith(delimiter) ? line.trimEnd() : null;
    if (mark === `${delimiter}--`) break;
    if (mark !== delimiter) parts.at(-1)?.push(line);
    else if (parts.length === MOST_PARTS) break;
    else parts.push([]);
  }
  return parts.map((lines) => lines.join('\n'));
}

/** The body of a part as it was written before it was made fit for the way. */
export function decodedBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return unified(Buffer.from(body, 'base64').toString('utf8'));
  if (encoding !== 'quoted-printable') return body;
  return body
    .replaceAll(/=[ \t]{0,9}\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A text with lines that end in \n. */
export const unified = (text: string): string => text.replaceAll('\r\n', '\n');
