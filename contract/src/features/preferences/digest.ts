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
import { countedText, toMailLine, newsPath, type MailLine, type News } from './news.ts';
import { composeHead, composeSections, type DigestSection, type InClass, type SectionLine } from './sections.ts';

/** A class of the reader. */
export interface DigestClass {
  readonly enrollmentId: number;
  readonly role: Role;
  readonly code: string;
  readonly timeZone: Zone;
  /** True if the digest lists the tasks of this class, so that news about the same tasks is left out. */
  readonly tellsWaiting: boolean;
}
/** Work that is due soon and not submitted. */
export interface DueNext extends InClass {
  readonly assignmentId: number;
  readonly title: string;
  readonly due: Instant;
}
/** The facts of a digest: only what its reader wants and has not read. */
export interface DigestFacts {
  readonly classes: readonly DigestClass[];
  readonly due: readonly DueNext[];
  readonly news: readonly (InClass & Omit<News, 'role'>)[];
  readonly waiting: readonly WaitingLine[];
  readonly cohorts: readonly (InClass & CohortRow)[];
}

/** A digest as it is mailed; the preferences show the next one. */
export interface Digest {
  readonly subject: string;
  readonly sections: readonly DigestSection[];
  readonly button: string;
  readonly href: string;
}

/** Kinds of news whose number Today already shows. SUCC-081 */
const WAITS: readonly NewsKind[] = ['remoteRequests', 'submissions', 'comments', 'support'];

type InDigest = News & { readonly of: DigestClass };

/** Prefixes the class of a line, if the reader is in several classes. */
const named = (facts: DigestFacts, { text, href }: MailLine, of: DigestClass): SectionLine => ({
  text: facts.classes.length > 1 ? `${text} (${of.code})` : text,
  href,
  enrollmentId: of.enrollmentId,
});

/** Summarizes news that may only be counted: one line for each class and kind. */
function countedLines(facts: DigestFacts, news: readonly InDigest[]): SectionLine[] {
  const groups = Map.groupBy(news, ({ type, of }) => `${of.enrollmentId} ${MAIL_KIND_OF[type]}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const text = first && countedText(first, group.length);
    return first && text ? [named(facts, { text, href: newsPath(first) }, first.of)] : [];
  });
}

const dueLine = (facts: DigestFacts, { title, due, assignmentId }: DueNext, of: DigestClass): SectionLine => {
  const when = momentText(due, of.timeZone);
  return named(facts, { text: `${title}, due ${when}`, href: `/coursework/${assignmentId}/show` }, of);
};

const waitingLine = (facts: DigestFacts, line: WaitingLine, of: DigestClass): SectionLine =>
  named(facts, { text: LINES[line.kind].text(line), href: lineHref(line, of.role) }, of);

const waitText = ({ waiting, oldestWaiting }: CohortRow): string => {
  if (waiting === 0) return 'nothing to grade';
  return oldestWaiting ? `${waiting} to grade (the oldest for ${daysText(oldestWaiting)})` : `${waiting} to grade`;
};

/**
 * Words the figures of a class in one line, in the order of the cohort page. Unknown and hidden figures are left out.
 * SUCC-064
 */
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

const cohortLine = (row: InClass & CohortRow): SectionLine => ({
  text: `${row.code}: ${cohortFigures(row)}`,
  href: `/cohort/${row.courseId}`,
  enrollmentId: row.enrollmentId,
});

const isGrade = ({ type }: Pick<News, 'type'>) => MAIL_KIND_OF[type] === 'grades';

/** Composes the digest of a person; null if there is nothing to report. SUCC-081, D-266 */
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
  // upcoming due dates alone are no reason to write, since they have their own reminder
  const isSilent =
    own.length + counted.length + facts.waiting.length + facts.cohorts.length === 0 && !news.some(isDueNext);
  if (isSilent) return null;
  const linesOf = <Item extends InClass>(
    items: readonly Item[],
    line: (all: DigestFacts, item: Item, of: DigestClass) => SectionLine,
  ): SectionLine[] =>
    items.flatMap((item) => {
      const of = classes.get(item.enrollmentId);
      return of ? [line(facts, item, of)] : [];
    });
  const lineIn = (each: InDigest) => named(facts, toMailLine(each), each.of);
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
  return { ...composeHead(lines), sections: composeSections(lines) };
}
