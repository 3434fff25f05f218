import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { addClass } from './random-class.ts';
import { randomRows, type RandomRow } from './random.ts';

/** The tables in the order in which they refer to each other. */
const TABLES = `courses enrollments sessions attendance remote_requests remote_decisions assignments submissions
  submission_grades career_feedback submission_comments chat_conversations chat_bridges support_tickets`.split(/\s+/);

async function insert(db: Db, table: string, rows: readonly RandomRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await db.run(sql`
    insert into ${raw(table)} (${raw(columns)}) overriding system value
    select ${raw(columns)} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`);
}

/** Plants small random classes with the same staff; their codes are their ids after 'R-'. */
export async function plantClasses(db: Db, count: number, seed: number, now: Instant): Promise<void> {
  const base = 10_000_000 + seed * 1_000_000;
  const cohorts = { shown: base + 1, hidden: base + 2 };
  await db.run(sql`
    insert into cohorts (university_id, id, program_id, name, start_date, end_date, hide_career_services, hide_live_chat)
    overriding system value
    select ${IDS.northfield}::int, id, ${IDS.activeProgram}::int, 'Random ' || id, '2026-01-01', '2026-12-01', hides, hides
    from (values (${cohorts.shown}::int, false), (${cohorts.hidden}::int, true)) as t(id, hides)`);
  const dice = randomRows(seed, base + 10, now);
  for (let k = 0; k < count; k += 1) addClass(dice, cohorts);
  for (const table of TABLES) await insert(db, table, dice.rows.get(table) ?? []);
}

/** Ends everybody's enrollment in these classes, so that the next ones are examined alone. */
export const endClasses = (db: Db): Promise<number> =>
  db.run(sql`
    update enrollments e set active = false from courses c
    where c.university_id = e.university_id and c.id = e.course_id and c.code like 'R-%' and e.active`);
