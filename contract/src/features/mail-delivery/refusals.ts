import { DAY, msOf, type Instant } from '#kernel/clock';

/** After so many refusals within `REFUSAL_WINDOW` an address gets no more mail. SUCC-084 */
const MAX_REFUSALS = 3;
const REFUSAL_WINDOW = 7 * DAY;

/**
 * The meaning of a refusal for an address: it refuses for good; it refuses for now, which counts; or the refusal is about
 * the sender or the content, so that the address has nothing to do with it. D-276
 */
export type Verdict = 'for good' | 'counted' | 'other';

/** The answer of a mail server, or of a report of non-delivery. */
export interface Refusal {
  /** The reply code of SMTP, such as 550; null where a report names none. */
  readonly code: number | null;
  /** The enhanced status code, such as 5.1.1 (RFC 3463); null where there is none. */
  readonly status: string | null;
  /** The command that was refused; a report is about the recipient. */
  readonly stage: 'sender' | 'recipient' | 'content';
  /** Nobody tries to deliver this mail any more. */
  readonly isFinal: boolean;
}

/** Reply codes that name the mailbox: it is unavailable, not local, or its name is wrong (RFC 5321, 4.2.3). */
const CODES_OF_ADDRESS: readonly number[] = [550, 551, 553];
/** The mailbox has no more room (RFC 5321, 4.2.3). */
const CODE_FULL = 552;
/** Addresses of the sender: subject 1, details 7 and 8 (RFC 3463, 3.2). */
const SENDER_DETAILS: readonly string[] = ['7', '8'];

/** Judges a refusal by the enhanced status where there is one, and by the reply code otherwise. */
export function judgeRefusal({ code, status, stage, isFinal }: Refusal): Verdict {
  if (!isFinal || stage === 'sender') return 'other';
  const [severity, subject, detail = ''] = status?.split('.') ?? [];
  const isKnown = subject !== undefined && subject !== '0';
  if (!isKnown) return judgeCode(code, stage);
  if (subject === '1') {
    if (SENDER_DETAILS.includes(detail)) return 'other';
    return severity === '5' ? 'for good' : 'counted';
  }
  // a mailbox that is switched off
  if (subject === '2') return severity === '5' && detail === '1' ? 'for good' : 'counted';
  // the network on the way; above it are protocol, content and policy: those are about us
  return subject === '4' ? 'counted' : 'other';
}

function judgeCode(code: number | null, stage: Refusal['stage']): Verdict {
  if (code === null) return 'counted';
  if (stage === 'content') return 'other';
  if (CODES_OF_ADDRESS.includes(code)) return 'for good';
  return code === CODE_FULL || code < 500 ? 'counted' : 'other';
}

/** A refusal that is about an address, at its time. */
export interface CountedRefusal {
  readonly at: Instant;
  readonly verdict: Exclude<Verdict, 'other'>;
}

/** Tells whether an address gets no more mail after these refusals. SUCC-084 */
export const isStopped = (refusals: readonly CountedRefusal[], now: Instant): boolean =>
  refusals.some(({ verdict }) => verdict === 'for good') ||
  refusals.filter(({ at }) => msOf(at) > msOf(now) - REFUSAL_WINDOW).length >= MAX_REFUSALS;
