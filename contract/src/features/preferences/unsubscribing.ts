import { MAIL_KIND_NAMES } from '#features/notifications/mail-kinds';
import type { MailKind } from '#features/notifications/model';

/** The kind named in the token of a mail, without checking its proof; null if there is none. SUCC-082 */
export const kindOfToken = (token: string): MailKind | null => {
  const [, written] = token.split('.');
  return (Object.keys(MAIL_KIND_NAMES) as readonly MailKind[]).find((kind) => kind === written) ?? null;
};
