import { MAIL_KIND_NAMES } from '#features/notifications/mail-kinds';
import type { MailKind } from '#features/notifications/model';

/** The kind that stands in the token of a mail with a switch, proved or not; null where none does. SUCC-082 */
export const kindOfToken = (token: string): MailKind | null => {
  const [, written] = token.split('.');
  return (Object.keys(MAIL_KIND_NAMES) as readonly MailKind[]).find((kind) => kind === written) ?? null;
};
