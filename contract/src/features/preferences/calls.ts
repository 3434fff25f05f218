import { z } from 'zod';
import { isTimeZone } from '#features/administration/model-cells';
import { SHOWN_TODAY } from '#features/today/model';
import { call } from '#kernel/call';
import { text, mistake } from '#kernel/schema';
import { chooseOwnMail, openUnsubscribeLinks, readOwnMail } from './abilities.ts';
import { CHOICE, LONGEST_UNSUBSCRIBE_TOKEN } from './failures.ts';
import { DigestPreview, MailChoice, MailPreferences, TimeOfDay } from './model.ts';

const LONGEST_ZONE = 64;

export const mailPreferences = call('POST /broker/mailPreferences', {
  shows: ['mail preferences', 'enrollments'],
  summary: 'Which e-mails the caller gets, how and when',
  output: MailPreferences,
  scope: 'account',
  allow: readOwnMail,
});

export const saveMailPreferences = call('POST /broker/saveMailPreferences', {
  changes: ['mail preferences', 'audit entries'],
  summary: 'Changes which e-mails the caller gets, how or when; what is left out stays',
  input: {
    /** The user's own time zone; null for that of the class. */
    timeZone: z
      .string()
      .max(LONGEST_ZONE)
      .refine(isTimeZone, mistake({ NO_TIME_ZONE: 'Please choose a time zone.' }))
      .nullable()
      .optional(),
    quietFrom: TimeOfDay.optional(),
    quietUntil: TimeOfDay.optional(),
    digestAt: TimeOfDay.optional(),
    /** One choice; a null delivery removes it. */
    choice: z.strictObject({ ...MailChoice.shape, delivery: MailChoice.shape.delivery.nullable() }).optional(),
  },
  scope: 'account',
  allow: chooseOwnMail,
  fails: [CHOICE.DELIVERY],
});

export const digestPreview = call('POST /broker/digestPreview', {
  shows: ['mail preferences', 'notifications', ...SHOWN_TODAY],
  summary: 'What the next digest of the caller would hold if it were written now',
  output: DigestPreview,
  scope: 'account',
  allow: readOwnMail,
});

export const unsubscribe = call('POST /broker/unsubscribe', {
  changes: ['mail preferences', 'audit entries'],
  summary: 'Turns the kind of an e-mail off by the token of that e-mail; once more changes nothing',
  input: { token: text(LONGEST_UNSUBSCRIBE_TOKEN) },
  output: {
    /** The name of the kind that is now off; null if the token is invalid. */
    kind: z.string().nullable(),
  },
  scope: 'public',
  allow: openUnsubscribeLinks,
  tries: { perAddress: { calls: 300, perSeconds: 60 } },
});
