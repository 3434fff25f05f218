import { plural } from '#kernel/plural';
import {
  SSM_TYPE,
  SUCCESS_MANAGER,
  TEACHERS,
  CAREER_STAFF,
  CLASS_EDITORS,
  COURSE_RUNNERS,
  OVERSEERS,
  type Role,
} from '#kernel/roles';
import type { LineKind } from './model.ts';

/** The facts that the texts and the link of a line need. */
export interface LinkedLine {
  readonly courseId: number;
  readonly objectId: number | null;
  /** The session of an attendance line. */
  readonly subject: string | null;
  readonly count: number;
}

interface LineOf {
  /** The name in 'We could not check {name}. Try again.' SUCC-100 */
  readonly name: string;
  /** The roles in the class that are responsible for it; an ability limits them further if necessary. */
  readonly roles: readonly Role[];
  /** Tells whether those who oversee a class see the number of tasks of others. SUCC-014 */
  readonly overseen: boolean;
  readonly text: (line: LinkedLine) => string;
  /** 'people' if somebody waits for an answer, 'setting' if only a setting does; everything else is work. D-240 */
  readonly about?: 'people' | 'setting';
  /** The text of the button. */
  readonly action: string;
  /** The address where it can be done, with a filter that shows exactly these rows. SUCC-009, SUCC-010 */
  readonly href: (line: LinkedLine) => string;
}

const ungraded = () => '/gradebook?gradeStatus=ungraded&view=list';

/**
 * Each kind of line: whose it is, what it says, and where it leads. Lines, rights, texts, links, the filters of the
 * screens they lead to, and the tests derive from this record: a new kind is its name in the model, one entry here, its
 * rule in rules.ts, and its rows in the server's queries-facts.ts.
 *
 * Still missing, since they do not exist yet: disputed facts, own concerns that were closed, students who ask for a
 * talk, students in the queue without owner, own cases whose follow-up is due, students in the queue for milestones,
 * outcome follow-ups, and what the overview of the administration holds. SUCC-011 to SUCC-014
 */
export const LINES: Readonly<Record<LineKind, LineOf>> = {
  attendance: {
    name: 'attendance',
    roles: COURSE_RUNNERS,
    overseen: true,
    text: ({ subject, count }) => `${subject}: ${plural(count, 'student')} without attendance`,
    action: 'Take attendance',
    href: ({ objectId }) => `/sessions/${objectId}?attendance=open`,
  },
  remoteRequests: {
    name: 'remote requests',
    roles: COURSE_RUNNERS,
    overseen: true,
    about: 'people',
    text: ({ count }) => plural(count, 'remote request to decide', 'remote requests to decide'),
    action: 'Decide',
    href: () => '/remote-attendance-requests?status=pending',
  },
  npsSurvey: {
    name: 'the NPS survey',
    roles: SSM_TYPE,
    overseen: false,
    about: 'setting',
    text: () => 'The end-of-course survey is not enabled',
    action: 'See survey',
    href: () => '/#nps',
  },
  grading: {
    name: 'work to grade',
    roles: TEACHERS,
    overseen: true,
    text: ({ count }) => plural(count, 'submission to grade', 'submissions to grade'),
    action: 'Grade',
    href: ungraded,
  },
  comments: {
    name: 'comments',
    roles: TEACHERS,
    overseen: true,
    about: 'people',
    text: ({ count }) => plural(count, 'comment to answer', 'comments to answer'),
    action: 'Answer',
    href: () => '/gradebook?comments=waiting&view=list',
  },
  careerFeedback: {
    name: 'career work',
    roles: CAREER_STAFF,
    overseen: true,
    text: ({ count }) => plural(count, 'milestone to give feedback on', 'milestones to give feedback on'),
    action: 'Give feedback',
    href: ungraded,
  },
  chats: {
    name: 'chats',
    roles: [SUCCESS_MANAGER],
    overseen: true,
    about: 'people',
    text: ({ count }) => plural(count, 'student waiting in the chat', 'students waiting in the chat'),
    action: 'Reply',
    href: ({ courseId }) => `/chat?waiting=${courseId}`,
  },
  supportCases: {
    name: 'support requests',
    roles: SSM_TYPE,
    overseen: true,
    about: 'people',
    text: ({ count }) => plural(count, 'open support request'),
    action: 'Answer',
    href: ({ courseId }) => `/support-desk?state=open&course=${courseId}`,
  },
  refusedAddresses: {
    name: 'e-mail addresses',
    roles: CLASS_EDITORS,
    overseen: false,
    text: ({ count }) => plural(count, 'person whose address refuses e-mail', 'people whose addresses refuse e-mail'),
    action: 'See people',
    href: ({ courseId }) => `/admin/classes/${courseId}/roster?mail=refused`,
  },
  chatBridges: {
    name: 'chat channels',
    about: 'setting',
    roles: CLASS_EDITORS,
    overseen: false,
    text: ({ count }) => plural(count, 'chat channel was switched off', 'chat channels were switched off'),
    action: 'See channels',
    href: ({ courseId }) => `/admin/classes/${courseId}/chat`,
  },
};

/** Returns the address where a general manager who manages attendance decides the requests of a class. D-124 */
export const managedRequestsHref = (courseId: number): string =>
  `/remote-attendance-requests/all?status=pending&courseId=${courseId}`;

/** The address where a line can be done, depending on the person's role in the class. SUCC-009 */
export const lineHref = (line: LinkedLine & { readonly kind: LineKind }, role: Role): string =>
  line.kind === 'remoteRequests' && OVERSEERS.includes(role)
    ? managedRequestsHref(line.courseId)
    : LINES[line.kind].href(line);

/** All kinds, in the order in which they are checked. */
export const LINE_KINDS = Object.keys(LINES) as readonly LineKind[];
