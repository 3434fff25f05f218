import { GRAPHQL_LIMITS } from '@bcs/contract/features/instructor-api/limits';
import type { DiceRoll } from './malformed.ts';

/** A request that somebody with a token might send to learn what they may not, or to overload the server. */
type Attack = (roll: DiceRoll) => unknown;

const some = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n)).join(' ');
const ids = [
  '1',
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '99999999999999999999',
  '1.5',
  '"1"',
  'null',
  '[1]',
  '{a:1}',
  '$x',
];
const idOf = (roll: DiceRoll) => (roll(3) === 0 ? (ids[roll(ids.length)] ?? '1') : String(1 + roll(700_000)));
const FIELDS = ['course', 'session', 'assignment'] as const;
const field = (roll: DiceRoll) => {
  const listed: readonly string[] = [
    `${FIELDS[roll(3)]}(id: ${idOf(roll)}) { __typename }`,
    `course(id: ${100 + roll(120)}) { name attendance { name students { student { lastName } } } }`,
    `sessions(enrollmentId: ${1 + roll(900)}) { id name }`,
    `assignments(enrollmentId: ${1 + roll(900)}) { calendarAssignments { title } }`,
    `attendance(courseId: ${100 + roll(120)}) { name students { student { lastName } } }`,
    `grades(courseId: ${100 + roll(120)}) { students { student { lastName } } assignments { title } }`,
    `weeklyFeedback(courseId: ${100 + roll(120)}) { week classOverall }`,
    `session(id: ${1 + roll(700_000)}) { session { name } students { student { lastName } } }`,
    `assignment(id: ${1 + roll(700_000)}) { assignment { title } students { student { lastName } } }`,
  ];
  return listed[roll(listed.length)] ?? '';
};
const named = (count: number, roll: DiceRoll) => `{ ${some(count, (n) => `a${n}: ${field(roll)}`)} }`;

/** The known kinds of attacks against GraphQL servers. */
const ATTACKS: readonly Attack[] = [
  // many aliases
  (roll) => ({ query: named(1 + roll(20), roll) }),
  (roll) => ({ query: named(21 + roll(200), roll) }),
  // deep nesting
  (roll) => {
    const levels = 1 + roll(60);
    return {
      query: `{ me { enrollments { course ${'{ cohort { program '.repeat(levels)}{ name }${' } }'.repeat(levels)} } } }`,
    };
  },
  (roll) => ({ query: `${'{'.repeat(1 + roll(4000))}a` }),
  // circular fragments, and fragments that double with each step
  (roll) => {
    const count = 1 + roll(12);
    return {
      query: `{ ...f0 } ${some(count, (n) => `fragment f${n} on Query { me { userAccount { id } } ...f${(n + 1) % count} }`)}`,
    };
  },
  (roll) => {
    const count = 2 + roll(14);
    const pair = (n: number) => `fragment f${n} on Query { ...f${n + 1} ... on Query { ...f${n + 1} } }`;
    return { query: `{ ...f0 } ${some(count, pair)} fragment f${count} on Query { ${field(roll)} }` };
  },
  (roll) => {
    const count = 2 + roll(6);
    const pair = (n: number) => `fragment f${n} on Enrollment { a${n}: course { id } ...f${n + 1} ...f${n + 1} }`;
    return {
      query: `{ me { enrollments { ...f0 } } } ${some(count, pair)} fragment f${count} on Enrollment { sessions { id } }`,
    };
  },
  // huge numbers of directives and arguments
  (roll) => ({ query: `{ me ${'@include(if: true) '.repeat(1 + roll(300))} { userAccount { id } } }` }),
  (roll) => ({ query: `{ course(id: [${some(roll(2000), (n) => `${n}`)}]) { id } }` }),
  // lists within lists
  () => ({
    query: `{ me { enrollments { sessions { videoUrlList { url } } assignments { calendarAssignments { title } currentWeekAssignments { title }
      nextDueAssignments { title } overdueAssignments { title } } course { grades { gradebook { student { lastName } } } attendance { students { statusCode } } } } } }`,
  }),
  // recursive queries of the schema
  (roll) => {
    const levels = 1 + roll(40);
    return {
      query: `{ __schema { types { fields ${'{ type { fields '.repeat(levels)}{ name }${' } }'.repeat(levels)} } } }`,
    };
  },
  // batches, mutations, and invalid queries
  (roll) => Array.from({ length: 1 + roll(50) }, () => ({ query: `{ ${field(roll)} }` })),
  (roll) => ({ query: `${['mutation', 'subscription'][roll(2)]} { ${field(roll)} }` }),
  (roll) => ({ query: named(3, roll).slice(0, roll(120)) }),
  (roll) => ({
    query: ['\0', '\ud800', '"""', '{ a(b: """', '#', '{ me { userAccount { id } } } #\u202e', '‮{', '\\u{110000}'][
      roll(8)
    ],
  }),
  (roll) => ({ query: 'x'.repeat(GRAPHQL_LIMITS.length - 5 + roll(10)) }),
  // variables of every kind
  (roll) => ({
    query: 'query ($x: Int!) { course(id: $x) { name } }',
    variables: { x: JSON.parse(['1', '"1"', '1e99', 'null', '[]', '{}', 'true', '-5'][roll(8)] ?? '1') as unknown },
  }),
  (roll) => ({
    query: 'query ($x: Int!) { course(id: $x) { name } }',
    variables: [null, [], 'x', 5, { ['__proto__x']: 1 }, { constructor: 1 }][roll(6)],
  }),
  (roll) => ({
    query: 'query a { me { userAccount { id } } } query b { me { userAccount { id } } }',
    operationName: [undefined, 'a', 'c', '__proto__', 5, ''][roll(6)],
  }),
];

/** The attack with this number; the kinds alternate. */
export const attackQuery = (number: number, roll: DiceRoll): unknown =>
  (ATTACKS[number % ATTACKS.length] as Attack)(roll);
