import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caseProviderOf } from '#adapters/cases/case-provider-of';
import { filesOf } from '#adapters/files/files-of';
import { redrawnImages } from '#adapters/images/redrawn';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { pop3Mailbox } from '#adapters/mail/pop3';
import { mediaOf } from '#adapters/media/media-of';
import { meetingsOf } from '#adapters/meetings/provider-of';
import { createPlaces } from '#adapters/places/places-of';
import { scannerOf } from '#adapters/scanner/scanner-of';
import { catalogueOf } from '#adapters/video-catalogue/catalogue-of';
import { guardedMailer } from '../guarded-mailer.ts';
import type { Database } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { readEnvironment } from '#kernel/env';
import { Rounds } from '#kernel/rounds';
import { createSealer } from '#kernel/sealer';
import type { Services } from '#kernel/services';
import { DEFAULT_SETTINGS, STATEMENT_PATH, type Settings } from '#kernel/settings';
import type { Clock } from '#kernel/system-clock';

/** The least memory that argon2 accepts, so that tests do not wait for it. */
const PASSWORD_MEMORY = 8;
/** The sealer with the key of all tests. */
export const testSealer = createSealer(Buffer.alloc(32, 7));
const passwords = argon2Passwords(PASSWORD_MEMORY);
/** One folder per process, so that processes never share keys. */
const dataDir = mkdtempSync(join(tmpdir(), 'bcs-files-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
let demoHash: Promise<string> | undefined;

/** The hash of the demo password, computed once per process. */
export const demoPasswordHash = (): Promise<string> => (demoHash ??= passwords.hash(DEMO_PASSWORD));

/** Builds the services of the server, with the adapters that need nothing from outside. */
export function testServices(database: Database, clock: Clock, changed: Partial<Settings> = {}): Services {
  const { publicOrigin } = DEFAULT_SETTINGS;
  const paymentPortalUrl = `${publicOrigin}${STATEMENT_PATH}`;
  const settings = { ...DEFAULT_SETTINGS, paymentPortalUrl, passwordMemory: PASSWORD_MEMORY, ...changed };
  return {
    database,
    clock,
    sealer: testSealer,
    passwords,
    mailer: guardedMailer(settings, { database, clock, sealer: testSealer }),
    returns: settings.returns && pop3Mailbox(settings.returns.mailbox),
    catalogue: catalogueOf(settings, database, clock),
    cases: caseProviderOf(settings),
    meetings: meetingsOf(settings),
    media: mediaOf(settings, testSealer),
    places: createPlaces(settings),
    images: redrawnImages(),
    files: filesOf(settings, dataDir),
    scanner: scannerOf(settings),
    settings,
    report: () => {},
    environment: readEnvironment({ DATA_DIR: dataDir }),
    rounds: new Rounds(),
  };
}
