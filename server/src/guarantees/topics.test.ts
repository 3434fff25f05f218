import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '@bcs/contract/contract';
import type { Call } from '@bcs/contract/kernel/call';
import type { Topic } from '@bcs/contract/kernel/topics';
import type { Sql, Database, Tx } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import type { Message, PublishedChange } from '#kernel/changes';
import { handleCall } from '#kernel/pipeline';
import { RefusalError } from '#kernel/refusal-error';
import { findSubscriber, type Subscriber } from '#kernel/subscriber';
import type { Handler } from '#kernel/handler';
import { tokenHash } from '#kernel/tokens';
import { IS_LONG_RUN, sampleOf } from '#testing/effort';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { actorMay, holdsGrant, isAdministration } from './actors.ts';
import { isAsked } from '#testing/asked-calls';
import { NEW_ASSIGNMENT } from './calls-of-assignments.ts';
import { successOf } from './success-of.ts';
import { tablesReadBy, tablesWritten } from './digest.ts';
import type { ActAs } from './success.ts';
import { asDatabase, onDatabase, undoing } from './undoing.ts';

const world = useWorld();
const { ids } = world;
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
/** Reads that are left out: one needs a file, others return a new ticket or reference each time. */
const UNLOOKED: readonly string[] = [
  'previewGradeImport',
  'videoDetails',
  'billing',
  'askBcsDeepLink',
  'enterClassroom',
  // these depend on the present time, and their pages poll
  'health',
  'mailOperation',
  // counts the work of every class, and is called again before each removal
  'previewRemoveDemo',
];
const reads = Object.entries(handlers).filter(([name, { call }]) => call.kind === 'read' && !UNLOOKED.includes(name));

/** The people whose open pages are observed. */
const READERS = ['student', 'instructor', 'ssm', 'cd', 'cm', 'operator'] as const;
/** The people who make changes besides them. */
const WRITERS = ['student2', 'admin', 'registrar'] as const;

/** Tokens issued before, because anything within an undone transaction is lost. */
const tokens = new Map<DemoName, string>();
beforeAll(async () => {
  for (const name of [...READERS, ...WRITERS]) tokens.set(name, await world.tokenOf(name));
});

/** The objects with which each read is called: those that the writes change, and neighbours. */
const PLACES: Partial<Record<Call['scope']['by'], readonly number[]>> = {
  course: [ids.activeCourse],
  'course-or-grant': [ids.activeCourse],
  'enrollment-or-grant': [ids.enrollments.student],
  university: [ids.northfield],
  plan: [ids.plan],
  person: [ids.accounts.student],
  session: [ids.todaysSession, ids.yesterdaysSession, ids.videoSession, ids.careerSession, ids.requestedSession],
  assignment: [ids.openAssignment, ids.ungradedAssignment, ids.incompleteAssignment, ids.pendingMilestone],
  'student-enrollment': [ids.enrollments.student],
  announcement: [ids.announcement],
};
const INPUTS: Partial<Record<string, object>> = {
  imports: { sort: 'createdAt', descending: true, page: 0 },
  importReport: { importId: ids.imports.applied },
  grants: { search: '', over: null, state: 'all', sort: 'givenAt', descending: true, page: 0 },
  // an open preview is protected by its digest
  previewTransfer: { courseId: null, chosen: [] },
  previewMerge: { email: 'student2@northfield.example' },
  grade: { studentId: ids.accounts.student },
  supportForm: { enrollmentId: null },
  mySupportCases: { enrollmentId: null },
  loadForm: { formName: 'weekly-feedback' },
  adminAssignment: { assignmentId: ids.openAssignment },
  previewAssignment: { assignmentId: null, fields: NEW_ASSIGNMENT },
  previewArchiveAssignment: { assignmentId: ids.openAssignment },
  placeSearch: { query: 'northfi', type: 'city' },
  supportCases: { state: 'open', search: '', page: 0 },
  supportCase: { caseId: ids.ticket },
  ungradedNeighbours: { studentId: ids.accounts.student },
  requestRemoteAttendance: { sessionId: ids.requestedSession },
  searchMaterial: { question: 'server' },
  playlist: { playlistId: ids.playlist },
  videoPlaylistItems: { playlistId: String(ids.playlist) },
  myUniversityCohorts: { universityId: ids.northfield },
  myCohortEnrollments: { cohortId: ids.activeCohort },
};

/** The inputs that contain the reader's enrollment in addition to the object. */
const OWN_INPUTS: Partial<Record<string, (enrollmentId: number) => object>> = {
  weeklyFeedbackReport: (enrollmentId) => ({ enrollmentId, week: null }),
};

function inputsOf(name: string, { scope }: Call, reader: DemoName): object[] {
  const more = { ...INPUTS[name], ...OWN_INPUTS[name]?.(ids.enrollments[reader as keyof typeof ids.enrollments]) };
  if (!('field' in scope)) return [{ ...more }];
  const places = PLACES[scope.by] ?? [ids.enrollments[reader as keyof typeof ids.enrollments]];
  return places.map((id) => ({ [scope.field]: id, ...more }));
}

