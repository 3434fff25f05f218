/** The mail that a report is about. */
interface About {
  /** The address to which it is sent, with the mark of the mail. */
  readonly to?: string;
  readonly recipient?: string;
  readonly messageId?: string;
}

const lines = (...text: readonly string[]) => text.join('\n');

/** A report as Postfix writes it. */
export const postfixReport = ({
  to = 'bounces@square.example',
  recipient = 'gone@example.edu',
  messageId = '<reset-link.7@square.example>',
}: About = {}): string =>
  lines(
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'Date: Wed, 11 Mar 2026 22:10:02 +0000 (UTC)',
    'From: MAILER-DAEMON@mx.example.edu (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9B2F11C0A.1773267002/mx.example.edu"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9B2F11C0A.1773267002/mx.example.edu',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host mx.example.edu.',
    '',
    `<${recipient}>: host mailbox.example.edu[192.0.2.7] said: 550 5.1.1`,
    `    <${recipient}>: Recipient address rejected: User unknown (in reply to RCPT TO command)`,
    '',
    '--9B2F11C0A.1773267002/mx.example.edu',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.edu',
    'X-Postfix-Queue-ID: 9B2F11C0A',
    'Arrival-Date: Wed, 11 Mar 2026 22:10:01 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; mailbox.example.edu',
    `Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address rejected:`,
    '    User unknown',
    '',
    '--9B2F11C0A.1773267002/mx.example.edu',
    'Content-Type: text/rfc822-headers',
    '',
    `Return-Path: <${to}>`,
    `Message-ID: ${messageId}`,
    'Subject: Reset your Bootcamp Square password',
    '',
    '--9B2F11C0A.1773267002/mx.example.edu--',
    '',
  );

/** A report as Exchange Online writes it: the mail comes back whole, below the status. */
export const exchangeReport = ({
  to = 'bounces@square.example',
  recipient = 'gone@example.edu',
  messageId = '<invitation.3@square.example>',
}: About = {}): string =>
  lines(
    'From: <postmaster@example.onmicrosoft.com>',
    `To: <${to}>`,
    'Subject: Undeliverable: Welcome to Web Development',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="_a5c1-4711_"',
    'X-MS-Exchange-Message-Is-Ndr:',
    '',
    '--_a5c1-4711_',
    'Content-Type: multipart/alternative; differences=Content-Type;',
    ' boundary="_b6d2-4712_"',
    '',
    '--_b6d2-4712_',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Your message to gone@example.edu couldn=',
    "'t be delivered.",
    '--_b6d2-4712_',
    'Content-Type: text/html; charset="us-ascii"',
    '',
    '<html><body>Your message could not be delivered.</body></html>',
    '--_b6d2-4712_--',
    '',
    '--_a5c1-4711_',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.com',
    'Arrival-Date: Wed, 11 Mar 2026 22:10:01 +0000',
    '',
    `Final-Recipient: rfc822;${recipient}`,
    'Action: failed',
    'Status: 5.1.10',
    'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient gone@example.edu not found by SMTP address lookup',
    '',
    '--_a5c1-4711_',
    'Content-Type: message/rfc822',
    '',
    'Received: from mail.square.example (192.0.2.1)',
    `Message-ID: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello,',
    '--_a5c1-4711_--',
    '',
  );

/** Writes a report as Gmail does for a full mailbox. */
export const gmailReport = ({ to = 'bounces@square.example' }: About = {}): string =>
  lines(
    'Return-Path: <>',
    'Content-Type: multipart/report; boundary="000000000000c0ffee"; report-type=delivery-status',
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    `To: ${to}`,
    'X-Failed-Recipients: full@gmail.example',
    'Subject: Delivery Status Notification (Failure)',
    '',
    '--000000000000c0ffee',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    'The recipient’s inbox is out of storage space.',
    '--000000000000c0ffee',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Arrival-Date: Wed, 11 Mar 2026 15:10:01 -0700 (PDT)',
    'X-Original-Message-ID: <digest.4@square.example>',
    '',
    'Final-Recipient: rfc822; full@gmail.example',
    'Action: failed',
    'Status: 5.2.2',
    'Diagnostic-Code: smtp; 552-5.2.2 The recipient’s inbox is out of storage space.',
    ' 552 5.2.2 https://support.example/mail/?p=OverQuotaPerm - gsmtp',
    'Last-Attempt-Date: Wed, 11 Mar 2026 15:10:02 -0700 (PDT)',
    '',
    '--000000000000c0ffee--',
  );

/** Writes a report as Exim does after days of attempts without an answer. */
export const eximReport = ({ to = 'bounces@square.example' }: About = {}): string =>
  lines(
    `Envelope-to: ${to}`,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@relay.example>',
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1773267002-eximdsn-998468566',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '--1773267002-eximdsn-998468566',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    '--1773267002-eximdsn-998468566',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    '',
    'Action: failed',
    'Final-Recipient: rfc822;someone@away.example',
    'Status: 5.0.0',
    '',
    '--1773267002-eximdsn-998468566',
    'Content-type: message/rfc822',
    '',
    `Return-path: <${to}>`,
    'Subject: Your day',
    '',
    '--1773267002-eximdsn-998468566--',
    '',
  );

/** Replaces what a report says about the delivery. */
export const withDeliveryStatus = (report: string, action: string, status: string): string =>
  report.replace(/^Action: .*$/m, `Action: ${action}`).replace(/^Status: .*$/m, `Status: ${status}`);

/** Writes an out-of-office reply, which goes to the same address. */
export const holidayAnswer = ({ to = 'bounces@square.example' }: About = {}): string =>
  lines(
    'From: Maya Okafor <maya@example.edu>',
    `To: ${to}`,
    'Subject: Out of office: Your day',
    'Auto-Submitted: auto-replied',
    'In-Reply-To: <digest.4@square.example>',
    'Content-Type: text/plain',
    '',
    'I am away until Monday. Status: 5.1.1',
    'Action: failed',
  );
