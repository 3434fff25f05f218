import { openPostgres } from '@bcs/server/database/postgres';
import { migrate } from '@bcs/server/database/migrate';
import { simulateMailDays } from '@bcs/server/testing/mail-days/simulate';
import type { Drill } from './drill.ts';

/** Both changes of the clocks in all four zones lie in these days. */
const [FROM, DAYS] = ['2026-10-02', 186];
const STUDENTS_A_COURSE = 24;
const COURSES = 84;
/** The most people in class at the same time; the classes of more people are held one group after the other. */
const IN_CLASS = 5000;
/** People who hear of something every day of the half-year. */
const EVERY_DAY = 90;
/** The number of others who hear of something in a day: half a year brings more than 100,000 events. */
const CHANGES_A_DAY = 600;

/** Half a year of mails in some minutes: two processes that are killed again and again, and a mail server with moods. */
export const mail: Drill = {
  name: 'mail',
  about:
    'half a year of mails by two processes that are killed again and again, to a mail server that refuses and breaks off',
  run: async ({ postgres, seconds, courses = COURSES, say, check }) => {
    const url = await postgres.create('bcs_mail');
    const database = await openPostgres(url, { poolSize: 1 });
    await migrate(database);
    await database.close();
    const people = courses * STUDENTS_A_COURSE;
    const days = seconds < 60 ? 40 : DAYS;
    const began = performance.now();
    const came = await simulateMailDays({
      url,
      from: FROM,
      days,
      people,
      daily: Math.min(EVERY_DAY, Math.floor(people / 40)),
      changesADay: Math.min(CHANGES_A_DAY, people / 12),
      inClass: Math.min(IN_CLASS, people),
      killedInPercent: people > IN_CLASS ? 2 : 6,
      say,
    });
    say(
      `${people} people, ${days} days in ${((performance.now() - began) / 60_000).toFixed(1)} minutes: ${JSON.stringify(came)}`,
    );
    for (const problem of came.problems) say(problem);
    check('promises that were not kept', came.problems.length, 0, 'at most');
    check('times that a process was killed', came.kills, Math.floor(days / 20), 'at least');
    check(
      'copies of mails of which nobody knew whether they were kept, for each break or kill',
      came.copies / (came.brokenOff + came.kills * 10),
      1,
      'at most',
    );
  },
};
