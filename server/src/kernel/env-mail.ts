import * as read from './env-readers.ts';
import { optional, secret, settled } from './env-variable.ts';
import { isLocalHost } from './local.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** The variables for mails. */
export const MAIL_VARIABLES = {
  mailDriver: optional(
    'MAIL_DRIVER',
    read.oneOf('mailbox', 'smtp', 'none'),
    'smtp with SMTP_URL; mailbox with the embedded database and a local PUBLIC_ORIGIN; else none',
    'smtp sends mails, mailbox shows them to this machine only, at an address that the start prints, none drops them; where PUBLIC_ORIGIN is not local, the server starts without SMTP_URL only when it says none',
  ),
  smtpUrl: secret(
    optional('SMTP_URL', read.address('smtp', 'smtps'), 'none', 'where mails go out, with user and password'),
  ),
  mailFrom: optional(
    'MAIL_FROM',
    read.mailAddress,
    'Bootcamp Square <no-reply@bootcamp-square.example>',
    'who mails come from',
  ),
  mailsPerMinute: settled(
    'MAILS_PER_MINUTE',
    read.wholeNumber(1, 6000),
    DEFAULT_SETTINGS.mailsPerMinute,
    'mails that all processes together hand to the mail server in a minute at most; a relay that is given more puts them off',
  ),
  mailReturnPath: optional(
    'MAIL_RETURN_PATH',
    read.returnPath,
    'MAIL_FROM, and no report is read',
    'where mail servers report that a mail could not be delivered, such as bounces+*@example.edu; the star stands for a mark of the mail, and is left out where a server knows no such addresses',
  ),
  mailReturnMailbox: secret(
    optional(
      'MAIL_RETURN_MAILBOX',
      read.address('pop3s', 'pop3'),
      'none: no report is read',
      'the mailbox of MAIL_RETURN_PATH with user and password, such as pop3s://bounces:password@mail.example.edu; it is emptied as it is read, so nothing else may arrive there',
    ),
  ),
  mailDkimSelector: optional(
    'MAIL_DKIM_SELECTOR',
    read.dnsLabel,
    'none: DKIM is not looked at',
    'the selector under which the mail server signs, by which `doctor` finds the DKIM key in the DNS',
  ),
};

/** The variables of mails after reading, as far as they may contradict each other. */
interface MailEnvironment {
  readonly mailDriver: 'mailbox' | 'smtp' | 'none' | null;
  readonly smtpUrl: string | null;
  readonly mailReturnPath: string | null;
  readonly mailReturnMailbox: string | null;
}

/** Why these variables do not go together, in sentences. */
export const contradictionsOfMail = (environment: MailEnvironment): string[] => [
  ...contradictionsOfDriver(environment),
  ...contradictionsOfReturns(environment),
];

function contradictionsOfDriver({ mailDriver, smtpUrl }: MailEnvironment): string[] {
  if (mailDriver === 'smtp' && smtpUrl === null) return ['MAIL_DRIVER is smtp, so SMTP_URL must be given.'];
  if (mailDriver !== null && mailDriver !== 'smtp' && smtpUrl !== null)
    return [`SMTP_URL is given, but MAIL_DRIVER is ${mailDriver}: choose MAIL_DRIVER=smtp or leave SMTP_URL out.`];
  return [];
}

function contradictionsOfReturns({ mailReturnPath, mailReturnMailbox }: MailEnvironment): string[] {
  if ((mailReturnPath === null) !== (mailReturnMailbox === null))
    return ['MAIL_RETURN_PATH and MAIL_RETURN_MAILBOX are given together, or neither of them.'];
  const mailbox = URL.parse(mailReturnMailbox ?? '');
  return mailbox === null || mailbox.protocol === 'pop3s:' || isLocalHost(mailbox.hostname)
    ? []
    : ['MAIL_RETURN_MAILBOX is not encrypted: give a pop3s:// address.'];
}
