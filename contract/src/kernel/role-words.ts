import { ROLE_NAMES, ROLES, type Role } from './roles.ts';

/** Words of other systems and of a few languages. An administrator of theirs is not made one here by a word. */
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

/** A word in one form: neither case nor blanks nor hyphens count. */
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

/** The role that a word means, in the words of our screens and in usual ones, one or many; null where none is known. */
export const readRole = (word: string): Role | null =>
  BY_WORD.get(plain(word)) ?? BY_WORD.get(plain(word).replace(/s$/, '')) ?? null;

/** The names of the roles, for a sentence about a cell. */
export const ROLE_WORDS: string = Object.values(ROLE_NAMES).join(', ');
