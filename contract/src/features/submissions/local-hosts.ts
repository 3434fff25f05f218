/** Loopback, private, link-local, shared by a carrier, and this very machine. */
const LOCAL_V4 =
  /^(?=[\d.]+$)(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const LOCAL_V6 = /^\[(?:::1?\]|f[cd]|fe[89ab]|::ffff:)/;
const LOCAL_NAME = /(?:^|\.)(?:local|localhost|localdomain)$/;

/** The name of a host without the dot that may end it. */
const bare = (hostname: string): string => hostname.replace(/\.$/, '');

/** Whether a host, as a URL has it, is found by its owner or in one house only. D-233 */
export const isLocalHost = (hostname: string): boolean =>
  LOCAL_V4.test(hostname) || LOCAL_V6.test(hostname) || LOCAL_NAME.test(bare(hostname));

/** Whether it is a single name, which means something in one house only as well. */
export const isSingleName = (hostname: string): boolean => !bare(hostname).includes('.') && !hostname.startsWith('[');
