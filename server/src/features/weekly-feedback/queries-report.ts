import type { Viewer } from '@bcs/contract/kernel/ability';
import type { AverageData } from '@bcs/contract/features/weekly-feedback/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findAnswers, findTurnout, type Answers, type Named } from './queries.ts';
import { averageDataOf, weeksOf } from './report.ts';

/** The averages of every week as this viewer may see them, and who answered what in the named one. */
export async function findReport(
  db: Db,
  viewer: Viewer,
  named: Named,
  now: Instant,
): Promise<Omit<Answers, 'averages'> & { averages: AverageData[] }> {
  const weeks = weeksOf(await findTurnout(db, viewer), viewer, now);
  const shown = weeks.map(({ week, shownCount }) => ({ week, most: shownCount }));
  const { averages, ...rest } = await findAnswers(db, viewer, shown, named);
  return { ...rest, averages: weeks.map((each) => averageDataOf(each, averages)) };
}
