import { failure } from '#kernel/failure';

/** Nobody closes the own account. matrix-administration.md [43] */
export const OWN_ACCOUNT = failure('OWN_ACCOUNT', 403, 'You cannot deactivate your own account.');

/** Without a mail server a mail would only be promised. */
export const NO_MAIL = failure('NO_MAIL', 422, 'This installation sends no mails.');

/** What the list of people is searched by. */
export const LONGEST_SEARCH = 100;
export const LONGEST_NAME = 255;
/** Why somebody was deactivated, in the words of whoever did it. */
export const LONGEST_REASON = 1000;
