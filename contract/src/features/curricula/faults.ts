import type { AssignmentFile, SessionFile } from './model.ts';

interface Item<Facts> {
  readonly key: string;
  readonly facts: Facts;
}
interface Folder {
  readonly sessions: readonly Item<SessionFile>[];
  readonly assignments: readonly Item<AssignmentFile>[];
}
interface Fault {
  readonly file: string;
  readonly path: readonly string[];
  readonly says: string;
}

/**
 * What is wrong between the files of a folder: class meetings are numbered, and what counts from one names one that is
 * there. ADM-106
 * @param unread files with mistakes; a meeting that is missing may be that of a session among them
 */
export function folderFaults({ sessions, assignments }: Folder, unread: readonly string[] = []): Fault[] {
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
      faults.push({ file, path: ['meeting'], says: `${meeting} is that of ${meetings.get(meeting)} already` });
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
    for (const moment of ['opens', 'due'] as const) refer(file, [moment, 'meeting'], facts[moment].meeting);
    const { session } = facts.due;
    if (knowsAll && session !== null && !known.has(session))
      faults.push({ file, path: ['due', 'session'], says: `there is no sessions/${session}.md` });
  }
  return faults;
}