/** Wraps a transaction as a database that records published messages. */
function within(tx: Tx, published: PublishedChange[]): Database {
  const run = (query: Sql) => {
    const [message] = query.values;
    // messages that wake workers have no audience
    if (/^\s*select pg_notify\('realtime'/.test(query.text)) {
      const sent = JSON.parse(String(message)) as Message;
      if ('topics' in sent)
        published.push(sent, ...(sent.beside ?? []).map((change) => ({ ...change, except: sent.except })));
    }
    return tx.run(query);
  };
  return asDatabase(world.db, { ...tx, run });
}

const pageOf = (name: DemoName) => `page-of-${name}`;

async function send(database: Database, by: DemoName, name: string, input: unknown): Promise<unknown> {
  const handler = handlers[name] as Handler;
  const token = tokens.get(by) ?? null;
  return handleCall(handler, { token, input, ip: '127.0.0.1', page: pageOf(by) }, onDatabase(world.services, database));
}

interface Look {
  readonly name: string;
  readonly reader: DemoName;
  readonly input: object;
}
const inWords = ({ name, reader, input }: Look) => `${reader} ${name} ${JSON.stringify(input)}`;

/**
 * Calls whose answers for grants count students' work when they are opened, since grants are not notified of work.
 * ADM-004
 */
const COUNTED_FOR_GRANTS: readonly string[] = [
  'adminAssignments',
  'adminAssignment',
  'previewAssignment',
  'previewArchiveAssignment',
];
/** Everything that open pages may show: every read, by everybody, for every object. */
const LOOKS: readonly Look[] = READERS.flatMap((reader) =>
  reads.flatMap(([name, { call }]) =>
    actorMay(call.allow, reader) &&
    !(holdsGrant(reader) && COUNTED_FOR_GRANTS.includes(name)) &&
    (isAdministration(call.scope.by) || !holdsGrant(reader))
      ? inputsOf(name, call, reader).map((input) => ({ name, reader, input }))
      : [],
  ),
);

async function answerTo(database: Database, { name, reader, input }: Look): Promise<string> {
  try {
    return JSON.stringify({ ...((await send(database, reader, name, input)) as object), asOf: undefined });
  } catch (error) {
    if (error instanceof RefusalError) return error.failure.code;
    throw error;
  }
}

/** The answers in the unchanged world, with the tables that they read. */
const before = new Map<Look, { answer: string; tables: ReadonlySet<string> }>();
beforeAll(async () => {
  await undoing(world.db).transaction(async (tx) => {
    const database = asDatabase(world.db, tx);
    for (const look of LOOKS) {
      let answer = '';
      const tables = await tablesReadBy(tx, async () => {
        answer = await answerTo(database, look);
      });
      before.set(look, { answer, tables });
    }
  });
}, 120_000);

/** Writes whose changes no read shows, or that close the affected pages. */
const UNSHOWN = [
  'confirmPassword',
  'requestPasswordReset',
  'logout',
  'realtimeTicket',
  'gradingPresence',
  'setPersonActive',
  'endSignIns',
];
const writes = Object.entries(handlers).flatMap(([name, { call }]) =>
  call.kind === 'write' && isAsked(name) && !UNSHOWN.includes(name) ? [name as CallName] : [],
);

/** Reads that change through the preparation of a write in SQL, which pages do not notice. */
const PREPARED: Partial<Record<CallName, readonly string[]>> = {
  enableNpsEndSurvey: ['adminSessions', 'exportFolder'],
};

/** Finds open pages that a write or its preparation has made outdated without a message. */
async function stale(name: CallName, changes?: readonly Topic[]): Promise<string[]> {
  return undoing(world.db).transaction(async (tx) => {
    const published: PublishedChange[] = [];
    const database = within(tx, published);
    const own: { by: DemoName; topics: readonly Topic[] }[] = [];
    const act = async (by: DemoName, which: string, input: unknown) => {
      const { call } = handlers[which] as Handler;
      if (call.kind !== 'read') own.push({ by, topics: changes ?? call.changes });
      return send(database, by, which, input);
    };
    const { by, input } = await successOf(name, act as ActAs, database);
    await act(by, name, input);
    const shown = changes === undefined ? published : published.map((each) => ({ ...each, topics: changes }));
    const missed: string[] = [];
    // reads of unchanged tables are skipped by day; a nightly run includes them
    const written = await tablesWritten(tx);
    const mayDiffer = (look: Look) =>
      IS_LONG_RUN || [...(before.get(look)?.tables ?? [])].some((table) => written.has(table));
    for (const reader of READERS) {
      const subscriber = (await findSubscriber(database, tokenHash(tokens.get(reader) ?? ''), world.now)) as Subscriber;
      const heard = shown.filter(({ except }) => except !== pageOf(reader));
      const topics = [
        ...own.flatMap((each) => (each.by === reader ? each.topics : [])),
        ...heard.flatMap((each) => (each.to.some((one) => subscriber.audiences.has(one)) ? each.topics : [])),
      ];
      for (const look of LOOKS.filter(
        (each) => each.reader === reader && mayDiffer(each) && !PREPARED[name]?.includes(each.name),
      )) {
        const shows = (handlers[look.name] as Handler).call.shows ?? [];
        if (shows.some((topic) => topics.includes(topic))) continue;
        if ((await answerTo(database, look)) !== before.get(look)?.answer) missed.push(inWords(look));
      }
    }
    return missed;
  });
}

/** One write in this many is tested by day, through every affected read of six people. */
const EVERY = 7;

test.each(sampleOf(writes, EVERY))(
  'whatever %s changes is fetched again by the open pages that show it',
  async (name) => {
    expect(await stale(name)).toEqual([]);
  },
  60_000,
);

test('a topic that a write forgets to declare is found, for its own page and for others', async () => {
  const missed = await stale('createSubmissionGrade', ['sessions']);
  expect(missed.some((place) => place.startsWith('instructor grade '))).toBe(true);
  expect(missed.some((place) => place.startsWith('student grades '))).toBe(true);
});
