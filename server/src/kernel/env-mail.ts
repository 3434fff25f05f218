import * as read from './env-values.ts';
import { optionalVariable, secretVariable, withDefault } from './env-variable.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** The variables for e-mail. */
export const MAIL_VARIABLES = {
  MAIL_DRIVER: optionalVariable(
    read.oneOf('mailbox', 'smtp', 'none'),
    'smtp with SMTP_URL; mailbox with the embedded database and a local PUBLIC_ORIGIN; else none',
    'smtp sends e-mail, mailbox shows it to this machine only, at an address that the start prints, none drops it; where PUBLIC_ORIGIN is not local, the server starts without SMTP_URL only when it says none',
  ),
  SMTP_URL: secretVariable(
    optionalVariable(read.address('smtp', 'smtps'), 'none', 'where e-mail goes out, with user and password'),
  ),
  MAIL_FROM: optionalVariable(
    read.mailAddress,
    'Bootcamp Square <no-reply@bootcamp-square.example>',
    'who e-mails come from',
  ),
  MAILS_PER_MINUTE: withDefault(
    read.wholeNumber(1, 6000),
    DEFAULT_SETTINGS.mailsPerMinute,
    'e-mails that all processes together hand to the mail server in a minute at most; a relay that is given more puts them off',
  ),
  MAIL_RETURN_PATH: optionalVariable(
    read.returnPath,
    'MAIL_FROM, and no report is read',
    'where mail servers report that an e-mail could not be delivered, such as bounces+*@example.edu; the star stands for a mark of the e-mail, and is left out where a server knows no such addresses',
  ),
  MAIL_RETURN_MAILBOX: secretVariable(
    optionalVariable(
      read.address('pop3s', 'pop3'),
      'none: no report is read',
      'the mailbox of MAIL_RETURN_PATH with user and password, such as pop3s://bounces:password@mail.example.edu; it is emptied as it is read, so nothing else may arrive there',
    ),
  ),
  MAIL_DKIM_SELECTOR: optionalVariable(
    read.dnsLabel,
    'none: DKIM is not looked at',
    'the selector under which the mail server signs, by which `doctor` finds the DKIM key in the DNS',
  ),
};
