import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { caseProviderOf } from '#adapters/cases/case-provider-of';
import { filesOf } from '#adapters/files/files-of';
import { redrawnImages } from '#adapters/images/redrawn';
import { pop3Mailbox } from '#adapters/mail/pop3';
import { mediaOf } from '#adapters/media/media-of';
import { meetingsOf } from '#adapters/meetings/provider-of';
import { createPlaces } from '#adapters/places/places-of';
import { scannerOf } from '#adapters/scanner/scanner-of';
import { catalogueOf } from '#adapters/video-catalogue/catalogue-of';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { offerBackups } from '#database/backup/socket';
import { sql, type Database } from '#database/db';
import type { Watch } from '#database/watch';
import { limitsFor } from '#http/load-shedding';
import { readWebFiles } from '#http/web-files';
import { migrate } from '#database/migrate';
import { openDatabase } from '#database/open';
import { plantContent } from '#database/seed/content';
import { DEMO_PASSWORD } from '#database/seed/password';
import { isEmpty } from '#database/seed/world';
import type { Environment } from '#kernel/env-table';
import { mailboxPath } from '#kernel/mailbox-path';
import { refuseWrongClock } from '#kernel/right-clock';
import { Rounds } from '#kernel/rounds';
import { createSealer } from '#kernel/sealer';
import { loadOrCreateKey, matchKey } from '#kernel/secrets';
import type { ReportError, Services } from '#kernel/services';
import { isDemonstration, seedOf, settingsOf, unfitToServe } from '#kernel/settings-of';
import { EnvironmentRefused } from '#kernel/env';
import { systemClock } from '#kernel/system-clock';
import { recordBackup } from '#features/administration/queries-backup';
import { keepRooms } from '#features/classroom/room-keeper';
import { keepResuming } from '#features/imports/apply/finish-begun';
import { offerSetup, type SetupOffer } from '#features/setup/offer';
import { guardedMailer } from './guarded-mailer.ts';
import { offerCommands } from '#cli/command-socket';
import { startJobs } from './jobs/start-jobs.ts';
import { listenAcceptingAll } from './accept.ts';
import { explainPortFailure } from './listen.ts';
import { openMetrics } from './monitoring/metrics.ts';
import { serveMetricsOnPort } from './monitoring/serve-metrics.ts';
import { slowStatements, watchJobs } from './monitoring/log.ts';
import { buildApp } from './app.ts';
import { plantDemo, type TellTerminal } from './plant-demo.ts';

export interface Running {
  readonly app: FastifyInstance;
  /** Tells whether the database contains the demo world. */
  readonly demo: boolean;
  /** The address of the mailbox page. */
  readonly mailbox: string;
  /** The offer to make the first admin; null once somebody administers the installation. */
  readonly setup: SetupOffer | null;
  /** Fails /readyz, lets requests finish, and closes the database. */
  stop(): Promise<void>;
}

/** The folder into which `npm start` builds the web app. */
const WEB = join(import.meta.dirname, '../../web/dist');
/**
 * The number of connections for which the embedded database counts, since its one session is as fast as a small pool.
 */
const EMBEDDED_CONNECTIONS = 8;
/** Requests that take longer than this are cut when the server stops. */
const FINISH_WITHIN_MS = 8000;

/**
 * Starts a server from its environment, until it listens.
 * @throws EnvironmentRefused
 */
