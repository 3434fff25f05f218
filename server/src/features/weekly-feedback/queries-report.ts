import type { Viewer } from '@bcs/contract/kernel/ability';
import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findAnswers, findTurnout, type Answers, type NamedWeeks } from './queries.ts';
import { averageDataOf, reportedWeeks } from './report.ts';

/** Finds the averages of every week that this viewer may see, and the named answers of one week. */
export async function findReport(
  db: Db,
  viewer: Viewer,
  named: NamedWeeks,
  now: Instant,
): Promise<Omit<Answers, 'averages'> & { averages: AverageData[] }> {
  const weeks = reportedWeeks(await findTurnout(db, viewer), viewer, now);
  const shown = weeks.map(({ week, shownCount }) => ({ week, most: shownCount }));
  const { averages, ...rest } = await findAnswers(db, viewer, shown, named);
  return { ...rest, averages: weeks.map((each) => averageDataOf(each, averages)) };
}
