import { expect, test } from 'vitest';
import { LINE_KINDS, LINES } from '@bcs/contract/features/today/kinds';
import { lineKey } from '@bcs/contract/features/today/lines';
import type { Today, TodayLine } from '@bcs/contract/features/today/model';
import { sql } from '#database/db';
import { continueIds } from '#database/seed/plant';
import { useWorld } from '#testing/world';
import { endClasses, plantClasses } from './classes.ts';
import { STAFF_OF_CLASSES } from './random-class.ts';
import { screenRows } from './screens.ts';

const world = useWorld();
/** The number of random classes, each tested with one of its people; `TODAY_CLASSES=10000` for the full test. */
const CLASSES = Number(process.env['TODAY_CLASSES'] ?? 60);
const BATCH = 200;

interface Compared {
  readonly compared: number;
  readonly lines: number;
  readonly differences: string[];
}

/** Compares each line of a person with its page; without a line, the page must be empty. */
async function compare(
  name: (typeof STAFF_OF_CLASSES)[number],
  bend: (line: TodayLine) => TodayLine,
): Promise<Compared> {
  const client = world.as(name);
  const { body } = await client.call('today');
  const today: Today = body;
  const differences = today.unchecked.map((kind) => `${name}: ${kind} could not be checked`);
  let compared = 0;
  const lines = new Map(today.lines.map((line) => [lineKey(line), bend(line)]));
  for (const { enrollmentId, role, code } of today.classes) {
    const courseId = Number(code.slice(2));
    // each class is tested with one of its people
    if (!code.startsWith('R-') || STAFF_OF_CLASSES[courseId % STAFF_OF_CLASSES.length] !== role) continue;
    const place = { client, role, enrollmentId, courseId };
    for (const kind of LINE_KINDS) {
      const own = LINES[kind].roles.includes(role) || (kind === 'remoteRequests' && role === 'cm');
      const here = [...lines.values()].filter((line) => line.enrollmentId === enrollmentId && line.kind === kind);
      if (!own) {
        if (here.some(({ readOnly }) => !readOnly)) differences.push(`${role} has ${kind} in ${code}`);
        continue;
      }
      // if a cohort hides careers or chats, there are no lines regardless of the data
      if (here.length === 0 && (kind === 'attendance' || kind === 'careerFeedback')) continue;
      const places = here.length > 0 ? here : [{ objectId: null, count: 0 }];
      for (const { objectId, count } of places) {
        const rows = await screenRows(kind, place, { courseId, objectId });
        compared += 1;
        if (rows !== count) differences.push(`${role} ${kind} in ${code}: ${count} in Today, ${rows} on the screen`);
      }
    }
  }
  return { compared, lines: lines.size, differences };
}

async function compareAll(bend: (line: TodayLine) => TodayLine = (line) => line): Promise<Compared> {
  const all = [];
  for (const name of STAFF_OF_CLASSES) all.push(await compare(name, bend));
  return {
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
    lines: all.reduce((sum, { lines }) => sum + lines, 0),
    differences: all.flatMap(({ differences }) => differences),
  };
}

test('the number of each line is that of the rows of its screen, in any class [SUCC-009, SUCC-010, SUCC-011, SUCC-012, SUCC-013, SUCC-014]', async () => {
  await world.db.run(sql`
    insert into refused_addresses (address, answer, stopped_at)
    select email, '550 5.1.1 No such user', ${world.now}::timestamptz from accounts where id % 3 = 0`);
  const all = { compared: 0, lines: 0, differences: [] as string[] };
  for (let seed = 1, left = CLASSES; left > 0; seed += 1, left -= BATCH) {
    // nobody is staff in ten thousand classes at the same time
    await endClasses(world.db);
    await plantClasses(world.db, Math.min(BATCH, left), seed, world.now);
    await continueIds(world.db);
    const { differences, compared, lines } = await compareAll();
    all.compared += compared;
    all.lines += lines;
    all.differences.push(...differences);
  }
  if (CLASSES > BATCH) process.stdout.write(`${CLASSES} classes, ${all.compared} numbers, ${all.lines} lines\n`);
  expect(all.differences).toEqual([]);
  expect(all.compared).toBeGreaterThan(CLASSES);
  expect(all.lines).toBeGreaterThan(CLASSES);
}, 3_600_000);

test('a number that is one too high is found', async () => {
  const bent = await compare('instructor', (line) =>
    line.kind === 'comments' ? { ...line, count: line.count + 1 } : line,
  );
  expect(bent.differences.length).toBeGreaterThan(0);
});
