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
import { LONG, sampleOf } from '#testing/effort';
import { useWorld } from '#testing/world';
import { registry } from '../registry.ts';
import { actorMay, holdsGrant, isAdministration } from './actors.ts';
import { isAsked } from '#testing/asked-calls';
import { NEW_FIELDS } from './calls-of-assignments.ts';
import { successOf } from './success-of.ts';
import { tablesReadBy, tablesWritten } from './digest.ts';
import type { Act } from './success.ts';
import { asDatabase, onDatabase, undoing } from './undoing.ts';

const world = useWorld();
const { ids } = world;
const handlers = registry as unknown as Readonly<Record<string, Handler>>;
/** One needs a file, and the answers of the others hand out a new ticket or reference each time. */
const UNLOOKED: readonly string[] = [
  'previewGradeImport',
  'videoDetails',
  'billing',
  'askBcsDeepLink',
  'enterClassroom',
  // they measure as of now, and their pages ask again by themselves
  'health',
  'mailOperation',
  // counts the work of every class, and is asked anew by each removal
  'previewRemoveDemo',
];
const reads = Object.entries(handlers).filter(([name, { call }]) => call.kind === 'read' && !UNLOOKED.includes(name));

/** The people whose open pages are looked at. */
const READERS = ['student', 'instructor', 'ssm', 'cd', 'cm', 'operator'] as const;
/** The people who write beside them. */
const WRITERS = ['student2', 'admin', 'registrar'] as const;

/** Issued before: what happens within a transaction that is undone would be gone. */
const tokens = new Map<DemoName, string>();
beforeAll(async () => {
  for (const name of [...READERS, ...WRITERS]) tokens.set(name, await world.tokenOf(name));
});

/** The objects of the demo world about which each read is asked: what the writes are about, and what is next to it. */
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
  // an open preview is held by its digest
  previewTransfer: { courseId: null, chosen: [] },
  previewMerge: { email: 'student2@northfield.example' },
  grade: { studentId: ids.accounts.student },
  supportForm: { enrollmentId: null },
  mySupportCases: { enrollmentId: null },
  loadForm: { formName: 'weekly-feedback' },
  adminAssignment: { assignmentId: ids.openAssignment },
  previewAssignment: { assignmentId: null, fields: NEW_FIELDS },
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

/** The inputs that name the reader's enrollment beside the object. */
const OWN_INPUTS: Partial<Record<string, (enrollmentId: number) => object>> = {
  weeklyFeedbackReport: (enrollmentId) => ({ enrollmentId, week: null }),
};

function inputsOf(name: string, { scope }: Call, reader: DemoName): object[] {
  const more = { ...INPUTS[name], ...OWN_INPUTS[name]?.(ids.enrollments[reader as keyof typeof ids.enrollments]) };
  if (!('field' in scope)) return [{ ...more }];
  const places = PLACES[scope.by] ?? [ids.enrollments[reader as keyof typeof ids.enrollments]];
  return places.map((id) => ({ [scope.field]: id, ...more }));
}

/** The transaction as a database, which remembers what it is asked to publish. */
function within(tx: Tx, published: PublishedChange[]): Database {
  const run = (query: Sql) => {
    const [message] = query.values;
    // what wakes a worker has no audience
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

/** Work of students is counted in them when they are opened: a grant hears of no work. ADM-004 */
const COUNTED_FOR_GRANTS: readonly string[] = [
  'adminAssignments',
  'adminAssignment',
  'previewAssignment',
  'previewArchiveAssignment',
];
/** Everything that open pages may show: every read, by everybody, wherever it may take place. */
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

/** The answers of the untouched world, and the tables that they come from. */
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

/** The writes whose changes no read shows, or that close the pages of the people concerned. */
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

/** The reads that change when a write is prepared by SQL, which pages do not notice: here the days of the class. */
const PREPARED: Partial<Record<CallName, readonly string[]>> = {
  enableNpsEndSurvey: ['adminSessions', 'exportFolder'],
};

/** Finds open pages that a write, or its preparation, has made stale without telling them to fetch again. */
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
    const { by, input } = await successOf(name, act as Act, database);
    await act(by, name, input);
    const shown = changes === undefined ? published : published.map((each) => ({ ...each, topics: changes }));
    const missed: string[] = [];
    // what reads none of the changed tables answers as before; a night looks at it all the same
    const written = await tablesWritten(tx);
    const mayDiffer = (look: Look) => LONG || [...(before.get(look)?.tables ?? [])].some((table) => written.has(table));
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

/** Each is looked at by six people through every read that it may touch. */
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
