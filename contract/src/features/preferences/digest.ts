import { countText } from '#features/cohort-health/small-groups';
import { courseDayText, daysText, shareText } from '#features/cohort-health/columns';
import type { CohortRow } from '#features/cohort-health/model';
import { GRADUATION_STANDINGS } from '#features/graduation/standing';
import { MAIL_KIND_OF } from '#features/notifications/mail-kinds';
import type { NewsKind } from '#features/notifications/model-mail';
import { lineHref, LINES } from '#features/today/kinds';
import { compareLines, type WaitingLine } from '#features/today/lines';
import { compareInstants, momentText, type Instant, type Zone } from '#kernel/clock';
import { plural } from '#kernel/plural';
import type { Role } from '#kernel/roles';
import { countedText, lineOf, placeOf, type MailLine, type News } from './news.ts';

/** A class of the reader. */
export interface DigestClass {
  readonly enrollmentId: number;
  readonly role: Role;
  readonly code: string;
  readonly timeZone: Zone;
  /** Tells whether Today of this class is told, so that news of what waits is not told as well. */
  readonly tellsWaiting: boolean;
}
interface InClass {
  readonly enrollmentId: number;
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
  readonly cohorts: readonly CohortRow[];
}

export interface DigestSection {
  readonly title: string;
  readonly lines: readonly MailLine[];
}
/** A digest as it is mailed, and as the page of preferences shows the next one. */
export interface Digest {
  readonly subject: string;
  readonly sections: readonly DigestSection[];
  readonly button: string;
  readonly href: string;
}

/** More lines of a section are only counted. */
const MOST_LINES = 20;

/** News of kinds that Today counts by itself. SUCC-081 */
const WAITS: readonly NewsKind[] = ['remoteRequests', 'submissions', 'comments', 'support'];

type InDigest = News & { readonly of: DigestClass };

function section(title: string, lines: readonly MailLine[], moreAt: string): DigestSection[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LINES;
  const rest = more > 0 ? [{ text: `and ${more} more`, href: moreAt }] : [];
  return [{ title, lines: [...lines.slice(0, MOST_LINES), ...rest] }];
}

/** The line with its class, for readers who are in several. */
const named = (facts: DigestFacts, { text, href }: MailLine, of: DigestClass): MailLine => ({
  text: facts.classes.length > 1 ? `${text} (${of.code})` : text,
  href,
});

/** News of which only the number is told, as one line for each class and kind. */
function countedLines(facts: DigestFacts, news: readonly InDigest[]): MailLine[] {
  const groups = Map.groupBy(news, ({ type, of }) => `${of.enrollmentId} ${MAIL_KIND_OF[type]}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const text = first && countedText(first, group.length);
    return first && text ? [named(facts, { text, href: placeOf(first) }, first.of)] : [];
  });
}

const dueLine = (facts: DigestFacts, { title, due, assignmentId }: DueNext, of: DigestClass): MailLine => {
  const when = momentText(due, of.timeZone);
  return named(facts, { text: `${title}, due ${when}`, href: `/coursework/${assignmentId}/show` }, of);
};

/** The page of Today leads into the class of a line; an address alone opens the class that was chosen last. */
const waitingLine = (facts: DigestFacts, line: WaitingLine, of: DigestClass): MailLine => {
  const href = facts.classes.length > 1 ? '/today' : lineHref(line, of.role);
  return named(facts, { text: LINES[line.kind].text(line), href }, of);
};

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

const cohortLine = (row: CohortRow): MailLine => ({
  text: `${row.code}: ${cohortFigures(row)}`,
  href: `/cohort/${row.courseId}`,
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
  const waiting = facts.waiting.toSorted(compareLines(now));
  // what is due next is never a reason to write by itself: the reminder of it is
  const isSilent = own.length + counted.length + waiting.length + facts.cohorts.length === 0 && !news.some(isDueNext);
  if (isSilent) return null;
  const due = facts.due.toSorted((a, b) => compareInstants(a.due, b.due));
  const lineIn = (each: InDigest) => named(facts, lineOf(each), each.of);
  const sections = [
    ...section(
      'Waiting for you',
      waiting.flatMap((line) => {
        const of = classes.get(line.enrollmentId);
        return of ? [waitingLine(facts, line, of)] : [];
      }),
      '/today',
    ),
    ...section(
      'Due next',
      due.flatMap((item) => {
        const of = classes.get(item.enrollmentId);
        return of ? [dueLine(facts, item, of)] : [];
      }),
      '/coursework',
    ),
    ...section('Graded', graded.map(lineIn), '/notifications'),
    ...section('New and changed', [...changed.map(lineIn), ...counted], '/notifications'),
    ...section('Your classes', facts.cohorts.map(cohortLine), '/cohort'),
  ];
  return {
    ...headOf(facts, { due: due.length, graded: graded.length, changed: changed.length + counted.length }),
    sections,
  };
}

function headOf(
  { waiting, cohorts }: DigestFacts,
  { due, graded, changed }: { readonly due: number; readonly graded: number; readonly changed: number },
): Pick<Digest, 'subject' | 'button' | 'href'> {
  const parts = [
    waiting.length > 0 && `${plural(waiting.length, 'task')} waiting`,
    due > 0 && `${due} due next`,
    graded > 0 && `${graded} graded`,
    changed > 0 && `${changed} new or changed`,
    cohorts.length > 0 && `figures for ${plural(cohorts.length, 'class', 'classes')}`,
  ].filter((part) => part !== false);
  const subject = `${cohorts.length > 0 ? 'Your week' : 'Your day'}: ${parts.join(', ')}`;
  if (waiting.length > 0) return { subject, button: 'Open Today', href: '/today' };
  if (graded + changed > 0) return { subject, button: 'Open notifications', href: '/notifications' };
  return due > 0
    ? { subject, button: 'Open coursework', href: '/coursework' }
    : { subject, button: 'Open Cohorts', href: '/cohort' };
}
