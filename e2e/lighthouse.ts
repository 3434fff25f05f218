/** Lets Lighthouse judge first views, including speed: `npm run lighthouse`, on an idle machine. */
import { IDS } from '@bcs/server/database/seed/ids';
import type { Person } from './harness/people.ts';
import { CATEGORIES, judge, type LighthouseCategory, type Judgement, type Visit } from './harness/lighthouse.ts';
import { clearWorld, startApp, plantWorld } from './harness/running-app.ts';

const TIMES = 3;
const ATTEMPTS = 3;
/** The scores that a page must reach; speed on a phone is judged with a fourfold slowdown. */
const AIM = 95;
const AIM_OF_PRIVATE_PAGES_ON_A_PHONE = 90;

const { todaysSession, ungradedAssignment } = IDS;
const PRIVATE: readonly [path: string, person: Person][] = [
  ['/', 'student'],
  [`/coursework/${ungradedAssignment}/show`, 'student'],
  ['/gradebook', 'instructor'],
  [`/sessions/${todaysSession}`, 'student'],
];
const VISITS: readonly Visit[] = [
  { path: '/login', person: null, device: 'desktop', categories: CATEGORIES },
  { path: '/', person: 'student', device: 'desktop', categories: CATEGORIES },
  { path: '/login', person: null, device: 'phone', categories: CATEGORIES },
  ...PRIVATE.map(([path, person]): Visit => ({ path, person, device: 'phone', categories: CATEGORIES })),
];
const aimOf = ({ device, person }: Visit, category: LighthouseCategory) =>
  category === 'performance' && device === 'phone' && person ? AIM_OF_PRIVATE_PAGES_ON_A_PHONE : AIM;

/** Judges again when Lighthouse loses its page, which now and then happens for no reason. */
async function judgeAgain(origin: string, visit: Visit): Promise<Judgement> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await judge(origin, visit);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const world = await plantWorld();
const app = await startApp(world);
try {
  for (const visit of VISITS) {
    const runs: Judgement[] = [];
    while (runs.length < TIMES) runs.push(await judgeAgain(app.origin, visit));
    const scores = CATEGORIES.map((category) => ({
      category,
      score: median(runs.map((run) => run.scores[category] ?? 0)),
    }));
    const busy = median(runs.map(({ busyMs }) => busyMs));
    console.log(
      `${visit.path} ${visit.device}: ${scores.map(({ category, score }) => `${category} ${score}`).join(', ')}, main thread busy for ${busy} ms`,
    );
    if (scores.some(({ category, score }) => score < aimOf(visit, category))) process.exitCode = 1;
  }
} finally {
  await app.close();
  await clearWorld(world);
}
