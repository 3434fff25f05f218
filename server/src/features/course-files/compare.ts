import { withPatternMeetings, type TargetCalendar } from '@bcs/contract/features/curricula/placed-dates';
import { decideOutcomes, type ItemOutcome } from '@bcs/contract/features/course-files/outcome';
import { indexChoices } from '@bcs/contract/features/course-files/three-way';
import type { TakeOverWanted } from '@bcs/contract/features/course-files/model';
import { detectPattern } from '@bcs/contract/features/scheduling/patterned-dates';
import type { Db } from '#database/db';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { getCurriculum } from '#features/curricula/queries-class';
import { itemsOfClass, type Curriculum, type ItemsOfClass } from '#features/curricula/queries-items';
import type { ScheduleFacts } from '#features/scheduling/queries-class';
import { countSubmitted, findBases, type ItemAsBrought } from './queries.ts';
import { namedBySource, composeSides } from './sides.ts';
import type { FilesByKey, CourseSource, SourceContent } from './source.ts';

export type CompareContext = Readonly<{ db: Db; viewer: ClassKey; now: Instant }>;

/** A class compared with a source. */
export interface SourceComparison {
  readonly course: Curriculum & ScheduleFacts;
  readonly items: ItemsOfClass;
  readonly content: SourceContent;
  readonly bases: readonly ItemAsBrought[];
  readonly submitted: ReadonlyMap<number, number>;
  /** The class, extended to as many meetings as the source has. */
  readonly to: TargetCalendar;
  /** True if there are too few meetings, because the weekdays are unknown. */
  readonly needsPattern: boolean;
  readonly outcomes: readonly ItemOutcome[];
}

const lastMeeting = ({ sessions, assignments }: SourceContent): number =>
  Math.max(
    0,
    ...sessions.map(({ facts }) => facts.meeting ?? 0),
    ...assignments.flatMap(({ facts }) => [facts.opens.meeting ?? 0, facts.due.meeting ?? 0]),
  );

/** A request to take over what is proposed, without any choices. */
export const NOTHING_CHOSEN: TakeOverWanted = { choices: { items: [], fields: [] }, pattern: null };

/**
 * Compares a class with a source, and works out the result of the choices. ADM-103, ADM-108, ADM-109
 * @param holds whether to lock the plan of the class until the transaction ends
 */
export async function compareWith(
  { db, viewer, now }: CompareContext,
  { kind, content, resources }: Pick<CourseSource, 'kind' | 'content'> & { readonly resources: FilesByKey },
  { choices, pattern }: TakeOverWanted,
  holds: boolean,
): Promise<SourceComparison> {
  const course = await getCurriculum(db, viewer, holds);
  const items = namedBySource(itemsOfClass(course), content);
  const meetings = course.sessions.filter(({ category }) => category === 'class');
  const { startDay, timeZone, holidays } = course;
  const meets = pattern ?? detectPattern(meetings, timeZone);
  const count = lastMeeting(content);
  const to = withPatternMeetings({ startDay, timeZone, holidays, meetings, pattern: meets }, count);
  const bases = await findBases(db, viewer, kind);
  const submitted = new Map((await countSubmitted(db, viewer)).map(({ id, count: of }) => [id, of]));
  const sides = composeSides({ content, resources, items, to, bases, leftHere: course.keysLeft, submitted, now });
  return {
    course,
    items,
    content,
    bases,
    submitted,
    to,
    needsPattern: to.meetings.length < count,
    outcomes: decideOutcomes(sides, indexChoices(choices)),
  };
}
