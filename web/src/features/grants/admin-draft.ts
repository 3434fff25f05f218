import { useMemo, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useDraft, useFoundDraft, type Draft } from '#lib/draft.ts';
import { adminDraftKeeper } from './admin-draft-keeper.ts';

/**
 * `useDraft` for a form of administration: what is written is kept on the server as well, so that it is offered on every
 * device and named in the overview, until the server has saved the form or it is discarded. Not for forms with a password
 * or another secret: the server refuses to keep those. ADM-116
 * @param title by which its owner recognises it: 'Maya Okafor: names'
 */
export function useAdminDraft<Value>(form: string, title: string, initial: Value): Draft<Value> {
  const client = useQueryClient();
  // a title that changes while somebody writes makes no other draft
  const [first] = useState(title);
  const keeper = useMemo(() => adminDraftKeeper(form, first, client), [form, first, client]);
  return useDraft(form, initial, keeper);
}

/** Tells once that a form of administration which is still closed has a draft, here or from another device. */
export const useFoundAdminDraft = (form: string | null, onFound: () => void): void =>
  useFoundDraft(form, onFound, adminDraftKeeper);

/** A form that a button opens, and its link in 'Your open drafts', which names it behind the # of the address. ADM-116 */
export function useFormOpen(form: string): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const isNamed = useLocation({ select: ({ hash }) => hash === form });
  return useState(isNamed);
}

/** The form of a list: the row that is changed, 'new' for another one, null while it is closed. Its link opens it, as above. */
export function useRowFormOpen<Row extends { readonly id: number }>(
  rows: readonly Row[],
  formOf: (id: number | null) => string,
) {
  const hash = useLocation({ select: (location) => location.hash });
  const named = hash === formOf(null) ? 'new' : rows.find(({ id }) => hash === formOf(id));
  return useState<Row | 'new' | null>(named ?? null);
}
