import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LONGEST_SEARCH } from '@bcs/contract/features/command-menu/failures';
import { plural } from '@bcs/contract/kernel/plural';
import { Button, IconButton } from '#kit/button.tsx';
import { useModal } from '#kit/use-modal.ts';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';
import { isComposing } from '#lib/composing.ts';
import { useSend, write } from '#lib/send.ts';
import { useMaybeViewer } from '#lib/viewer.ts';
import type { MenuEntry, MenuPage, PageAction } from './entries.ts';
import { MenuGroup } from './menu-group.tsx';
import type { AdministeredLists } from './use-administered.ts';
import { useMenu } from './use-menu.ts';

/** The style of the menu on a phone, where it fills the screen; no class: the style sheet comes with every page. */
const SHEET = {
  margin: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  border: 0,
  borderRadius: 0,
} as const;
const WINDOW = { marginTop: '10dvh', width: 'min(40rem, 100vw - 2rem)', maxHeight: '75dvh' } as const;

type Props = {
  pages: readonly MenuPage[];
  pageActions: readonly PageAction[];
  administered: AdministeredLists;
  /** Takes over what was typed while the menu was on its way. */
  takeTyped: () => string;
  onClose: () => void;
};

const nameOf = ({ kind, key }: MenuEntry) => `${kind}:${key}`;
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Opens what was chosen, in its class, and remembers it. SUCC-073 */
function useChoose() {
  const router = useRouter();
  const client = useQueryClient();
  const here = useMaybeViewer()?.enrollmentId ?? null;
  return async ({ kind, key, path, run, enrollmentId }: MenuEntry) => {
    // Nothing hangs on it: what is not remembered is only not offered again. Logging out ends what is under way
    if (key !== 'logOut' && kind !== 'person' && kind !== 'administered')
      void write(client, 'rememberChoice', { kind, key }).catch(() => {});
    if (run) return run();
    if (path === undefined) return;
    // who has no class open yet chooses this one
    const moves = enrollmentId !== null && enrollmentId !== here;
    if (moves) chooseEnrollment(enrollmentId);
    await router.navigate({ href: path });
    if (!moves) return;
    // somebody who stays because of unsaved changes also stays in the class
    if (router.state.location.pathname !== path) {
      if (here !== null) chooseEnrollment(here);
    } else await router.invalidate();
  };
}

/** Pages, actions, people, sessions, coursework and classes by their words. The focus stays in the field. SUCC-070 to SUCC-074 */
export function CommandMenu({ pages, pageActions, administered, takeTyped, onClose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [aimed, setAimed] = useState<string | null>(null);
  const { groups, waits, failed, hasChoices } = useMenu(text, pages, pageActions, administered);
  const entries = groups.flatMap((group) => group.entries);
  // What is aimed at stays so while the rest arrives
  const at = Math.max(
    0,
    entries.findIndex((entry) => nameOf(entry) === aimed),
  );
  const active = entries[at];
  const choose = useChoose();
  const field = useRef<HTMLInputElement>(null);
  // the button disappears with the choices that it clears
  const forget = useSend('forgetChoices', { onDone: () => field.current?.focus() });
  const open = (entry: MenuEntry) => {
    onClose();
    void choose(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = STEP[event.key];
    if (event.key === 'Enter' && active) open(active);
    else if (step !== undefined && entries.length > 0) aim(next(at, step, entries.length));
    else return;
    event.preventDefault();
  };
  const aim = (to: number) => {
    const entry = entries[to];
    if (!entry) return;
    setAimed(nameOf(entry));
    list.current?.querySelectorAll('[role=option]')[to]?.scrollIntoView({ block: 'nearest' });
  };
  const optionId = (entry: MenuEntry) => `${id}-${nameOf(entry)}`;
  return (
    <dialog
      {...useModal(onClose)}
      aria-label="Search and commands"
      style={matchMedia('(width < 40rem)').matches ? SHEET : WINDOW}
      className="mx-auto flex flex-col overflow-hidden rounded-2xl border border-line bg-surface p-0 text-ink shadow-pop"
    >
      <div className="flex items-center gap-2 border-b border-line px-4 py-2">
        <IconSearch size={20} aria-hidden className="shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label="Search pages, people, sessions and coursework"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Search or type what to do"
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAimed(null);
          }}
          // until the field has the focus, keys go where they came from
          onFocus={() => {
            const typed = takeTyped();
            if (typed !== '') setText(typed);
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 grow bg-transparent text-base outline-none placeholder:text-muted"
        />
        <IconButton icon={IconX} iconSize={20} label="Close" onClick={onClose} />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
        {groups.map((group) => (
          <MenuGroup key={group.title} group={group} active={active} optionId={optionId} onChoose={open} />
        ))}
      </div>
      <p role="status" className={entries.length > 0 && !failed ? 'sr-only' : 'px-5 pt-2 pb-6 text-muted'}>
        {statusText(entries.length, { text, waits, failed })}
      </p>
      {text === '' && hasChoices && (
        <div className="border-t border-line px-3 py-1.5">
          <Button tone="quiet" size="sm" pending={forget.pending} onClick={() => void forget.send({})}>
            Clear recent
          </Button>
        </div>
      )}
    </dialog>
  );
}

/** Single steps go round the corner; longer ones stop at the ends. */
const next = (at: number, step: number, length: number) =>
  Math.abs(step) === 1 ? (at + step + length) % length : Math.min(Math.max(at + step, 0), length - 1);

type Told = { text: string; waits: boolean; failed: boolean };

/** Announced to people who do not see the rows, and shown to everybody if there are none. */
function statusText(count: number, { text, waits, failed }: Told): string {
  if (failed) return 'People, sessions and coursework could not be searched. Please try again.';
  if (waits) return count > 0 ? '' : 'Searching…';
  if (count > 0) return plural(count, 'result');
  return text.trim() === '' ? '' : `Nothing found for ‘${text.trim()}’.`;
}
