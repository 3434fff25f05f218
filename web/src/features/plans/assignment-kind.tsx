import { LONGEST_FOLDER_TEXT } from '@bcs/contract/kernel/folder-bounds';
import { missing } from '@bcs/contract/kernel/missing';
import type { PlanAssignment } from '@bcs/contract/features/plans/model';
import { tooLong } from '#kit/markdown-editor.tsx';
import { numberOrNull, numberText } from '#lib/form-values.ts';
import type { ItemKind } from './item-kind.ts';
import { AssignmentFields, type AssignmentForm } from './assignment-fields.tsx';
import { toDue, EMPTY_PLACE, toMoment, toPlaceForm, problemsOfPlace } from './place-form.ts';

const isHours = (text: string): boolean => text.trim() === '' || /^\d{1,3}(?:\.\d)?$/.test(text.trim());

export const ASSIGNMENT_KIND: ItemKind<PlanAssignment, AssignmentForm> = {
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
    opens: toPlaceForm(opens),
    due: toPlaceForm(due),
    minHours: numberText(minHours),
    maxHours: numberText(maxHours),
    text,
  }),
  itemOf: ({ text, opens, due, minHours, maxHours, ...facts }, key) => ({
    key,
    facts: {
      ...facts,
      title: facts.title.trim(),
      header: facts.header.trim(),
      opens: toMoment(opens),
      due: toDue(due),
      minHours: numberOrNull(minHours),
      maxHours: numberOrNull(maxHours),
    },
    text,
  }),
  named: ({ title }) => ({ title, chapter: null }),
  problemsOf: ({ title, minHours, maxHours, text, opens, due }) => {
    const [least, most] = [numberOrNull(minHours), numberOrNull(maxHours)];
    const isShorter = least !== null && most !== null && least > most;
    return {
      title: missing(title),
      minHours: isHours(minHours) ? null : 'Please enter a number of hours.',
      maxHours: !isHours(maxHours)
        ? 'Please enter a number of hours.'
        : isShorter
          ? 'The maximum cannot be less than the minimum.'
          : null,
      text: tooLong(text, LONGEST_FOLDER_TEXT),
      ...problemsOfPlace('opens', opens),
      ...problemsOfPlace('due', due),
    };
  },
  Fields: AssignmentFields,
};