export async function start(environment: Environment, say: TellTerminal): Promise<Running> {
  const unfit = unfitToServe(environment);
  if (unfit.length > 0) throw new EnvironmentRefused(unfit);
  const embedded = environment.DATABASE_URL === null;
  say(embedded ? `Opening the embedded database in ${environment.DATA_DIR} …` : 'Connecting to PostgreSQL …');
  const metrics = openMetrics(systemClock);
  // there is no log before there is a server
  let onSlow: Watch['onSlow'] = () => {};
  const database = await openDatabase(environment, {
    slowMs: environment.SLOW_STATEMENT_MS,
    onSlow: (text, tookMs) => onSlow(text, tookMs),
  });
  try {
    let report: ReportError = () => {};
    const services = await prepare(database, environment, say, (error, what) => report(error, what));
    let stopping = false;
    const app = await buildApp(services, {
      logLevel: environment.LOG_LEVEL,
      metrics,
      metricsToken: environment.METRICS_TOKEN,
      slowRequestMs: environment.SLOW_REQUEST_MS,
      work: limitsFor(embedded ? EMBEDDED_CONNECTIONS : environment.DATABASE_POOL_SIZE),
      trustProxy: environment.TRUST_PROXY,
      isStopping: () => stopping,
      web: readWebFiles(WEB, services.settings.decommissioned),
    });
    onSlow = slowStatements(app.log, metrics);
    report = (error, what) => app.log.error({ err: error }, what);
    const { PORT: port, HOST: host, METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = environment;
    await explainPortFailure({ port, host, names: ['PORT', 'HOST'] }, () => listenAcceptingAll(app, { port, host }));
    const watched =
      metricsPort === null
        ? null
        : await explainPortFailure(
            { port: metricsPort, host: metricsHost, names: ['METRICS_PORT', 'METRICS_HOST'] },
            () => serveMetricsOnPort(metrics.registry, metricsPort, metricsHost),
          );
    const endBackups = embedded
      ? await offerBackups(database, environment.DATA_DIR, systemClock, (at, rows) =>
          recordBackup(database, { at, rows }),
        )
      : () => {};
    const endCommands = embedded ? await takeCommands(database, environment, report) : () => {};
    // only now, because a server that cannot listen must not start work that it cannot stop
    const stopJobs = startJobs(services, watchJobs(app.log, metrics));
    const stopRooms = keepRooms(services, (error) => app.log.error({ err: error }, 'a room was not kept'));
    const stopImports = keepResuming(services, (error) => app.log.error({ err: error }, 'an import was not finished'));
    return {
      app,
      demo: await hasDemoWorld(database),
      mailbox: mailboxPath(services.sealer),
      setup: await offerSetup(services),
      stop: async () => {
        stopping = true;
        await pause(environment.DRAIN_MS);
        const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
        await Promise.all([app.close(), stopJobs(), stopRooms(), stopImports()]);
        clearTimeout(cut);
        endBackups();
        endCommands();
        watched?.close();
        watched?.closeAllConnections();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the command line with its first command, because it is rarely used. */
const takeCommands = (database: Database, environment: Environment, report: ReportError) =>
  offerCommands(environment.DATA_DIR, async (typed, say) => {
    const { perform } = await import('#cli/perform');
    return perform(database, environment)(typed, say).catch((error: unknown) => {
      report(error, 'a command was not done');
      throw error;
    });
  });

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

async function prepare(
  database: Database,
  environment: Environment,
  say: TellTerminal,
  report: ReportError,
): Promise<Services> {
  await refuseWrongClock(database, systemClock);
  const ran = await migrate(database);
  if (ran.length > 0) say(`Migrated the database: ${ran.length} steps.`);
  const key = environment.BCS_SECRET_KEY ?? loadOrCreateKey(environment.DATA_DIR);
  await matchKey(database, key);
  const settings = {
    ...settingsOf(environment),
    publishedPassword: isDemonstration(environment) ? null : DEMO_PASSWORD,
  };
  const sealer = createSealer(key);
  const services: Services = {
    database,
    clock: systemClock,
    sealer,
    passwords: argon2Passwords(settings.passwordMemory),
    mailer: guardedMailer(settings, { database, clock: systemClock, sealer }),
    returns: settings.returns && pop3Mailbox(settings.returns.mailbox),
    catalogue: catalogueOf(settings, database, systemClock),
    cases: caseProviderOf(settings),
    meetings: meetingsOf(settings),
    media: mediaOf(settings, sealer),
    places: createPlaces(settings),
    images: redrawnImages(),
    files: filesOf(settings, environment.DATA_DIR),
    scanner: scannerOf(settings),
    settings,
    report,
    environment,
    rounds: new Rounds(),
  };
  if (seedOf(environment) === 'world' && (await isEmpty(database))) await plantDemo(services, say);
  await database.transaction(plantContent);
  return services;
}

const hasDemoWorld = async (database: Database) =>
  (await database.maybe(sql`select 1 from settings where key = 'demo-world'`)) !== undefined;
