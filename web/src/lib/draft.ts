import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { draftKeeper, type DraftKeeper } from './draft-keeper.ts';

type Kept<Value> = { value: Value; base: string };
type State<Value> = Kept<Value> & { restored: boolean; conflict: boolean };

export interface Draft<Value> {
  /** The value that the form shows. */
  readonly value: Value;
  readonly set: (next: Value | ((value: Value) => Value)) => void;
  /** True if there is unsaved text. */
  readonly dirty: boolean;
  /** True if the text comes from an earlier visit: show DraftNotice. */
  readonly restored: boolean;
  /** True if the saved version has changed in the meantime. */
  readonly conflict: boolean;
  /** Restores the saved version. */
  readonly discard: () => void;
  /**
   * Called when the server has saved what was sent: the draft is deleted, and the form shows the next content. Text
   * written since then is kept, and the result is false.
   */
  readonly saved: (next?: Value, sent?: Value) => boolean;
}

/**
 * A draft as the form holds it today, which may have more fields than when it was kept, or names the only one that it had.
 */
function asOfToday<Value>(initial: Value, kept: unknown): Value {
  if (typeof initial !== 'object' || initial === null || Array.isArray(initial)) return kept as Value;
  const [only] = Object.keys(initial);
  return { ...initial, ...(typeof kept === 'string' && only !== undefined ? { [only]: kept } : (kept as Value)) };
}

/**
 * The value of a form that cannot be lost: kept encrypted in this browser one second after the last key, and when the
 * page goes away; back after a reload, a crash or an expired session, for the same person only.
 * @param form names the form and its object: `comment/12`
 * @param initial what the form holds when nobody has written yet; plain data
 * @param own keeps it elsewhere as well; the same one as long as the form is open
 */
export function useDraft<Value>(form: string, initial: Value, own?: DraftKeeper): Draft<Value> {
  const keeper = useMemo(() => own ?? draftKeeper(form), [own, form]);
  const savedText = JSON.stringify(initial);
  const [state, setState] = useState<State<Value>>({
    value: initial,
    base: savedText,
    restored: false,
    conflict: false,
  });
  const touched = useRef(false);
  const shown = useRef(initial);
  const text = JSON.stringify(state.value);
  const dirty = text !== state.base;

  // the saved version has changed while there was no unsaved text
  if (!dirty && state.base !== savedText) {
    setState({ value: initial, base: savedText, restored: false, conflict: false });
  }

  useEffect(() => {
    shown.current = state.value;
  });

  useEffect(() => {
    let gone = false;
    touched.current = false;
    void keeper.find().then((found) => {
      if (found === null || gone || touched.current) return;
      const { value, base } = JSON.parse(found) as Kept<unknown>;
      touched.current = true;
      const mine = asOfToday(shown.current, value);
      setState((now) => ({ value: mine, base: now.base, restored: true, conflict: base !== now.base }));
    });
    const leave = () => void keeper.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      gone = true;
      leave();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [keeper]);

  useEffect(() => {
    if (!touched.current) return;
    if (text === state.base) void keeper.remove();
    else void keeper.change(JSON.stringify({ value: JSON.parse(text) as unknown, base: state.base }));
  }, [keeper, text, state.base]);

  useEffect(() => {
    if (!dirty) return;
    // a closing page may be too late to write: this runs while the next page is being requested
    const leave = () => void keeper.flush();
    addEventListener('beforeunload', leave);
    return () => removeEventListener('beforeunload', leave);
  }, [keeper, dirty]);

  const set = useCallback((next: Value | ((value: Value) => Value)) => {
    touched.current = true;
    setState((now) => ({
      ...now,
      value: typeof next === 'function' ? (next as (value: Value) => Value)(now.value) : next,
    }));
  }, []);
  const begin = (value: Value) => {
    void keeper.remove();
    setState({ value, base: JSON.stringify(value), restored: false, conflict: false });
  };
  return {
    value: state.value,
    set,
    dirty,
    restored: state.restored && dirty,
    conflict: state.conflict && dirty,
    discard: () => begin(initial),
    saved: (next = shown.current, sent = shown.current) => {
      const isAll = JSON.stringify(shown.current) === JSON.stringify(sent);
      if (isAll) begin(next);
      else setState(({ value }) => ({ value, base: JSON.stringify(next), restored: false, conflict: false }));
      return isAll;
    },
  };
}

/** Calls back once if a form that is still closed has a draft; null skips the check. */
export function useFoundDraft(form: string | null, onFound: () => void, keeperOf = draftKeeper): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (form === null) return;
    let gone = false;
    void keeperOf(form)
      .find()
      .then((found) => found !== null && !gone && tell());
    return () => {
      gone = true;
    };
  }, [form, keeperOf]);
}
