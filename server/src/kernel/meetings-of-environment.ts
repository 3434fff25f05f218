import type { Environment } from './env-table.ts';
import type { MeetingSettings } from './settings-meetings.ts';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The provider as the environment names it. */
export function readMeetingSettings(environment: Environment): MeetingSettings {
  const { MEETING_DRIVER: driver, ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_HOSTS } = environment;
  const { BBB_URL, BBB_SECRET, JITSI_URL, JITSI_APP_ID, JITSI_SECRET } = environment;
  if (driver === 'zoom' && ZOOM_ACCOUNT_ID !== null && ZOOM_CLIENT_ID !== null && ZOOM_CLIENT_SECRET !== null)
    return {
      driver,
      apiUrl: withoutSlash(environment.ZOOM_API_URL),
      tokenUrl: environment.ZOOM_TOKEN_URL,
      accountId: ZOOM_ACCOUNT_ID,
      clientId: ZOOM_CLIENT_ID,
      clientSecret: ZOOM_CLIENT_SECRET,
      hosts: ZOOM_HOSTS ?? [],
      webhookSecret: environment.ZOOM_WEBHOOK_SECRET,
    };
  if (driver === 'bbb' && BBB_URL !== null && BBB_SECRET !== null)
    return { driver, url: withoutSlash(BBB_URL).replace(/\/api$/, ''), secret: BBB_SECRET };
  if (driver === 'jitsi' && JITSI_URL !== null && JITSI_APP_ID !== null && JITSI_SECRET !== null)
    return { driver, url: withoutSlash(JITSI_URL), appId: JITSI_APP_ID, secret: JITSI_SECRET };
  return { driver: 'built-in' };
}
