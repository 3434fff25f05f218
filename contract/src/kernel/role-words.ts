import { ROLE_NAMES, ROLES, type Role } from './roles.ts';

/**
 * Words for roles in other systems and languages. The word administrator is missing, because it should not grant that
 * role.
 */
const ROLE_SYNONYMS: Readonly<Partial<Record<Role, readonly string[]>>> = {
  student: [
    'learner',
    'participant',
    'trainee',
    'pupil',
    'student enrollment',
    'schüler',
    'schülerin',
    'studierende',
    'teilnehmer',
    'teilnehmerin',
    'estudiante',
    'alumno',
    'alumna',
    'étudiant',
    'étudiante',
  ],
  instructor: [
    'teacher',
    'lecturer',
    'trainer',
    'professor',
    'faculty',
    'lead instructor',
    'editing teacher',
    'teacher enrollment',
    'dozent',
    'dozentin',
    'lehrer',
    'lehrerin',
    'profesor',
    'profesora',
    'enseignant',
    'enseignante',
  ],
  ta: [
    'aide',
    'teaching aide',
    'teacher assistant',
    "teacher's assistant",
    'teaching fellow',
    'non-editing teacher',
    'ta enrollment',
    'tutor',
  ],
  ssm: ['success manager', 'student success'],
  cd: ['career coach', 'career advisor'],
  cm: ['gm'],
};

/** Normalizes a word, since case, blanks and hyphens do not matter. */
const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const BY_WORD: ReadonlyMap<string, Role> = new Map(
  ROLES.flatMap((role) =>
    [role, ROLE_NAMES[role], ...(ROLE_SYNONYMS[role] ?? [])].map((word) => [plain(word), role] as const),
  ),
);

/** The role that a word means, in the words of our screens or other usual ones, singular or plural; null if unknown. */
export const readRole = (word: string): Role | null =>
  BY_WORD.get(plain(word)) ?? BY_WORD.get(plain(word).replace(/s$/, '')) ?? null;

/** The names of the roles as a list, for messages about a cell. */
export const ROLE_WORDS: string = Object.values(ROLE_NAMES).join(', ');
