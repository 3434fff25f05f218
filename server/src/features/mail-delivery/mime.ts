/** Limits for parsing a message, so that mails of strangers do not cost more. */
const MOST_HEADERS = 300;
const MOST_PARTS = 20;
const DEEPEST = 3;
const BOUNDARY = /(?:^|[;\s])boundary\s{0,9}=\s{0,9}(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i;

/** A message, or a part of one. */
export interface MessagePart {
  /** The headers by lower-case name; the first one if repeated. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads lines of names and values, joining continuations that begin with a space. */
export function readFields(lines: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of lines.replaceAll(/\n[ \t]+/g, ' ').split('\n', MOST_HEADERS)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/**
 * Splits a text into its headers and the rest.
 * @param text lines that end in \n
 */
export function readPart(text: string): MessagePart {
  const end = text.indexOf('\n\n');
  const headers = readFields(end === -1 ? text : text.slice(0, end));
  return { headers, body: end === -1 ? '' : text.slice(end + 2) };
}

/** The type of a part in lower case, such as multipart/report. */
export const typeOf = ({ headers }: MessagePart): string =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The parts of a message without parts of their own, in order. */
export function leafParts(part: MessagePart, depth = 0): MessagePart[] {
  if (!typeOf(part).startsWith('multipart/') || depth >= DEEPEST) return [part];
  const [, quoted, plain] = BOUNDARY.exec(part.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return [];
  return split(part.body, `--${boundary}`)
    .flatMap((text) => leafParts(readPart(text), depth + 1))
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

/** The decoded body of a part. */
export function decodedBody({ headers, body }: MessagePart): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return unifyLineEnds(Buffer.from(body, 'base64').toString('utf8'));
  if (encoding !== 'quoted-printable') return body;
  return body
    .replaceAll(/=[ \t]{0,9}\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Normalizes line ends to \n. */
export const unifyLineEnds = (text: string): string => text.replaceAll('\r\n', '\n');
