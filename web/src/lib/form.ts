import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { MISSING } from '@bcs/contract/kernel/missing';
import { toast } from '#kit/toasts.ts';
import type { Input, Output, PostName } from './api.ts';
import type { CallFailed } from './call-failed.ts';
import type { VersionedField } from './changed-meanwhile.tsx';
import type { Draft } from './draft.ts';
import { createFields, type FormFields } from './form-fields.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { useVersionedSend, type NewerValues, type Versioning } from './versioned-send.ts';

/** A form: its fields, their errors, and the result of the last attempt to send it. */
export interface Form<Value> extends FormFields<Value> {
  readonly draft: Draft<Value>;
  readonly pending: boolean;
  readonly failure: CallFailed | null;
  /** The stored values, if somebody else was faster, and those written here. ADM-115 */
  readonly newer: NewerValues<Value> | null;
  /** The fields, with labels and formats for comparing two versions. */
  readonly compared: ReadonlyMap<string, VersionedField<Value>>;
  /** The fields that show an error. */
  readonly marked: ReadonlySet<string>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent) => void;
}

/** The errors that prevent sending, by field. */
export type FieldProblems = Readonly<Record<string, string | null | undefined>>;

interface Checks<Value> {
  readonly draft: Draft<Value>;
  /**
   * The errors that prevent sending, by field: shown after the first attempt, like those that the browser finds.
   * Without it, only the server checks.
   */
  readonly problems?: FieldProblems | undefined;
  /** True asks before the page is left with unsaved changes. */
  readonly guards?: boolean | undefined;
}

interface Sending<Value> {
  readonly pending: boolean;
  readonly failure: CallFailed | null;
  readonly newer?: NewerValues<Value> | null;
}

const WRONG_FIELD = '[aria-invalid=true]';

/** Finds the errors of the browser's validation, by name: empty or incomplete fields, and numbers out of range. */
const unfitIn = (form: HTMLFormElement | null): FieldProblems =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>(':invalid:not(fieldset)') ?? [])].map(
      ({ name, validity, validationMessage }) => [name, validity.valueMissing ? MISSING : validationMessage],
    ),
  );
const isFree = (problems: FieldProblems) => Object.values(problems).every((problem) => problem == null);

/** A form around a write of its own kind, which `onReady` makes. What is wrong is shown, and its first wrong field has the focus. */
export function useFormWith<Value extends object>(
  { pending, failure, newer = null }: Sending<Value>,
  { draft, problems, guards = false, onReady }: Checks<Value> & { readonly onReady: (value: Value) => unknown },
): Form<Value> {
  const [tries, setTries] = useState(0);
  const [unfit, setUnfit] = useState<FieldProblems>({});
  // the fields fill this map in each render
  const [compared] = useState(() => new Map<string, VersionedField<Value>>());
  const [marked] = useState(() => new Set<string>());
  const element = useRef<HTMLFormElement>(null);
  const refused = failure?.fields;
  useLeaveGuard(guards && draft.dirty);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>(`${WRONG_FIELD}, :invalid:not(fieldset)`)?.focus();
  }, [tries]);
  useEffect(() => {
    if (refused) element.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [refused]);

  const told = tries > 0 ? problems : undefined;
  const fields = createFields<Value>({
    value: draft.value,
    set: (changed) => {
      setUnfit({});
      draft.set((value) => ({ ...value, ...changed }));
    },
    errorOf: (key) => {
      marked.add(key);
      return refused?.[key] ?? told?.[key] ?? unfit[key] ?? undefined;
    },
    note: (field) => compared.set(field.key, field),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problems ? unfitIn(element.current) : {};
    setUnfit(found);
    if (isFree(found) && isFree(problems ?? {})) onReady(draft.value);
    else setTries((count) => count + 1);
  };
  return { ...fields, draft, pending, failure, newer, compared, marked, element, submit };
}

interface Write<Name extends PostName, Value> extends Checks<Value>, Versioning<Value> {
  /** The message shown after saving. */
  readonly said?: string | ((output: Output<Name>, input: Input<Name>) => string);
  /** The next content of the form, if it stays open for another item. */
  readonly anew?: Value;
  readonly leaves?: boolean;
  readonly onDone?: (output: Output<Name>, input: Input<Name>) => unknown;
  readonly onRefused?: (failure: CallFailed) => unknown;
}
type Ready<Name extends PostName, Value> =
  /** Returns the input to send; null while it is incomplete. */
  | { readonly input: (value: Value) => Input<Name> | null }
  /** Previews the effects, and then sends. */
  | { readonly onReady: (value: Value) => unknown };

/**
 * The form of one call. Typed text is stored in its draft until the server has saved it; a refusal is shown beside its
 * fields, and a repeated attempt after a lost answer is saved only once (ADM-118). A draft with a `version` never
 * overwrites a newer one unseen (ADM-115).
 */
export function useForm<Name extends PostName, Value extends object>(
  name: Name,
  options: Write<Name, Value> & Ready<Name, Value>,
) {
  const { draft, said, anew, leaves, onDone, onRefused } = options;
  const sent = useRef(draft.value);
  const sending = useVersionedSend(name, draft, {
    ...options,
    leaves,
    onRefused,
    onDone: (output, input) => {
      // text written since sending is kept
      draft.saved(anew ?? sent.current, sent.current);
      if (said !== undefined) toast(typeof said === 'string' ? said : said(output, input));
      return onDone?.(output, input);
    },
  });
  const send = (input: Input<Name>) => {
    sent.current = draft.value;
    return sending.send(input);
  };
  const sendAll = (value: Value) => {
    const input = 'input' in options ? options.input(value) : null;
    if (input !== null) void send(input);
  };
  const form = useFormWith(sending, { ...options, onReady: 'onReady' in options ? options.onReady : sendAll });
  return { ...form, send, output: sending.output, reset: sending.reset };
}
