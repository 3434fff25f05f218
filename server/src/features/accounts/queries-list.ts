import type * as calls from '@bcs/contract/features/accounts/calls';
import { invitationState, personState } from '@bcs/contract/features/accounts/states';
import type { PersonInList } from '@bcs/contract/features/accounts/model';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import { ROWS_PER_PAGE } from '@bcs/contract/kernel/listing';
import { wordsOf } from '@bcs/contract/kernel/words';
import { sql, empty, join, raw, type Sql, type Db } from '#database/db';
import { UNNAMED_MARK } from '#database/statements';
import { orderedBy, beginningsOf } from '#kernel/listing';
import { parseLoginName } from '#kernel/login-name';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-account';
import { isInState, lockedUntil } from './queries.ts';

const CLASSES_SHOWN = 3;

type Input = InputOf<typeof calls.adminPeople>;
/** The filters that narrow the list down. */
type Filters = Omit<Input, 'sort' | 'descending' | 'page'>;

const COLUMNS: Readonly<Record<Input['sort'], Sql>> = {
  name: sql`a.name_order`,
  email: sql`a.email collate "C"`,
  lastLoginAt: sql`a.last_login_at`,
};

/** An enrollment `e` of the account `a` that the viewer reaches. ADM-002 */
const reached = ({ reach }: Administrator): Sql =>
  reach.installation
    ? sql`e.account_id = a.id`
    : sql`e.account_id = a.id and e.university_id = any(${[...reach.universityIds]}::int[])`;

/** Tells who can find an account without enrollments: a university only by its complete e-mail. */
const isFound = (viewer: Administrator, search: string): Sql =>
  viewer.reach.installation
    ? sql`true`
    : sql`(exists (select from enrollments e where ${reached(viewer)}) or a.email = ${parseLoginName(search).email}
        and not exists (select from enrollments e where e.account_id = a.id))`;

/** The characters that separate the words of an e-mail in the index. */
const PUNCTUATION = /[-._@+,;:/()&"!#$%*=?^`{|}~\s]+/u;
/**
 * Builds the condition that each typed word begins a word of the name or the e-mail, for which there is an index. Case
 * and accents do not matter, and an e-mail also matches without separators.
 */
function isNamed(search: string): Sql[] {
  const { email } = parseLoginName(search);
  const isEmail = email.includes('@');
  const words = isEmail
    ? email
        .replaceAll("'", '')
        .split(PUNCTUATION)
        .filter((word) => word !== '')
    : wordsOf(search);
  if (words.length === 0) return isEmail ? [sql`false`] : [];
  const beginnings = beginningsOf(words);
  const found = (account: Sql) => sql`person_words(${account}.name_order, ${account}.email) @@ ${beginnings}::tsquery`;
  // a single letter matches almost everybody; for longer words, the planner must not walk along the order of the list
  const isFoundByAll = words.every((word) => word.length === 1);
  return [
    isFoundByAll ? found(sql`a`) : sql`a.id = any(array(select w.id from accounts w where ${found(sql`w`)}))`,
    ...(isEmail ? [sql`strpos(a.email, ${email}) > 0`] : []),
  ];
}

function isEnrolled(viewer: Administrator, { role, universityId, cohortId, courseId }: Filters): Sql {
  const wanted = [
    ...(role === null ? [] : [sql`e.role = ${role}`]),
    ...(universityId === null ? [] : [sql`e.university_id = ${universityId}`]),
    ...(cohortId === null ? [] : [sql`c.cohort_id = ${cohortId}`]),
    ...(courseId === null ? [] : [sql`e.course_id = ${courseId}`]),
  ];
  if (wanted.length === 0) return sql`true`;
  // former members still belong to the university, but to no class, cohort or role
  const isOfNow = role !== null || cohortId !== null || courseId !== null;
  const ofCohort =
    cohortId === null ? empty : sql`join courses c on c.university_id = e.university_id and c.id = e.course_id`;
  return sql`exists (
    select from enrollments e ${ofCohort}
    where ${reached(viewer)} ${isOfNow ? sql`and e.active` : empty} and ${join(wanted, ' and ')})`;
}

/** Selects the accounts `a` within reach that pass the filters. ADM-015, ADM-016 */
export const accountsInReach = (viewer: Administrator, wanted: Filters, now: Instant): Sql =>
  join(
    [
      isFound(viewer, wanted.search),
      ...isNamed(wanted.search),
      isEnrolled(viewer, wanted),
      ...(wanted.state === null ? [] : [isInState(wanted.state, now)]),
    ],
    ' and ',
  );

interface Row extends Omit<PersonInList, 'state' | 'invitation'> {
  readonly active: boolean;
  readonly invitation: { courseId: number; sentAt: Instant | null; failedAt: Instant | null; accepted: boolean } | null;
}

/** Finds the people of one page and the total number in one statement. ADM-015, ADM-016 */
export async function findPeople(
  db: Db,
  viewer: Administrator,
  wanted: Input,
  now: Instant,
): Promise<Omit<OutputOf<typeof calls.adminPeople>, 'choices'>> {
  const { sort, descending, page } = wanted;
  const order = sql`${orderedBy(COLUMNS[sort], descending)}, a.id`;
  const among = sql`from accounts a where ${accountsInReach(viewer, wanted, now)}`;
  // planned for each search, because a generic plan for all filters would read every account
  const { total, rows } = await db.one<{ total: number; rows: Row[] }>(sql`${raw(UNNAMED_MARK)}
    select (select count(*) ${among}) as total, coalesce((
      select json_agg(json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'email', a.email,
        'active', a.active, 'lastLoginAt', iso(a.last_login_at), 'lockedUntil', iso(${lockedUntil(now)}),
        'classes', k.classes, 'classCount', k.count, 'invitation', i.invitation) order by p.place)
      from (select a.id, row_number() over (order by ${order}) as place ${among}
        order by ${order} offset ${page * ROWS_PER_PAGE} limit ${ROWS_PER_PAGE}) p
      join accounts a on a.id = p.id
      cross join lateral (
        select count(*) as count, coalesce(json_agg(json_build_object('courseId', e.course_id, 'code', e.code,
          'university', e.university, 'role', e.role) order by e.place) filter (where e.place <= ${CLASSES_SHOWN}), '[]') as classes
        from (
          select e.course_id, c.code, u.name as university, e.role,
            row_number() over (order by c.start_date desc, e.id desc) as place
          from enrollments e
          join courses c on c.university_id = e.university_id and c.id = e.course_id
          join universities u on u.id = e.university_id
          where ${reached(viewer)} and e.active) e) k
      left join lateral (
        select json_build_object('courseId', i.course_id, 'sentAt', iso(i.sent_at), 'failedAt', iso(i.failed_at), 'accepted', ${HAS_OWN_PASSWORD}) as invitation
        from invitations i where i.account_id = a.id ${invitedWithin(viewer)}
        order by i.id desc limit 1) i on true), '[]') as rows`);
  return { rows: rows.map((row) => shown(row, now)), total };
}

/** Tells whether invitation `i` is for a class that the viewer reaches. */
const invitedWithin = ({ reach }: Administrator): Sql =>
  reach.installation ? empty : sql`and i.university_id = any(${[...reach.universityIds]}::int[])`;

const shown = ({ active, invitation, ...row }: Row, now: Instant): PersonInList => {
  const state = personState({ ...row, active }, now);
  const isAwaited = state === 'invited' && invitation !== null;
  return {
    ...row,
    state,
    invitation: isAwaited ? { courseId: invitation.courseId, state: invitationState(invitation, now) } : null,
  };
};
