import { expect, test } from 'vitest';
import { judgeRefusal } from '@bcs/contract/features/mail-delivery/refusals';
import {
  withDeliveryStatus,
  eximReport,
  exchangeReport,
  gmailReport,
  holidayAnswer,
  postfixReport,
} from '#testing/non-delivery-reports';
import { testSealer } from '#testing/services';
import { readNonDelivery } from './non-delivery.ts';
import { findMarked, verpMark } from './verp.ts';

const read = (message: string) => {
  const report = readNonDelivery(message);
  return report && { ...report, verdict: judgeRefusal(report.refusal) };
};

test.each([
  ['Postfix', postfixReport(), 'for good', '550 5.1.1 <gone@example.edu>: Recipient address rejected: User unknown'],
  ['Exchange Online', exchangeReport(), 'for good', expect.stringMatching(/^550 5\.1\.10 RESOLVER/)],
  ['Gmail, of a full mailbox', gmailReport(), 'counted', expect.stringMatching(/^552-5\.2\.2/)],
  ['Exim, without a reason', eximReport(), 'counted', 'The mail could not be delivered (5.0.0).'],
  ['a relay that gave up', withDeliveryStatus(postfixReport(), 'failed', '4.4.7'), 'counted', expect.anything()],
  ['lines that end as on the wire', postfixReport().replaceAll('\n', '\r\n'), 'for good', expect.anything()],
])('a report of %s [SUCC-084]', (_who, message, verdict, answer) => {
  expect(read(message)).toMatchObject({ verdict, answer });
});

test.each([
  ['an answer of somebody on holiday', holidayAnswer()],
  ['a report that a mail is late', withDeliveryStatus(postfixReport(), 'delayed', '4.4.1')],
  ['a report that a mail has arrived', withDeliveryStatus(postfixReport(), 'delivered', '2.0.0')],
  ['a complaint', postfixReport().replace('message/delivery-status', 'message/feedback-report')],
  ['nothing', ''],
  ['no headers', '\n\n\nAction: failed'],
  ['a boundary that never comes', postfixReport().replaceAll(/^--9B2F.*$/gm, '')],
  ['no boundary', postfixReport().replace(/boundary=.*$/m, '')],
  ['zero bytes', '\0'.repeat(10_000)],
  ['a hundred thousand delimiters', `Content-Type: multipart/report; boundary=x\n\n${'--x\n'.repeat(100_000)}`],
  ['parts within parts', `${'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(5000)}Action: failed`],
  ['a hundred thousand headers', `${'A: b\n'.repeat(100_000)}\nAction: failed`],
  ['folds without an end', `A:${'\n '.repeat(100_000)}`],
  ['spaces without an end', `Content-Type: multipart/report; boundary${' '.repeat(200_000)}=x\n\n--x\n`],
])('what is no report stops nobody: %s [SUCC-084]', (_what, message) => {
  expect(readNonDelivery(message)).toBeNull();
});

test('a report is found by the address it was sent to, or by the headers of the mail that it returns [SUCC-084]', () => {
  const mark = verpMark(testSealer, 4711);
  const byAddress = readNonDelivery(postfixReport({ to: `Bounces+${mark.toUpperCase()}@square.example` }));
  const byHeader = readNonDelivery(exchangeReport({ messageId: `<invitation.3.${mark}@square.example>` }));
  expect([byAddress, byHeader].map((report) => findMarked(testSealer, report?.marked ?? ''))).toEqual([4711, 4711]);
});

test('a mark that is not ours, or of another mail, is none [SUCC-084]', () => {
  const mark = verpMark(testSealer, 4711);
  const [, proof] = mark.split('-');
  for (const forged of [`${(4712).toString(36)}-${proof}`, `${mark}0`, mark.slice(0, -1), `0${mark}x`, '', '-'])
    expect([forged, findMarked(testSealer, `bounces+${forged}@square.example`)]).toEqual([forged, null]);
  expect(findMarked(testSealer, `1-${'0'.repeat(20)} ${mark}`)).toBe(4711);
});

test('what a body tells stops nobody: only the headers of the mail that is returned count [SUCC-084]', () => {
  const mark = verpMark(testSealer, 4711);
  const quoted = exchangeReport().replace('Hello,', `Hello, bounces+${mark}@square.example`);
  expect(findMarked(testSealer, readNonDelivery(quoted)?.marked ?? '')).toBeNull();
});
