import { linkProblem } from '#features/resources/problems';
import type { AssignmentFile, SessionFile } from './model.ts';

interface Item<Facts> {
  readonly key: string;
  readonly facts: Facts;
}
interface Folder {
  readonly sessions: readonly Item<SessionFile>[];
  readonly assignments: readonly Item<AssignmentFile>[];
  /** The files that accompany the items, by path. */
  readonly resources: ReadonlyMap<string, unknown>;
}
interface Fault {
  readonly file: string;
  readonly path: readonly string[];
  readonly says: string;
}

/**
 * Finds contradictions between the files of a folder: class meetings have to be numbered, and dates may only count from
 * existing ones. ADM-106
 * @param unread files with mistakes, one of which may contain a missing meeting
 */
export function folderFaults({ sessions, assignments, resources }: Folder, unread: readonly string[] = []): Fault[] {
  const faults: Fault[] = [];
  const meetings = new Map<number, string>();
  for (const { key, facts } of sessions) {
    if (facts.category !== 'class') continue;
    const file = `sessions/${key}.md`;
    const { meeting, days } = facts;
    if (meeting === null || days !== 0)
      faults.push({
        file,
        path: [meeting === null ? 'meeting' : 'days'],
        says: 'a class is its meeting itself: give meeting alone',
      });
    else if (meetings.has(meeting))
      faults.push({ file, path: ['meeting'], says: `${meeting} already belongs to ${meetings.get(meeting)}` });
    else meetings.set(meeting, file);
  }
  const knowsAll = !unread.some((file) => file.startsWith('sessions/'));
  const refer = (file: string, path: readonly string[], meeting: number | null) => {
    if (knowsAll && meeting !== null && !meetings.has(meeting))
      faults.push({ file, path, says: `there is no class with meeting ${meeting}` });
  };
  for (const { key, facts } of sessions)
    if (facts.category !== 'class') refer(`sessions/${key}.md`, ['meeting'], facts.meeting);
  const known = new Set(sessions.map(({ key }) => key));
  for (const { key, facts } of assignments) {
    const file = `assignments/${key}.md`;
    if (facts.kind === 'career' && facts.prework)
      faults.push({
        file,
        path: ['prework'],
        says: 'must be left out: career work cannot be prework',
      });
    for (const moment of ['opens', 'due'] as const) refer(file, [moment, 'meeting'], facts[moment].meeting);
    const { session } = facts.due;
    if (knowsAll && session !== null && !known.has(session))
      faults.push({ file, path: ['due', 'session'], says: `there is no sessions/${session}.md` });
  }
  return [...faults, ...resourceFaults(sessions, [...resources.keys()])];
}

/** Checks resources, which only sessions may have: links with complete addresses, and files in the folder. ADM-090 */
function resourceFaults(sessions: readonly Item<SessionFile>[], paths: readonly string[]): Fault[] {
  const beside = new Set(paths);
  const ofSessions = sessions.flatMap(({ key, facts }) =>
    facts.resources.flatMap((resource, place): Fault[] => {
      const fault = (says: string): Fault => ({
        file: `sessions/${key}.md`,
        path: ['resources', String(place), 'file' in resource ? 'file' : 'url'],
        says,
      });
      if ('url' in resource)
        return linkProblem(resource.url) ? [fault('must be an address that starts with https://')] : [];
      return beside.has(`sessions/${key}/${resource.file}`)
        ? []
        : [fault(`there is no sessions/${key}/${resource.file}`)];
    }),
  );
  const others = paths
    .filter((path) => path.startsWith('assignments/'))
    .map((file): Fault => ({ file, path: [], says: 'belongs to an assignment; only sessions hold resources' }));
  return [...ofSessions, ...others];
}
