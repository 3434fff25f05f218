import { dueInWords, placeInWords } from '@bcs/contract/features/curricula/place-words';
import { LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import type { PlanAssignment } from '@bcs/contract/features/plans/model';
import type { ItemKind } from './item-kind.ts';
import { AssignmentFields, type AssignmentForm } from './assignment-fields.tsx';
import { dueOf, EMPTY_PLACE, momentOf, placeFormOf, problemsOfPlace, type PlaceForm } from './place-form.ts';

const textOf = (value: number | null): string => (value === null ? '' : String(value));
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const isHours = (text: string): boolean => text.trim() === '' || /^\d{1,3}(?:\.\d)?$/.test(text.trim());
const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No');

/** Problems of a place, with the name of the place in front. */
const named = (place: 'opens' | 'due', form: PlaceForm) =>
  Object.fromEntries(Object.entries(problemsOfPlace(form)).map(([field, says]) => [`${place}.${field}`, says]));

export const ASSIGNMENTS: ItemKind<PlanAssignment, AssignmentForm> = {
  noun: 'assignment',
  itemsIn: ({ assignments }) => assignments,
  withItems: (content, items) => ({ ...content, assignments: [...items] }),
  empty: {
    title: '',
    kind: 'academic',
    header: '',
    opens: EMPTY_PLACE,
    due: EMPTY_PLACE,
    required: true,
    requiredForGraduation: false,
    prework: false,
    minHours: '',
    maxHours: '',
    text: '',
  },
  formOf: ({ facts: { opens, due, minHours, maxHours, ...facts }, text }) => ({
    ...facts,
    opens: placeFormOf(opens),
    due: placeFormOf(due),
    minHours: textOf(minHours),
    maxHours: textOf(maxHours),
    text,
  }),
  itemOf: ({ text, opens, due, minHours, maxHours, ...facts }, key) => ({
    key,
    facts: {
      ...facts,
      title: facts.title.trim(),
      header: facts.header.trim(),
      opens: momentOf(opens),
      due: dueOf(due),
      minHours: numberOf(minHours),
      maxHours: numberOf(maxHours),
    },
    text,
  }),
  named: ({ title }) => ({ title, chapter: null }),
  problemsOf: (form) => ({
    ...(form.title.trim() === '' && { title: 'Please fill in this field.' }),
    ...(!isHours(form.minHours) && { minHours: 'Please enter a number of hours.' }),
    ...(!isHours(form.maxHours) && { maxHours: 'Please enter a number of hours.' }),
    ...(form.minHours !== '' &&
      form.maxHours !== '' &&
      Number(form.minHours) > Number(form.maxHours) && {
        maxHours: 'The longest time cannot be shorter than the shortest.',
      }),
    ...(form.text.length > LONGEST_FOLDER_TEXT && { text: 'This text is too long.' }),
    ...named('opens', form.opens),
    ...named('due', form.due),
  }),
  versioned: [
    { key: 'title', label: 'Title' },
    { key: 'kind', label: 'Kind', show: (kind) => (kind === 'career' ? 'Career milestone' : 'Academic') },
    { key: 'header', label: 'Header' },
    { key: 'opens', label: 'Opens', show: (at) => placeInWords(momentOf(at as PlaceForm)) },
    { key: 'due', label: 'Due', show: (at) => dueInWords(dueOf(at as PlaceForm)) },
    { key: 'required', label: 'Required', show: yesOrNo },
    { key: 'requiredForGraduation', label: 'Needed for graduation', show: yesOrNo },
    { key: 'prework', label: 'Prework', show: yesOrNo },
    { key: 'minHours', label: 'Hours, at least' },
    { key: 'maxHours', label: 'Hours, at most' },
    { key: 'text', label: 'Instructions' },
  ],
  Fields: AssignmentFields,
};
