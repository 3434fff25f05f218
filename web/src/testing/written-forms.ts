import { userEvent } from 'vitest/browser';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Answers } from './broker.ts';
import type { wholeApp } from './app.tsx';
import { COMMENT, RATING, SCORE, survey, TOPICS } from './surveys.ts';
import { detail, gradedAnswer, NO_NEIGHBOURS, submission } from './coursework.ts';

export type OpenedScreen = Awaited<ReturnType<ReturnType<typeof wholeApp>['open']>>;

/** A form in which people write, as seen from outside. */
export interface WrittenForm {
  readonly name: string;
  readonly role: Role;
  readonly path: string;
  readonly answers: Answers;
  /** The names under which its drafts are stored, each with the text that must be in it. */
  readonly drafts: (text: string) => readonly (readonly [form: string, content: string])[];
  /** The calls that would save it. */
  readonly saves: readonly (keyof Answers)[];
  readonly write: (screen: OpenedScreen, text: string) => Promise<void>;
  /** Returns the current text of the form. */
  readonly read: (screen: OpenedScreen) => string;
  readonly save: (screen: OpenedScreen) => Promise<void>;
}

const WORK = submission();
const valueOf = (screen: OpenedScreen, label: string) =>
  screen
    .getByLabelText(label, { exact: true })
    .elements()
    .map((element) => (element as HTMLTextAreaElement).value)
    .join();
const address = (text: string) => `https://github.com/maya/${text.length}`;
const listed = () => [...document.querySelectorAll('[aria-label="Added URLs"] li')].map((item) => item.textContent);

export const FORMS: readonly WrittenForm[] = [
  {
    name: 'submission',
    role: 'student',
    path: '/coursework/12/submit',
    answers: { courseworkDetail: detail(null) },
    drafts: (text) => [
      ['submission/7/12', text],
      ['submission/7/12', address(text)],
    ],
    saves: ['createSubmission'],
    async write(screen, text) {
      await screen.getByLabelText('URL', { exact: true }).fill(address(text));
      await screen.getByRole('button', { name: 'Add URL' }).click();
      await screen.getByLabelText('Notes', { exact: true }).fill(text);
    },
    read: (screen) => [...listed(), valueOf(screen, 'Notes')].join(' '),
    save: (screen) => screen.getByRole('button', { name: 'Submit Assignment' }).click(),
  },
  {
    name: 'comment',
    role: 'student',
    path: '/coursework/12/show',
    answers: { courseworkDetail: detail(WORK) },
    drafts: (text) => [['comment/30', text]],
    saves: ['createSubmissionComment'],
    write: (screen, text) => screen.getByLabelText('Add a comment').fill(text),
    read: (screen) => valueOf(screen, 'Add a comment'),
    save: (screen) => screen.getByRole('button', { name: 'Add Comment' }).click(),
  },
  {
    name: 'grading',
    role: 'instructor',
    path: '/gradebook/12/grade/5',
    answers: { grade: gradedAnswer(WORK), ungradedNeighbours: NO_NEIGHBOURS },
    drafts: (text) => [
      ['comment/30', text],
      ['grade/30', 'B+'],
    ],
    saves: ['createSubmissionComment', 'saveMark'],
    async write(screen, text) {
      screen.getByRole('radio', { name: 'B', exact: true }).element().focus();
      await userEvent.keyboard('b+');
      await screen.getByLabelText('Add a comment').fill(text);
    },
    read: (screen) =>
      [
        ...[...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({ value }) => value),
        valueOf(screen, 'Add a comment'),
      ].join(' '),
    save: (screen) => screen.getByRole('button', { name: 'Save Grade' }).click(),
  },
  {
    name: 'survey',
    role: 'student',
    path: '/feedback/3',
    answers: { loadForm: survey('weekly-feedback', [RATING, COMMENT]) },
    drafts: (text) => [
      ['survey/7/weekly-feedback/3', text],
      ['survey/7/weekly-feedback/3', '4'],
    ],
    saves: ['submitForm'],
    async write(screen, text) {
      await screen.getByRole('button', { name: 'Start the Survey' }).click();
      await screen.getByText('4', { exact: true }).click();
      await screen.getByLabelText('Any comments?').fill(text);
    },
    read: (screen) =>
      [
        ...[...document.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')].map(({ value }) => value),
        valueOf(screen, 'Any comments?'),
      ].join(' '),
    save: (screen) => screen.getByRole('button', { name: 'Submit' }).click(),
  },
  {
    name: 'survey of several pages',
    role: 'student',
    path: '/nps/mc/pt',
    answers: {
      loadForm: survey('mid-course-pt', [
        { definition: SCORE, page: 1 },
        { definition: COMMENT, page: 2 },
      ]),
    },
    drafts: (text) => [
      ['survey/7/mid-course-pt/0', text],
      ['survey/7/mid-course-pt/0', '10'],
    ],
    saves: ['submitForm'],
    async write(screen, text) {
      await screen.getByRole('button', { name: 'Start the Survey' }).click();
      await screen.getByText('10', { exact: true }).click();
      await screen.getByRole('button', { name: 'NEXT PAGE' }).click();
      await screen.getByLabelText('Any comments?').fill(text);
    },
    read: (screen) =>
      [...document.querySelectorAll('main h2')]
        .map(({ textContent }) => textContent)
        .concat(valueOf(screen, 'Any comments?'))
        .join(' '),
    save: (screen) => screen.getByRole('button', { name: 'Submit' }).click(),
  },
  {
    name: 'survey with choices',
    role: 'student',
    path: '/careerSurvey',
    answers: { loadForm: survey('career', [TOPICS, COMMENT]) },
    drafts: (text) => [
      ['survey/7/career/0', text],
      ['survey/7/career/0', 'Robots'],
    ],
    saves: ['submitForm'],
    async write(screen, text) {
      await screen.getByRole('button', { name: 'Start the Survey' }).click();
      for (const name of ['Data', 'Other']) await screen.getByRole('checkbox', { name }).click();
      await screen.getByLabelText('Please tell us more').fill('Robots');
      await screen.getByLabelText('Any comments?').fill(text);
    },
    read: (screen) =>
      [
        ...[...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(({ value }) => value),
        valueOf(screen, 'Please tell us more'),
        valueOf(screen, 'Any comments?'),
      ].join(' '),
    save: (screen) => screen.getByRole('button', { name: 'Submit' }).click(),
  },
];
