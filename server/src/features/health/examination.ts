import { setTimeout as sleep } from 'node:timers/promises';
import type { Examined } from '@bcs/contract/features/health/model';
import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Database } from '#database/db';
import { note, warning, type Installation } from './doctor/check.ts';
import { examine } from './doctor/examine.ts';

/** A page waits no longer: of a hundred thousand students every row takes some ten seconds to examine. */
const PATIENCE_MS = 5000;
const KEPT = HOUR;

interface Examination {
  readonly until: Instant;
  readonly examined: Promise<Examined[]>;
}
/** The examinations that took longer than a page waits, so that they are not repeated with each visit. */
const kept = new WeakMap<Database, Examination>();

const UNDER_WAY: Examined = {
  name: 'Examination',
  findings: [note('All rows are being examined, which takes a while here. The findings will appear automatically.')],
};

/** Examines everything; a check that fails is a finding as well, so that the rest is still seen. */
async function examineAll(installation: Installation): Promise<Examined[]> {
  const all: Examined[] = [];
  try {
    for await (const { name, findings } of examine(installation)) all.push({ name, findings: [...findings] });
  } catch (error) {
    const text = `The examination ended early: ${(error as Error).message}`;
    all.push({ name: 'Examination', findings: [warning(text)] });
  }
  return all;
}

/**
 * Reads the findings of the doctor. An examination that takes longer than a page waits continues by itself; its result
 * is kept for an hour. ADM-122
 */
export async function runExamination(installation: Installation, patienceMs = PATIENCE_MS): Promise<Examined[]> {
  const { database, now } = installation;
  const known = kept.get(database);
  const isKept = known !== undefined && known.until > now;
  const examined = isKept ? known.examined : examineAll(installation);
  const late = Symbol('late');
  const found = await Promise.race([examined, sleep(patienceMs, late, { ref: false })]);
  if (found !== late) return found as Examined[];
  if (!isKept) kept.set(database, { until: plus(now, KEPT), examined });
  return [UNDER_WAY];
}
