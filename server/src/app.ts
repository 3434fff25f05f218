import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { requestsPerMinute } from '@bcs/contract/features/instructor-api/limits';
import { openApiPage } from '#http/api-page';
import { serveBackups } from '#http/backups';
import { htmlOfMail, latestMails } from '#adapters/mail/mailbox';
import { openClassroom } from '#http/classroom';
import { openBroker } from '#http/broker';
import { serveCalendars } from '#http/calendars';
import { serveKeys } from '#http/keys';
import { serveClips } from '#http/clips';
import { answerErrors } from '#http/errors';
import { sendSecurityHeaders } from '#http/headers';
import { serveHealth } from '#http/health';
import { openGraphql } from '#http/graphql/open';
import { openInstructorApi } from '#http/instructor-api';
import { openInstructorAccess } from '#http/instructor-access';
import { limitsFor, shedLoad } from '#http/load-shedding';
import { serveMailbox } from '#http/mailbox';
import { limitCalls, shareCounts } from '#http/limit-calls';
import { servePictures } from '#http/pictures';
import { readablePath } from '#http/readable-path';
import { writeRequestLines } from '#http/request-lines';
import { openRealtime } from '#http/realtime';
import { serveResources } from '#http/resources';
import { serveScreenshots } from '#http/screenshots';
import { serveStatement } from '#http/statement-page';
import { serveUnsubscribe } from '#http/unsubscribe';
import { UnprovenTokens } from '#http/unproven-tokens';
import { serveWeb } from '#http/static';
import { receiveZoomEvents } from '#http/zoom-events';
import type { WebFiles } from '#http/web-files';
import type { Limits } from '#http/work-limit';
import { typingPlaceOf } from '#features/chat/typing-place';
import { statementFor } from '#features/billing/statement';
import { endedAtProvider } from '#features/classroom/ended-at-provider';
import { renderCalendar } from '#features/calendar-feed/compose';
import { freshBackup } from '#features/health/fresh-backup';
import { findAdmitted } from '#features/instructor-api/queries';
import { unsubscribeBy } from '#features/preferences/unsubscribe';
import { pictureOf } from '#features/pictures/queries';
import { resourceFilesOf } from '#features/resources/queries';
import { isSetUp } from '#features/setup/queries';
import { setupFirst } from '#features/setup/offer';
import { createScreenshots } from '#features/support/screenshots';
import { mailboxPath } from '#kernel/mailbox-path';
import { isBuiltIn } from '#kernel/settings';
import { logging, type LogStream } from '#kernel/log';
import { systemClock } from '#kernel/system-clock';
import type { Services } from '#kernel/services';
import { watchState } from './monitoring/gauges.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { watchRequests } from './monitoring/requests.ts';
import { serveMetricsByToken } from './monitoring/serve-metrics.ts';
import { instructorApi, instructorGraph, registry } from './registry.ts';

export interface AppOptions {
  readonly logLevel?: string;
  /** The destination of the log; by default standard output. */
  readonly logTo?: LogStream;
  /** False in tests and benchmarks, which send more requests than a person would. */
  readonly limited?: boolean;
  /** The number of requests per minute that a token may send to the instructor API, depending on the load. */
  readonly apiRequestsPerMinute?: (underLoad: boolean) => number;
  /** The limits of running and waiting requests; by default those for a small connection pool. */
  readonly work?: Limits;
  /** The number or the addresses of the proxies that may tell the caller's address. */
  readonly trustProxy?: false | number | string;
  /** Tells whether the server is about to stop, which /readyz reports while requests are still answered. */
  readonly isStopping?: () => boolean;
  /** The metrics to record, if any. */
  readonly metrics?: Metrics | null;
  /** The token for /metrics, which does not exist without one. */
  readonly metricsToken?: string | null;
  /** The milliseconds from which a slow request is logged. */
  readonly slowRequestMs?: number;
  /** The built web app; without it, the server only answers calls. */
  readonly web?: WebFiles | null;
}

const DEFAULT_CONNECTIONS = 10;

/** The server without its port: everything that answers requests. */
export async function buildApp(
  services: Services,
  {
    logLevel = 'silent',
    logTo,
    limited = true,
    apiRequestsPerMinute = requestsPerMinute,
    work = limitsFor(DEFAULT_CONNECTIONS),
    trustProxy = false,
    isStopping = () => false,
    metrics = null,
    metricsToken = null,
    slowRequestMs = Infinity,
    web = null,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...logging(logLevel, logTo),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url }) => readablePath(url),
    bodyLimit: 1_048_576,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // paths contain names of schools and cohorts, with up to 255 characters of up to nine bytes each
    routerOptions: { maxParamLength: 255 * 9 },
    // without the interval, a timeout of 15 s would only fire after half a minute
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 8192 },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  const { sessionVideoHost, videoPlayerOrigin } = services.settings;
  const players = [`https://${sessionVideoHost}`, `https://*.${sessionVideoHost}`, videoPlayerOrigin];
  sendSecurityHeaders(app, { players, secure: services.settings.publicOrigin.startsWith('https:') });
  writeRequestLines(app, slowRequestMs);
  if (metrics) watchRequests(app, metrics);
  const inWork = limited ? shedLoad(app, work, metrics?.shed) : null;
  const counts = shareCounts(app, services);
  if (limited) await limitCalls(app, counts);
  serveHealth(app, services, isStopping);
  if (services.settings.mail === 'mailbox')
    serveMailbox(app, mailboxPath(services.sealer), {
      latest: () => latestMails(services.database),
      htmlOf: (id) => htmlOfMail(services.database, id),
    });
  await serveClips(app, services);
  servePictures(app, (key) => pictureOf(services, key));
  serveScreenshots(app, createScreenshots(services));
  serveResources(app, resourceFilesOf(services));
  if (isBuiltIn(services.settings)) serveStatement(app, (token, ref) => statementFor(services, token, ref));
  serveKeys(app, services);
  serveBackups(app, services, () => freshBackup(services));
  serveCalendars(app, (token) => renderCalendar(services, token));
  await serveUnsubscribe(app, async (token) => {
    const { database, sealer, clock } = services;
    return (await database.transaction((tx) => unsubscribeBy(tx, sealer, token, clock()))) !== null;
  });
  await openRealtime(app, services, (session, student) => typingPlaceOf(services, session, student));
  const { meetings } = services.settings;
  if (meetings.driver === 'zoom' && meetings.webhookSecret !== null)
    await receiveZoomEvents(app, {
      secret: meetings.webhookSecret,
      now: systemClock,
      onEnded: (externalId) => endedAtProvider(services, externalId),
    });
  openClassroom(app, services.media, services.settings.publicOrigin);
  const unproven = new UnprovenTokens(counts);
  openBroker(app, registry, services, { unproven, limited });
  const admit = openInstructorAccess(app, services, {
    unproven,
    find: (hash) => findAdmitted(services.database, hash, services.clock()),
    perMinute: apiRequestsPerMinute,
  });
  openInstructorApi(app, instructorApi, admit, services);
  await openGraphql(app, instructorGraph, admit, services);
  openApiPage(app);
  if (metrics) {
    watchState(metrics.registry, { services, work: inWork, openSockets: () => app.websocketServer.clients.size });
    if (metricsToken !== null) serveMetricsByToken(app, metrics.registry, metricsToken);
  }
  if (web) {
    const begins = setupFirst(services.database);
    serveWeb(app, web, { '/setup': () => isSetUp(services.database) }, { '/': begins, '/login': begins });
  }
  return app;
}
