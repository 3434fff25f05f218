import { DEMO_PASSWORD } from '@bcs/server/database/seed/password';

/** The people who use the app. Their world is described in server/src/database/seed. */
export const PEOPLE = {
  student: 'student@northfield.example',
  survey: 'survey@northfield.example',
  student2: 'student2@northfield.example',
  instructor: 'instructor@northfield.example',
  ta: 'ta@northfield.example',
  ssm: 'ssm@northfield.example',
  cd: 'cd@northfield.example',
  admin: 'admin@northfield.example',
  cm: 'cm@northfield.example',
  nobody: 'nobody@northfield.example',
  inactive: 'inactive@northfield.example',
  temporary: 'temporary@northfield.example',
  mfa: 'mfa@northfield.example',
  registrar: 'registrar@northfield.example',
  operator: 'operator@northfield.example',
  riverton: 'student@riverton.example',
  harborview: 'student@harborview.example',
} as const;
export type Person = keyof typeof PEOPLE;

export const PASSWORD = DEMO_PASSWORD;
