import { CHOOSE, type Option } from '#kit/select-field.tsx';

export const chosen = (value: string): Option => ({ value, label: value });

/** A choice that begins with none. */
export const options = (values: readonly string[]): readonly Option[] => [CHOOSE, ...values.map(chosen)];
