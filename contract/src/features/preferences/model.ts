import { z } from 'zod';
import { Delivery, MailKind } from '#features/notifications/model';
import { ROLES } from '#kernel/roles';
import { id, instant, mistake } from '#kernel/schema';

/** A time of day, HH:mm. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, mistake({ NO_TIME: 'Please enter a time.' }));

/** A choice for one class, or for all classes if the class is null. SUCC-076 */
export const MailChoice = z.object({
  kind: MailKind,
  courseId: id().nullable(),
  delivery: Delivery,
});
export type MailChoice = z.infer<typeof MailChoice>;

export const MailPreferences = z.object({
  /** Tells whether this installation sends mail at all. */
  sends: z.boolean(),
  email: z.string(),
  /** The user's own time zone; null for that of the class. */
  timeZone: z.string().nullable(),
  /** The time zone of the class, used if the user has not chosen one. */
  classTimeZone: z.string(),
  quietFrom: TimeOfDay,
  quietUntil: TimeOfDay,
  digestAt: TimeOfDay,
  classes: z.array(z.object({ courseId: id(), name: z.string(), code: z.string(), role: z.enum(ROLES) })),
  choices: z.array(MailChoice),
});
export type MailPreferences = z.infer<typeof MailPreferences>;

/** The next digest as it would look now. */
export const DigestPreview = z.object({
  /** The time when it is due; null if the reader wants none. */
  at: instant().nullable(),
  digest: z
    .object({
      subject: z.string(),
      sections: z
        .array(
          z.object({
            title: z.string(),
            lines: z.array(z.object({ text: z.string(), href: z.string().nullable() })).readonly(),
          }),
        )
        .readonly(),
    })
    .nullable(),
});
export type DigestPreview = z.infer<typeof DigestPreview>;
