import { countText } from '#features/cohort-health/small-groups';
import { courseDayText, daysText, shareText } from '#features/cohort-health/words';
import type { CohortRow } from '#features/cohort-health/model';
import { GRADUATION_STANDINGS } from '#features/graduation/standing';
import { MAIL_KIND_OF } from '#features/notifications/mail-kinds';
import type { NewsKind } from '#features/notifications/model';
import { lineHref, LINES } from '#features/today/kinds';
import { compareLines, type WaitingLine } from '#features/today/lines';
import { compareInstants, momentText, type Instant, type Zone } from '#kernel/clock';
import { plural } from '#kernel/plural';
import type { Role } from '#kernel/roles';
import { countedText, lineOf, placeOf, type MailLine, type News } from './news.ts';
import { headOf, sectionsOf, type DigestSection, type InClass, type Line } from './sections.ts';

/** A class of the reader. */
export interface DigestClass {
  readonly enrollmentId: number;
  readonly role: Role;
  readonly code: string;
  readonly timeZone: Zone;
  /** Tells whether Today of this class is told, so that news of what waits is not told as well. */
  readonly tellsWaiting: boolean;
}
/** Work that is not handed in. */
export interface DueNext extends InClass {
  readonly assignmentId: number;
  readonly title: string;
  readonly due: Instant;
}
/** All that a digest is made of: only what its reader wants and has not read. */
export interface DigestFacts {
  readonly classes: readonly DigestClass[];
  readonly due: readonly DueNext[];
  readonly news: readonly (InClass & Omit<News, 'role'>)[];
  readonly waiting: readonly WaitingLine[];
  readonly cohorts: readonly (InClass & CohortRow)[];
}

/** A digest as it is mailed, and as the page of preferences shows the next one. */
export interface Digest {
  readonly subject: string;
  readonly sections: readonly DigestSection[];
  readonly button: string;
  readonly href: string;
}

/** News of kinds that Today counts by itself. SUCC-081 */
const WAITS: readonly NewsKind[] = ['remoteRequests', 'submissions', 'comments', 'support'];

type InDigest = News & { readonly of: DigestClass };

/** The line with its class, which is named to readers who are in several. */
const named = (facts: DigestFacts, { text, href }: MailLine, of: DigestClass): Line => ({
  text: facts.classes.length > 1 ? `${text} (${of.code})` : text,
  href,
  enrollmentId: of.enrollmentId,
});

/** News of which only the number is told, as one line for each class and kind. */
function countedLines(facts: DigestFacts, news: readonly InDigest[]): Line[] {
  const groups = Map.groupBy(news, ({ type, of }) => `${of.enrollmentId} ${MAIL_KIND_OF[type]}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const text = first && countedText(first, group.length);
    return first && text ? [named(facts, { text, href: placeOf(first) }, first.of)] : [];
  });
}

const dueLine = (facts: DigestFacts, { title, due, assignmentId }: DueNext, of: DigestClass): Line => {
  const when = momentText(due, of.timeZone);
  return named(facts, { text: `${title}, due ${when}`, href: `/coursework/${assignmentId}/show` }, of);
};

const waitingLine = (facts: DigestFacts, line: WaitingLine, of: DigestClass): Line =>
  named(facts, { text: LINES[line.kind].text(line), href: lineHref(line, of.role) }, of);

const waitText = ({ waiting, oldestWaiting }: CohortRow): string => {
  if (waiting === 0) return 'nothing to grade';
  return oldestWaiting ? `${waiting} to grade (the oldest for ${daysText(oldestWaiting)})` : `${waiting} to grade`;
};

/** The figures of a class in one line, in the order of the cohort page; what is not known, or too few to show, is left out. SUCC-064 */
const cohortFigures = (row: CohortRow): string => {
  const { attendance, submittedInTime, standings } = row;
  const standing = GRADUATION_STANDINGS.map((each) => `${countText(standings[each])} ${each}`);
  return [
    courseDayText(row, 'Day '),
    plural(row.active, 'student'),
    attendance !== null && `attendance ${shareText(attendance)}`,
    submittedInTime !== null && `${shareText(submittedInTime)} of work on time`,
    ...(row.courseDay === 0 ? [] : standing),
    waitText(row),
  ]
    .filter((part) => part !== false)
    .join(', ');
};

const cohortLine = (row: InClass & CohortRow): Line => ({
  text: `${row.code}: ${cohortFigures(row)}`,
  href: `/cohort/${row.courseId}`,
  enrollmentId: row.enrollmentId,
});

const isGrade = ({ type }: Pick<News, 'type'>) => MAIL_KIND_OF[type] === 'grades';

/** The digest of somebody; null where there is nothing to say. SUCC-081, D-266 */
export function composeDigest(facts: DigestFacts, now: Instant): Digest | null {
  const classes = new Map(facts.classes.map((of) => [of.enrollmentId, of]));
  const news = facts.news.flatMap(({ enrollmentId, ...each }): InDigest[] => {
    const of = classes.get(enrollmentId);
    return of ? [{ ...each, role: of.role, of }] : [];
  });
  const isDueNext = ({ type, content, of }: InDigest) =>
    type === 'ASSIGNMENT_DUE' &&
    facts.due.some(
      ({ assignmentId, enrollmentId }) => assignmentId === content.assignmentId && enrollmentId === of.enrollmentId,
    );
  const isTold = (each: InDigest) =>
    each.of.tellsWaiting && countedText(each, 1) !== null && WAITS.includes(MAIL_KIND_OF[each.type]);
  const own = news.filter((each) => countedText(each, 1) === null && !isDueNext(each));
  const counted = countedLines(
    facts,
    news.filter((each) => countedText(each, 1) !== null && !isTold(each)),
  );
  const [graded, changed] = [own.filter(isGrade), own.filter((each) => !isGrade(each))];
  // what is due next is never a reason to write by itself: the reminder of it is
  const isSilent =
    own.length + counted.length + facts.waiting.length + facts.cohorts.length === 0 && !news.some(isDueNext);
  if (isSilent) return null;
  const linesOf = <Item extends InClass>(
    items: readonly Item[],
    line: (all: DigestFacts, item: Item, of: DigestClass) => Line,
  ): Line[] =>
    items.flatMap((item) => {
      const of = classes.get(item.enrollmentId);
      return of ? [line(facts, item, of)] : [];
    });
  const lineIn = (each: InDigest) => named(facts, lineOf(each), each.of);
  const lines = {
    waiting: linesOf(facts.waiting.toSorted(compareLines(now)), waitingLine),
    due: linesOf(
      facts.due.toSorted((a, b) => compareInstants(a.due, b.due)),
      dueLine,
    ),
    graded: graded.map(lineIn),
    changed: [...changed.map(lineIn), ...counted],
    cohorts: facts.cohorts.map(cohortLine),
  };
  return { ...headOf(lines), sections: sectionsOf(lines) };
}
