import type { Environment } from './env-table.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** How this installation is set up, by its environment. */
export const settingsOf = (environment: Environment): Settings => ({
  ...DEFAULT_SETTINGS,
  publicOrigin: environment.publicOrigin ?? `http://localhost:${environment.port}`,
  decommissioned: environment.decommissioned,
  paymentPortalUrl: environment.paymentPortalUrl,
  youtube:
    environment.youtubeApiKey === null ? null : { apiUrl: environment.youtubeApiUrl, key: environment.youtubeApiKey },
  videoPlayerOrigin: environment.videoPlayerOrigin,
  smtpUrl: environment.smtpUrl,
  mailFrom: environment.mailFrom ?? DEFAULT_SETTINGS.mailFrom,
  mailbox: environment.smtpUrl === null,
});
