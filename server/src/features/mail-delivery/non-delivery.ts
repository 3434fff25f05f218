import type { Refusal } from '@bcs/contract/features/mail-delivery/refusals';
import { decodedBody, leafParts, readFields, readPart, typeOf, unifyLineEnds, type MessagePart } from './mime.ts';
import { replyCodeOf, statusOf } from './status.ts';

/** A report that a mail was not delivered (RFC 3464). */
export interface NonDelivery {
  readonly refusal: Refusal;
  /** The words of the refusing server. */
  readonly answer: string;
  /**
   * The texts that may contain the mark of the mail: the address of the report, and the headers of the returned mail.
   */
  readonly marked: string;
}

const STATUS_TYPES: readonly string[] = ['message/delivery-status', 'message/global-delivery-status'];
const RETURNED_TYPES: readonly string[] = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
];
/** The headers in which servers record the recipient of a report. */
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];
const RETURNED_HEADERS = ['return-path', 'message-id'];

/**
 * Reads a non-delivery report. Null for everything else: vacation replies, reports of delay or success, complaints,
 * junk.
 */
export function readNonDelivery(message: string): NonDelivery | null {
  const top = readPart(unifyLineEnds(message));
  const leaves = leafParts(top);
  const status = leaves.find((part) => STATUS_TYPES.includes(typeOf(part)));
  const failed = status && failedRecipient(decodedBody(status));
  if (!failed) return null;
  const returned = leaves.find((part) => RETURNED_TYPES.includes(typeOf(part)));
  const marked = [
    ...textsOf(top, RECIPIENT_HEADERS),
    ...(returned ? textsOf(readPart(decodedBody(returned).trimStart()), RETURNED_HEADERS) : []),
  ];
  return { ...failed, marked: marked.join('\n') };
}

const textsOf = ({ headers }: MessagePart, names: readonly string[]) =>
  names.flatMap((name) => headers.get(name) ?? []);

/** Finds the first recipient for whom delivery has failed; our mails have one, which servers may rewrite. */
function failedRecipient(text: string): Omit<NonDelivery, 'marked'> | null {
  const fields = blocksOf(text)
    .map(readFields)
    .find((each) => each.get('action')?.toLowerCase().startsWith('failed'));
  if (!fields) return null;
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]{1,20}\s{0,9};\s{0,9}/, '');
  const said = statusOf(fields.get('status') ?? '');
  const status = said === null || said.split('.')[1] === '0' ? (statusOf(diagnostic) ?? said) : said;
  return {
    refusal: { code: replyCodeOf(diagnostic), status, stage: 'recipient', isFinal: true },
    answer: diagnostic || `The mail could not be delivered (${status ?? 'no status'}).`,
  };
}

/** Splits the fields of the report into those of the message and those of each recipient. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0).map((lines) => lines.join('\n'));
}
