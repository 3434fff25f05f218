import { failure } from '#kernel/failure';

/** The limits: channels per class, and messages per channel and hour. INTG-098 */
export const MOST_CHAT_BRIDGES = 5;
export const MOST_MESSAGES_AN_HOUR = 20;
export const LONGEST_BRIDGE_NAME = 80;
export const LONGEST_BRIDGE_ADDRESS = 1000;
export const LONGEST_CHAT_LINE = 200;

export const TOO_MANY_CHAT_BRIDGES = failure(409, {
  TOO_MANY_CHAT_BRIDGES: `This class has ${MOST_CHAT_BRIDGES} chat channels. Please remove one that you no longer need.`,
});

export const CHAT_BRIDGE_IS_FULL = failure(429, {
  CHAT_BRIDGE_IS_FULL: `This channel was sent ${MOST_MESSAGES_AN_HOUR} messages within an hour. Please try again later.`,
});

/** The message shown beside the address field. */
export const NO_CHAT_ADDRESS =
  'This is not the address of an incoming webhook of Slack, Discord or Teams, or of a host that is allowed here.';
