import { DAY, msOf, type Instant } from '#kernel/clock';

/** The number of refusals within `REFUSAL_WINDOW` after which no more mail is sent to an address. SUCC-084 */
const MAX_REFUSALS = 3;
const REFUSAL_WINDOW = 7 * DAY;

/**
 * The meaning of a refusal for an address: permanent, temporary (which is counted), or about the sender or the content
 * and so not the address's fault. D-276
 */
export type Verdict = 'for good' | 'counted' | 'other';

/** A refusal by a mail server or in a non-delivery report. */
export interface Refusal {
  /** The SMTP reply code, such as 550; null if a report contains none. */
  readonly code: number | null;
  /** The enhanced status code, such as 5.1.1 (RFC 3463); null if there is none. */
  readonly status: string | null;
  /** The command that was refused; reports are about the recipient. */
  readonly stage: 'sender' | 'recipient' | 'content';
  /** True if no further delivery of this mail will be tried. */
  readonly isFinal: boolean;
}

/** Reply codes about the mailbox: it is unavailable, not local, or its name is wrong (RFC 5321, 4.2.3). */
const CODES_OF_ADDRESS: readonly number[] = [550, 551, 553];
/** The reply code of a full mailbox (RFC 5321, 4.2.3). */
const CODE_FULL = 552;
/** Details of status codes about the sender's address: subject 1, details 7 and 8 (RFC 3463, 3.2). */
const SENDER_DETAILS: readonly string[] = ['7', '8'];

/** Judges a refusal by its enhanced status code, or by its reply code if there is none. */
export function judgeRefusal({ code, status, stage, isFinal }: Refusal): Verdict {
  if (!isFinal || stage === 'sender') return 'other';
  const [severity, subject, detail = ''] = status?.split('.') ?? [];
  const isKnown = subject !== undefined && subject !== '0';
  if (!isKnown) return judgeCode(code, stage);
  if (subject === '1') {
    if (SENDER_DETAILS.includes(detail)) return 'other';
    return severity === '5' ? 'for good' : 'counted';
  }
  // a disabled mailbox
  if (subject === '2') return severity === '5' && detail === '1' ? 'for good' : 'counted';
  // 4 is the network; higher numbers are protocol, content and policy, which concern the sender
  return subject === '4' ? 'counted' : 'other';
}

function judgeCode(code: number | null, stage: Refusal['stage']): Verdict {
  if (code === null) return 'counted';
  if (stage === 'content') return 'other';
  if (CODES_OF_ADDRESS.includes(code)) return 'for good';
  return code === CODE_FULL || code < 500 ? 'counted' : 'other';
}

/** A refusal that concerns the address, with its time. */
export interface CountedRefusal {
  readonly at: Instant;
  readonly verdict: Exclude<Verdict, 'other'>;
}

/** Tells whether mail to an address is stopped after these refusals. SUCC-084 */
export const isStopped = (refusals: readonly CountedRefusal[], now: Instant): boolean =>
  refusals.some(({ verdict }) => verdict === 'for good') ||
  refusals.filter(({ at }) => msOf(at) > msOf(now) - REFUSAL_WINDOW).length >= MAX_REFUSALS;
