import { expect, test } from 'vitest';
import { copyWarnings, findOverlapsAmong, type SettledDate, withoutSecrets } from './copied-warnings.ts';

const ZONE = { timeZone: 'America/New_York' };
const at = (day: string, hour = 18) => {
  const startTime = `${day}T${hour}:00:00.000Z`;
  return { startTime, endTime: `${day}T${hour + 2}:00:00.000Z` };
};
const settled = (
  kind: 'session' | 'assignment',
  id: number,
  { was, becomes, isClass = false }: { was: string; becomes: string | null; isClass?: boolean },
): SettledDate => ({
  item: { kind, id, name: `${kind} ${id}`, isClass, tied: null, ...at(was) },
  old: at(was),
  new: becomes === null ? null : at(becomes),
  why: { because: 'weekday' },
  outside: null,
});

test('sessions at the same time are named to each other, and those that follow one another are not [ADM-085]', () => {
  const sessions = [
    { name: 'Class', ...at('2027-01-06', 20) },
    { name: 'More help', ...at('2027-01-06', 18) },
    { name: 'Help', ...at('2027-01-06', 17) },
  ];
  expect(findOverlapsAmong(sessions)).toEqual([[], ['Help'], ['More help']]);
});

test('work that comes to be due before the class after which it was due is named with that class [ADM-074, ADM-085]', () => {
  const classes = [
    settled('session', 1, { was: '2026-09-01', becomes: '2026-12-15', isClass: true }),
    settled('session', 2, { was: '2026-09-03', becomes: '2027-01-06', isClass: true }),
  ];
  const early = settled('assignment', 3, { was: '2026-09-04', becomes: '2027-01-04' });
  const fine = settled('assignment', 4, { was: '2026-09-02', becomes: '2027-01-04' });
  const tied = { ...early, item: { ...early.item, id: 5, tied: { sessionId: 2, tie: { at: 'start' as const } } } };
  const behind = { ...early, item: { ...early.item, id: 6 }, new: null };
  const warnings = copyWarnings([...classes, early, fine, tied, behind], ZONE, ZONE);
  expect([...warnings].filter(([, of]) => of.length > 0)).toEqual([
    ['assignment 3', [{ what: 'before its class', name: 'session 2' }]],
  ]);
});

test.each([
  ['https://zoom.us/j/93412?pwd=c2VjcmV0', 'https://zoom.us/j/93412'],
  ['https://zoom.us/j/93412?pwd=c2VjcmV0&omn=5#success', 'https://zoom.us/j/93412?omn=5#success'],
  ['https://meet.example.org/room?Password=x&jwt=y', 'https://meet.example.org/room'],
  ['https://meet.example.org/room#jwt=y', 'https://meet.example.org/room'],
  ['https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['no link', 'no link'],
])('the classroom %s comes along as %s [ADM-073]', (link, copied) => expect(withoutSecrets(link)).toBe(copied));
