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

/** Reports to the operator what went wrong in a call that still succeeded. */
export type ReportError = (error: unknown, what: string) => void;

/** The services for handlers, built once by `main` or by a test. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  /** Encrypts secrets that must be read again, such as MFA secrets. */
  readonly sealer: Sealer;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** The mailbox for non-delivery reports; null if none are read. */
  readonly returns: ReturnMailbox | null;
  /** External playlists; null if not set up. */
  readonly catalogue: VideoCatalogue | null;
  /** The provider's desk that also receives cases; null if not set up. */
  readonly cases: CaseProvider | null;
  /** The provider of the meetings of dynamic classrooms. */
  readonly meetings: MeetingProvider;
  /** The process that forwards video and sound in the built-in classroom. */
  readonly media: Media;
  /** Cities that people type into surveys. */
  readonly places: Places;
  /** Redraws uploads before they are stored. */
  readonly images: Images;
  /** The pictures that people upload. */
  readonly files: FileStore;
  /** Scans files that are served unchanged; null if not set up. */
  readonly scanner: Scanner | null;
  readonly settings: Settings;
  readonly report: ReportError;
  /** The operator's settings, such as the data folder. */
  readonly environment: Environment;
  /** The latest runs of recurring tasks in this process. */
  readonly rounds: Rounds;
}
