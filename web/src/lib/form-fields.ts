import type { Option } from '#kit/select-field.tsx';
import type { VersionedField } from './changed-meanwhile.tsx';
import type { Draft } from './draft.ts';

type Keys<Value> = keyof Value & string;
type TextKey<Value> = { [Key in Keys<Value>]: string extends Value[Key] ? Key : never }[Keys<Value>];
type ChoiceKey<Value> = { [Key in Keys<Value>]: Value[Key] extends string | number ? Key : never }[Keys<Value>];
type CheckKey<Value> = { [Key in Keys<Value>]: Value[Key] extends boolean ? Key : never }[Keys<Value>];
type PartKey<Value> = { [Key in Keys<Value>]: Value[Key] extends object ? Key : never }[Keys<Value>];

type Ticked = { readonly currentTarget: { readonly checked: boolean } };

/**
 * The fields of a form by their names in its draft. Each returns the props of a component of the kit: `<TextField
 * {...form.text('name', 'Name')} required />`.
 */
export interface FormFields<Value> {
  readonly value: Value;
  set(changed: Partial<Value>): void;
  /** Returns the error of a field, for fields whose names in the draft and in the call differ. */
  errorOf(key: string): string | undefined;
  /** A text, a number, a day or a time, as it is typed. */
  text(key: TextKey<Value>, label: string): ReturnType<typeof textProps>;
  /** One of several values, stored as a text or as a number. */
  choice(key: ChoiceKey<Value>, label: string, options: readonly Option[]): ReturnType<typeof choiceProps>;
  /** A yes-or-no value. */
  check(key: CheckKey<Value>, label: string): ReturnType<typeof checkProps>;
  /** A field with a special component. `show` formats its value for the comparison with another version. */
  own<Key extends Keys<Value>>(key: Key, label: string, show?: (value: unknown) => string): Own<Value[Key]>;
  /**
   * The fields of an object within the draft; their errors have paths such as `due.time`. With a label, it is compared
   * as a whole.
   */
  part<Key extends PartKey<Value>>(key: Key, label?: string, show?: (value: unknown) => string): FormFields<Value[Key]>;
}

interface Own<Value> {
  readonly label: string;
  readonly error: string | undefined;
  readonly value: Value;
  onChange(value: Value): void;
}

interface Source<Value> {
  readonly value: Value;
  readonly set: (changed: Partial<Value>) => void;
  readonly errorOf?: (key: string) => string | undefined;
  /** The path of the object to which the field belongs: 'due.'. */
  readonly path?: string;
  /** Records the label and format of a field, for the comparison of two versions. */
  readonly note?: (field: VersionedField<Value>) => void;
}

const textProps = (
  name: string,
  label: string,
  value: string,
  error: string | undefined,
  put: (value: string) => void,
) => ({
  autoComplete: 'off',
  name,
  label,
  value,
  error,
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => put(currentTarget.value),
});
const choiceProps = (options: readonly Option[], ...text: Parameters<typeof textProps>) => ({
  ...textProps(...text),
  options,
});
const checkProps = (label: string, checked: boolean, error: string | undefined, put: (checked: boolean) => void) => ({
  label,
  checked,
  error,
  onChange: ({ currentTarget }: Ticked) => put(currentTarget.checked),
});
const noError = () => undefined;
const yesOrNo = (value: unknown) => (value === true ? 'Yes' : 'No');

/** Creates the fields of a value; for a part of another form's value use `createFields({ ...form, value })`. */
export function createFields<Value extends object>({
  value,
  set,
  errorOf = noError,
  path = '',
  note,
}: Source<Value>): FormFields<Value> {
  const put = (key: Keys<Value>, next: unknown) => set({ [key]: next } as Partial<Value>);
  return {
    value,
    set,
    errorOf,
    text(key, label) {
      note?.({ key, label });
      return textProps(path + key, label, value[key] as string, errorOf(key), (typed) => put(key, typed));
    },
    choice(key, label, options) {
      note?.({ key, label, show: (of) => options.find((option) => option.value === String(of))?.label ?? String(of) });
      const chosen: unknown = value[key];
      const take = (text: string) => put(key, typeof chosen === 'number' ? Number(text) : text);
      return choiceProps(options, path + key, label, String(chosen), errorOf(key), take);
    },
    check(key, label) {
      note?.({ key, label, show: yesOrNo });
      return checkProps(label, value[key] === true, errorOf(key), (checked) => put(key, checked));
    },
    own(key, label, show) {
      note?.({ key, label, ...(show && { show }) });
      return { label, value: value[key], error: errorOf(key), onChange: (next) => put(key, next) };
    },
    part(key, label, show) {
      if (label !== undefined && show) note?.({ key, label, show });
      const within = value[key] as object;
      const fields = createFields<object>({
        value: within,
        set: (changed) => put(key, { ...within, ...changed }),
        errorOf: (name) => errorOf(`${key}.${name}`),
        path: `${path}${key}.`,
      });
      return fields as never;
    },
  };
}

/**
 * The fields of a draft that no call judges: what is chosen in them is looked at first, and after each change again.
 */
export const fieldsIn = <Value extends object>(
  { value, set }: Pick<Draft<Value>, 'value' | 'set'>,
  onChange?: () => void,
): FormFields<Value> =>
  createFields({
    value,
    set: (changed) => {
      onChange?.();
      set((before) => ({ ...before, ...changed }));
    },
  });
