import { failure } from '#kernel/failure';

/** The highest number of webhooks of one person in one course. */
export const MOST_WEBHOOKS = 5;
export const WEBHOOK_URL_LENGTH = 500;
/** The number of latest messages that are shown. */
export const SHOWN_DELIVERIES = 50;

export const TOO_MANY_WEBHOOKS = failure(409, {
  TOO_MANY_WEBHOOKS: `You have ${MOST_WEBHOOKS} webhooks in this class. Please remove one that you no longer need.`,
});

export const DELIVERY_WAITS = failure(409, {
  DELIVERY_WAITS: 'This message is still being sent. You can send it again once that is done.',
});

export const WEBHOOK_URL = failure(422, {
  WEBHOOK_URL: 'Please enter an address that begins with https:// and leads to a public host.',
});
