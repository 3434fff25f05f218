import type { MailAddress } from './mailer.ts';

/** How this installation is set up; read once from the environment by `env.ts`. */
export interface Settings {
  /** Where people reach the product; links in mails and allowed return addresses begin with it. */
  readonly publicOrigin: string;
  /** Every page but the legal ones says that the platform has ended. D-049 */
  readonly decommissioned: boolean;
  /** Where students pay, or null: Billing is hidden then. D-170 */
  readonly paymentPortalUrl: string | null;
  /** The YouTube Data API, for playlists that lie there; null shows the library's own lists. D-150 */
  readonly youtube: { readonly apiUrl: string; readonly key: string } | null;
  /** Where recordings of sessions lie besides zoom.us; pages may embed its player. D-075 */
  readonly sessionVideoHost: string;
  /** Whose player shows YouTube videos; pages may embed it. */
  readonly videoPlayerOrigin: string;
  /** The cost of a password hash in KiB; tests take less. */
  readonly passwordMemory: number;
  /** What becomes of mails: shown at /dev/mailbox, sent by SMTP, or nothing. D-208 */
  readonly mail: 'mailbox' | 'smtp' | 'none';
  /** Where mails go out, such as smtps://user:password@host:465; given where `mail` is smtp. */
  readonly smtpUrl: string | null;
  /** Who mails come from. */
  readonly mailFrom: MailAddress;
  /** A password that everybody knows and that opens nothing here; null where the demo accounts are of use. D-208 */
  readonly publishedPassword: string | null;
}

export const DEFAULT_SETTINGS: Settings = {
  publicOrigin: 'http://localhost:3000',
  decommissioned: false,
  paymentPortalUrl: null,
  youtube: null,
  sessionVideoHost: 'panopto.com',
  videoPlayerOrigin: 'https://www.youtube-nocookie.com',
  passwordMemory: 19_456,
  mail: 'mailbox',
  smtpUrl: null,
  mailFrom: { name: 'Bootcamp Square', address: 'no-reply@bootcamp-square.example' },
  publishedPassword: null,
};
