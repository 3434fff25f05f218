import { judgeRefusal } from '@bcs/contract/features/mail-delivery/refusals';
import { AddressRefused, AddressStopped, MailNotHandedOver, MailRefused, type Mailer } from '#kernel/mailer';
import type { Services } from '#kernel/services';
import { acceptDelivery, recordUndelivered, beginDelivery, refuseDelivery } from './queries-delivery.ts';
import { statusOf } from './status.ts';
import { verpMark } from './verp.ts';

type Needed = Pick<Services, 'database' | 'clock' | 'sealer'>;

/**
 * Wraps the mail server for every kind of mail: accepted mails are not sent again, and stopped addresses get nothing.
 * SUCC-084
 */
export const guardMailer = (mailer: Mailer, { database, clock, sealer }: Needed): Mailer => ({
  /**
   * Sends a mail.
   * @throws AddressStopped, AddressRefused
   */
  send: async (mail, key) => {
    const { address } = mail.to;
    const { id, isAccepted, stoppedBy } = await beginDelivery(database, { key, kind: mail.kind, address }, clock());
    if (isAccepted) return;
    if (stoppedBy !== null) throw new AddressStopped(stoppedBy);
    try {
      await mailer.send({ ...mail, verp: verpMark(sealer, id) }, key);
    } catch (error) {
      const isRefused = error instanceof MailRefused;
      // a server that hung up may have accepted it
      if (isRefused || error instanceof MailNotHandedOver) await recordUndelivered(database, id);
      if (!isRefused || !error.isFinal) throw error;
      const { replyCode, stage, answer, message } = error;
      const verdict = judgeRefusal({ code: replyCode, status: statusOf(answer), stage, isFinal: true });
      await refuseDelivery(database, id, { verdict, answer }, clock());
      throw verdict === 'other' ? error : new AddressRefused(message, { cause: error });
    }
    await acceptDelivery(database, id, clock());
  },
  close: () => mailer.close?.(),
});
