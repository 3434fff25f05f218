import type { Database } from '#database/db';
import type { CaseProvider } from './case-provider.ts';
import type { Environment } from './env-table.ts';
import type { Images } from './images.ts';
import type { FileStore } from './file-store.ts';
import type { Clock } from './system-clock.ts';
import type { Media } from './media.ts';
import type { MeetingProvider } from './meeting-provider.ts';
import type { Mailer, ReturnMailbox } from './mailer.ts';
import type { Places } from './places.ts';
import type { Passwords } from './passwords.ts';
import type { Rounds } from './rounds.ts';
import type { Scanner } from './scanner.ts';
import type { Sealer } from './sealer.ts';
import type { Settings } from './settings.ts';
import type { VideoCatalogue } from './video-catalogue.ts';

/** Tells whoever operates the server what went wrong in a call that was answered all the same. */
export type Report = (error: unknown, what: string) => void;

/** The services that handlers work with; built once by `main`, or by a test. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** Keeps secrets that must be read again, such as MFA seeds. */
  readonly sealer: Sealer;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** The mailbox to which mail servers report what they could not deliver; null where no report is read. */
  readonly returns: ReturnMailbox | null;
  /** Playlists that lie outside; null where none is set up. */
  readonly catalogue: VideoCatalogue | null;
  /** The desk of a provider to which cases are brought besides our own; null where none is set up. */
  readonly cases: CaseProvider | null;
  /** The provider of the meetings of dynamic classrooms. */
  readonly meetings: MeetingProvider;
  /** The process that passes pictures and sound on in the built-in classroom. */
  readonly media: Media;
  /** Cities that people type into surveys. */
  readonly places: Places;
  /** Draws anew what people upload, before it is kept. */
  readonly images: Images;
  /** The pictures that people upload. */
  readonly files: FileStore;
  /** Judges files that are handed out as they came; null where none is set up. */
  readonly scanner: Scanner | null;
  readonly settings: Settings;
  readonly report: Report;
  /** The operator's settings, such as the folder that only the account of the server reads. */
  readonly environment: Environment;
  /** The latest rounds of repeated tasks in this process. */
  readonly rounds: Rounds;
}
