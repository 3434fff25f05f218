import type { Instant } from '#kernel/clock';

/** The date from which the privacy banner is no longer shown. SHELL-059, D-050 */
export const PRIVACY_BANNER_ENDS: Instant = '2021-03-01T00:00:00.000Z';
/** The date from which the welcome screen is no longer shown. SHELL-060, D-045 */
export const WELCOME_SCREEN_ENDS: Instant = '2018-05-01T00:00:00.000Z';

/**
 * Tells whether the privacy banner is shown: until it is dismissed, and only before its end date. SHELL-057..SHELL-059
 */
export const showsPrivacyBanner = (dismissed: boolean, now: Instant): boolean =>
  !dismissed && now < PRIVACY_BANNER_ENDS;

/** Tells whether the welcome screen follows a login. SHELL-060, D-045 */
export const showsWelcomeScreen = (firstLogin: boolean, now: Instant): boolean =>
  firstLogin && now < WELCOME_SCREEN_ENDS;
