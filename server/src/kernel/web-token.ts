import { msOf, SECOND, type Instant } from '@bcs/contract/kernel/clock';

/** A part of a JSON Web Token, as it travels. */
export const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The times of a JSON Web Token: whole seconds since 1970. */
export const secondsOf = (now: Instant): number => Math.floor(msOf(now) / SECOND);
