import type { SupportSubject } from '@bcs/contract/features/support/categories';
import { PLEASE_CHOOSE, type Option } from '#kit/select-field.tsx';

/** Makes the options of a choice that begins with none. */
export const options = (values: readonly string[]): readonly Option[] => [
  PLEASE_CHOOSE,
  ...values.map((value) => ({ value, label: value })),
];

/** A choice of subjects by their names, which begins with none. */
export const subjectOptions = (subjects: readonly SupportSubject[]): readonly Option[] => [
  PLEASE_CHOOSE,
  ...subjects.map(({ code, name }) => ({ value: code, label: name })),
];
