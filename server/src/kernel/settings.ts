import type { MailAddress } from './mailer.ts';

/** A server-to-server app at Zoom, and the accounts that hold meetings. */
export interface ZoomSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** E-mails of licensed users; each holds one meeting at a time. */
  readonly hosts: readonly string[];
  /** The secret token with which Zoom signs what it tells us; null where it tells nothing. */
  readonly webhookSecret: string | null;
}
export interface BbbSettings {
  /** Such as https://bbb.example.edu/bigbluebutton. */
  readonly url: string;
  readonly secret: string;
}
export interface JitsiSettings {
  /** Such as https://meet.example.edu. */
  readonly url: string;
  readonly appId: string;
  readonly secret: string;
}

/** The provider of the meetings of dynamic classrooms. D-068 */
export type MeetingSettings =
  | { readonly driver: 'built-in' }
  | ({ readonly driver: 'zoom' } & ZoomSettings)
  | ({ readonly driver: 'bbb' } & BbbSettings)
  | ({ readonly driver: 'jitsi' } & JitsiSettings);

/** A bucket in storage that speaks like S3. D-165 */
export interface Bucket {
  /** Such as https://s3.eu-central-1.amazonaws.com; the bucket stands in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The desk of a provider to which cases are brought besides our own. D-163 */
export type CaseDesk =
  | {
      readonly provider: 'web-to-case';
      readonly url: string;
      readonly orgId: string;
      readonly recordType: string | null;
      /** The names that the provider has for the fields of the form. */
      readonly fieldMap: Readonly<Record<string, string>>;
    }
  | Readonly<{ provider: 'zendesk'; url: string; user: string; token: string }>
  | Readonly<{ provider: 'freshdesk'; url: string; token: string }>;

/** The word in place of the address of a payment portal, for our own statement. */
export const BUILT_IN = 'built-in';
/** The path of our own statement. */
export const STATEMENT_PATH = '/billing/statement';

/** The settings of this installation; read once from the environment by `env.ts`. */
export interface Settings {
  /** The address at which people reach the product; links in mails and allowed return addresses begin with it. */
  readonly publicOrigin: string;
  /** Every page but the legal ones says that the platform has ended. D-049 */
  readonly decommissioned: boolean;
  /** The address at which students pay: the portal, or our own statement; or null: Billing is hidden then. D-170 */
  readonly paymentPortalUrl: string | null;
  /** The domain shared with the portal, for which its cookie is set; null where it is our own host. D-170 */
  readonly paymentCookieDomain: string | null;
  /** Shared with the portal, which knows our tokens by it; null where the portal is our own page. */
  readonly paymentTokenSecret: string | null;
  /** The chat of another service, opened in a new window instead of the built-in one; null for the built-in one. D-167 */
  readonly liveChatUrl: string | null;
  /** Hosts, with a port where it is not 443, to which classes may send their news besides those of known services. D-209 */
  readonly chatHosts: readonly string[];
  /** The daemon of ClamAV; null scans nothing. D-259 */
  readonly clamd: Readonly<{ host: string; port: number }> | null;
  /** The YouTube Data API, for playlists that lie there; null shows the library's own lists. D-150 */
  readonly youtube: Readonly<{ apiUrl: string; key: string }> | null;
  /** The Google Places API, for cities in surveys; null looks them up in our own list. D-138 */
  readonly googlePlaces: Readonly<{ apiUrl: string; key: string }> | null;
  /** The host of recordings of sessions besides zoom.us; pages may embed its player. D-075 */
  readonly sessionVideoHost: string;
  /** The origin of the player that shows YouTube videos; pages may embed it. */
  readonly videoPlayerOrigin: string;
  /** The cost of a password hash in KiB; tests take less. */
  readonly passwordMemory: number;
  /** The handling of mails: shown at an address that the start prints, sent by SMTP, or nothing. D-208 */
  readonly mail: 'mailbox' | 'smtp' | 'none';
  /** The address of the mail server, such as smtps://user:password@host:465; given where `mail` is smtp. */
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: MailAddress;
  /** Mails that all processes together hand to the mail server in a minute at most. */
  readonly mailsPerMinute: number;
  /**
   * The address to which reports of non-delivery go, and the mailbox in which they are read; null where none are read.
   * SUCC-084
   */
  readonly returns: Readonly<{ path: string; mailbox: string }> | null;
  /** The desk of a provider to which new cases go besides our own; null for nowhere. D-163 */
  readonly cases: CaseDesk | null;
  /** The e-mail to which new cases are sent, and that people see if the form is hidden; null for none. D-017 */
  readonly supportEmail: string | null;
  /** The bucket that keeps pictures; null keeps them on the disk of this machine. D-165 */
  readonly bucket: Bucket | null;
  /** The provider of the meetings of dynamic classrooms. D-068 */
  readonly meetings: MeetingSettings;
  /** A relay for strict networks, and the secret shared with it; null for none. */
  readonly turn: Readonly<{ url: string; secret: string }> | null;
  /** UDP ports of the built-in classroom; null for any. */
  readonly mediaPorts: readonly [number, number] | null;
  /** The address at which people reach it besides the addresses of the machine; null where that is enough. */
  readonly mediaAddress: string | null;
  /** A password that everybody knows and that opens nothing here; null where the demo accounts are of use. D-208 */
  readonly publishedPassword: string | null;
}

/** Tells whether students pay by our own statement. */
export const isBuiltIn = ({ publicOrigin, paymentPortalUrl }: Settings): boolean =>
  paymentPortalUrl === `${publicOrigin}${STATEMENT_PATH}`;

export const DEFAULT_SETTINGS: Settings = {
  publicOrigin: 'http://localhost:3000',
  decommissioned: false,
  paymentPortalUrl: null,
  paymentCookieDomain: null,
  paymentTokenSecret: null,
  liveChatUrl: null,
  chatHosts: [],
  clamd: null,
  youtube: null,
  googlePlaces: null,
  sessionVideoHost: 'panopto.com',
  videoPlayerOrigin: 'https://www.youtube-nocookie.com',
  passwordMemory: 19_456,
  mail: 'mailbox',
  smtpUrl: null,
  mailFrom: { name: 'Bootcamp Square', address: 'no-reply@bootcamp-square.example' },
  mailsPerMinute: 60,
  returns: null,
  cases: null,
  supportEmail: null,
  bucket: null,
  meetings: { driver: 'built-in' },
  turn: null,
  mediaPorts: null,
  mediaAddress: null,
  publishedPassword: null,
};
