import type { MailKind } from '@bcs/contract/features/notifications/model';
import { mailOf, type Letter } from '#kernel/letter';
import type { Services } from '#kernel/services';
import { unsubscribeToken } from '#kernel/unsubscribe-token';

/** A letter of a kind that its recipient can turn off. */
export interface SwitchedLetter extends Omit<Letter, 'options' | 'kind'> {
  readonly accountId: number;
  readonly kind: MailKind;
}

/**
 * Sends a mail of a kind that can be turned off, with the links for turning it off; no other code sends such mails.
 * The job that calls it has checked that its reader wants the mail, and wants it now. SUCC-076, SUCC-078, SUCC-082
 * @param key the same for every attempt at the same mail
 */
export function sendSwitched(
  letter: SwitchedLetter,
  key: string,
  { mailer, sealer, settings }: Pick<Services, 'mailer' | 'sealer' | 'settings'>,
): Promise<void> {
  const token = unsubscribeToken(sealer, letter);
  const options = {
    unsubscribe: `${settings.publicOrigin}/unsubscribe/${token}`,
    preferences: `${settings.publicOrigin}/preferences`,
  };
  return mailer.send(mailOf({ ...letter, options }), key);
}
