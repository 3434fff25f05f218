import type { Environment } from './env-table.ts';
import { isLocalOrigin } from './local.ts';
import type { MeetingSettings } from './settings-meetings.ts';

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The provider as the environment names it. */
export function readMeetingSettings(environment: Environment): MeetingSettings {
  const { meetingDriver: driver, zoomAccountId, zoomClientId, zoomClientSecret, zoomHosts } = environment;
  const { bbbUrl, bbbSecret, jitsiUrl, jitsiAppId, jitsiSecret } = environment;
  if (
    driver === 'zoom' &&
    zoomAccountId !== null &&
    zoomClientId !== null &&
    zoomClientSecret !== null &&
    zoomHosts !== null
  )
    return {
      driver,
      apiUrl: withoutSlash(environment.zoomApiUrl),
      tokenUrl: environment.zoomTokenUrl,
      accountId: zoomAccountId,
      clientId: zoomClientId,
      clientSecret: zoomClientSecret,
      hosts: zoomHosts,
      webhookSecret: environment.zoomWebhookSecret,
    };
  if (driver === 'bbb' && bbbUrl !== null && bbbSecret !== null)
    return { driver, url: withoutSlash(bbbUrl).replace(/\/api$/, ''), secret: bbbSecret };
  if (driver === 'jitsi' && jitsiUrl !== null && jitsiAppId !== null && jitsiSecret !== null)
    return { driver, url: withoutSlash(jitsiUrl), appId: jitsiAppId, secret: jitsiSecret };
  return { driver: 'built-in' };
}

/** Lists contradictions in the settings of meetings, in sentences. */
export function contradictionsOfMeetings(environment: Environment): string[] {
  const { meetingDriver: driver, publicOrigin } = environment;
  const needed: Readonly<Partial<Record<string, Readonly<Record<string, unknown>>>>> = {
    zoom: {
      ZOOM_ACCOUNT_ID: environment.zoomAccountId,
      ZOOM_CLIENT_ID: environment.zoomClientId,
      ZOOM_CLIENT_SECRET: environment.zoomClientSecret,
      ZOOM_HOSTS: environment.zoomHosts,
    },
    bbb: { BBB_URL: environment.bbbUrl, BBB_SECRET: environment.bbbSecret },
    jitsi: {
      JITSI_URL: environment.jitsiUrl,
      JITSI_APP_ID: environment.jitsiAppId,
      JITSI_SECRET: environment.jitsiSecret,
    },
  };
  const missing = Object.entries(needed[driver] ?? {})
    .filter(([, value]) => value === null)
    .map(([name]) => `MEETING_DRIVER is ${driver}, so ${name} must be given.`);
  const url = driver === 'bbb' ? environment.bbbUrl : driver === 'jitsi' ? environment.jitsiUrl : null;
  const isOpen = url?.startsWith('http:') && publicOrigin !== null && !isLocalOrigin(publicOrigin);
  return [
    ...missing,
    ...(isOpen ? [`${driver.toUpperCase()}_URL must begin with https://, since PUBLIC_ORIGIN is not local.`] : []),
  ];
}
