import type { MailAddress } from './mailer.ts';

/** A server-to-server app at Zoom, with the accounts that hold meetings. */
export interface ZoomSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The e-mails of licensed users, each of whom can hold one meeting at a time. */
  readonly hosts: readonly string[];
  /** The secret with which Zoom signs its messages; null if it sends none. */
  readonly webhookSecret: string | null;
}
export interface BbbSettings {
  /** The address, such as https://bbb.example.edu/bigbluebutton. */
  readonly url: string;
  readonly secret: string;
}
export interface JitsiSettings {
  /** The address, such as https://meet.example.edu. */
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

/** An S3-compatible bucket. D-165 */
export interface Bucket {
  /** The endpoint, such as https://s3.eu-central-1.amazonaws.com; the bucket is part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The provider's desk that also receives cases. D-163 */
export type CaseDesk =
  | {
      readonly provider: 'web-to-case';
      readonly url: string;
      readonly orgId: string;
      readonly recordType: string | null;
      /** The provider's names for the fields of the form. */
      readonly fieldMap: Readonly<Record<string, string>>;
    }
  | Readonly<{ provider: 'zendesk'; url: string; user: string; token: string }>
  | Readonly<{ provider: 'freshdesk'; url: string; token: string }>;

/** The word that selects the built-in statement instead of a payment portal. */
export const BUILT_IN = 'built-in';
/** The path of the built-in statement. */
export const STATEMENT_PATH = '/billing/statement';

/** The settings of this installation; read once from the environment by `env.ts`. */
export interface Settings {
  /** The address of the product, with which links in mails and allowed return addresses begin. */
  readonly publicOrigin: string;
  /** True if every page except the legal ones says that the platform has ended. D-049 */
  readonly decommissioned: boolean;
  /** The address where students pay: a portal or the built-in statement; null hides Billing. D-170 */
  readonly paymentPortalUrl: string | null;
  /** The domain shared with the portal, for which its cookie is set; null for our own host. D-170 */
  readonly paymentCookieDomain: string | null;
  /** The secret shared with the portal for verifying tokens; null for the built-in statement. */
  readonly paymentTokenSecret: string | null;
  /** An external chat that replaces the built-in one; null for the built-in one. D-167 */
  readonly liveChatUrl: string | null;
  /** Additional hosts, with a port unless it is 443, to which classes may send their news. D-209 */
  readonly chatHosts: readonly string[];
  /** The ClamAV daemon; null disables scanning. D-259 */
  readonly clamd: Readonly<{ host: string; port: number }> | null;
  /** The YouTube Data API for external playlists; null uses only the library's own lists. D-150 */
  readonly youtube: Readonly<{ apiUrl: string; key: string }> | null;
  /** The Google Places API for cities in surveys; null uses the built-in list. D-138 */
  readonly googlePlaces: Readonly<{ apiUrl: string; key: string }> | null;
  /** The host of session recordings in addition to zoom.us, whose player pages may embed. D-075 */
  readonly sessionVideoHost: string;
  /** The origin of the player that shows YouTube videos; pages may embed it. */
  readonly videoPlayerOrigin: string;
  /** The memory cost of a password hash in KiB; lower in tests. */
  readonly passwordMemory: number;
  /** The handling of mail: shown at an address that the start prints, sent by SMTP, or discarded. D-208 */
  readonly mail: 'mailbox' | 'smtp' | 'none';
  /** The address of the mail server, such as smtps://user:password@host:465; set if `mail` is smtp. */
  readonly smtpUrl: string | null;
  /** The sender of mails. */
  readonly mailFrom: MailAddress;
  /** The highest number of mails per minute for all processes together. */
  readonly mailsPerMinute: number;
  /** The address for non-delivery reports and the mailbox where they are read; null if none are read. SUCC-084 */
  readonly returns: Readonly<{ path: string; mailbox: string }> | null;
  /** The provider's desk that also receives new cases; null for none. D-163 */
  readonly cases: CaseDesk | null;
  /** The e-mail address that receives new cases, and is shown if the form is hidden; null for none. D-017 */
  readonly supportEmail: string | null;
  /** The bucket for pictures; null stores them on the local disk. D-165 */
  readonly bucket: Bucket | null;
  /** The provider of the meetings of dynamic classrooms. D-068 */
  readonly meetings: MeetingSettings;
  /** A relay server with its shared secret; null for none. */
  readonly turn: Readonly<{ url: string; secret: string }> | null;
  /** The UDP ports of the built-in classroom; null for any. */
  readonly mediaPorts: readonly [number, number] | null;
  /** An additional address of the built-in classroom; null if the machine's own suffice. */
  readonly mediaAddress: string | null;
  /** A publicly known password that opens nothing here; null if demo accounts are usable. D-208 */
  readonly publishedPassword: string | null;
}

/** Tells whether students pay by the built-in statement. */
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
