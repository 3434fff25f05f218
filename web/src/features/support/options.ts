import type { SupportSubject } from '@bcs/contract/features/support/categories';
import { CHOOSE, type Option } from '#kit/select-field.tsx';

/** A choice that begins with none. */
export const options = (values: readonly string[]): readonly Option[] => [
  CHOOSE,
  ...values.map((value) => ({ value, label: value })),
];

/** A choice of subjects by their names, which begins with none. */
export const choices = (subjects: readonly SupportSubject[]): readonly Option[] => [
  CHOOSE,
  ...subjects.map(({ code, name }) => ({ value: code, label: name })),
];
