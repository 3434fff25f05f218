import { useEffect, useRef, type KeyboardEvent } from 'react';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { WORK_MESSAGES } from '@bcs/contract/features/submissions/failures';
import { addUrlProblem, completeUrl, type WorkUrl } from '@bcs/contract/features/submissions/urls';
import type { Failure } from '@bcs/contract/kernel/failure';
import { Button, IconButton } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { isComposing } from '#lib/composing.ts';
import { UrlIcon } from './url-list.tsx';

type Typed = { url: string; title: string };
/** A fault, and the one of the two fields that it is in. */
export type UrlAlert = { readonly message: string; readonly at: 'url' | 'title' };

/** A refusal at the field that it is about. */
export const toUrlAlert = ({ message, code }: Failure): UrlAlert => ({
  message,
  at: code === WORK_MESSAGES.TITLE_REQUIRED.code ? 'title' : 'url',
});

/** The URL in the fields, as it would be added. */
export const toWorkUrl = (typed: Typed, titles: readonly string[] | null): WorkUrl => ({
  url: completeUrl(typed.url),
  title: titles ? typed.title || null : null,
});

type Props = {
  item: Pick<Assignment, 'contextId' | 'title'>;
  /** The titles for career items; null for academic ones, whose URLs have no title. */
  titles: readonly string[] | null;
  urls: readonly WorkUrl[];
  typed: Typed;
  alert: UrlAlert | null;
  onUrls: (urls: WorkUrl[]) => void;
  onTyped: (typed: Typed) => void;
  onAlert: (alert: UrlAlert | null) => void;
};

/** The list of URLs and the field that adds one. A URL that fails is cleared, and the reason shows. SUBM-027..SUBM-035 */
export function UrlEditor({ item, titles, urls, typed, alert, onUrls, onTyped, onAlert }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const titleField = useRef<HTMLSelectElement>(null);
  // errors that are shown are corrected in place
  useEffect(() => {
    if (alert) (alert.at === 'title' ? titleField : field).current?.focus();
  }, [alert]);
  const add = () => {
    const url = toWorkUrl(typed, titles);
    const problem = addUrlProblem(item, url, urls);
    onAlert(problem && toUrlAlert(problem));
    field.current?.focus();
    // without a title the URL itself may be right: it stays
    if (problem === WORK_MESSAGES.TITLE_REQUIRED) return;
    onTyped({ ...typed, url: '' });
    if (!problem) onUrls([...urls, url]);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid gap-4">
      {urls.length > 0 && (
        <ul className="grid gap-2" aria-label="Added URLs">
          {urls.map((added) => (
            <AddedUrl key={added.url} added={added} onRemove={() => onUrls(urls.filter((each) => each !== added))} />
          ))}
        </ul>
      )}
      <div
        className={
          titles
            ? 'grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]'
            : 'grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]'
        }
      >
        {titles && (
          <SelectField
            ref={titleField}
            label="Title"
            options={[
              { value: '', label: 'Select a title' },
              ...titles.map((title) => ({ value: title, label: title })),
            ]}
            value={typed.title}
            onChange={(event) => onTyped({ ...typed, title: event.target.value })}
            error={alert?.at === 'title' ? alert.message : null}
          />
        )}
        <TextField
          ref={field}
          label="URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={typed.url}
          onChange={(event) => onTyped({ ...typed, url: event.target.value })}
          onKeyDown={addOnEnter}
          error={alert?.at === 'url' ? alert.message : null}
        />
        <Button onClick={add} className="sm:mt-6.5">
          <IconPlus size={18} aria-hidden />
          Add URL
        </Button>
      </div>
      <p role="alert" className="sr-only">
        {alert?.message}
      </p>
    </div>
  );
}

const AddedUrl = ({ added: { url, title }, onRemove }: { added: WorkUrl; onRemove: () => void }) => (
  <li className="flex min-w-0 items-center gap-3 rounded-control border border-line py-1.5 pr-1.5 pl-3">
    <UrlIcon url={url} />
    <div className="min-w-0 grow">
      {title && <p className="text-xs font-semibold text-muted">{title}</p>}
      <p className="text-sm wrap-anywhere">{url}</p>
    </div>
    <IconButton icon={IconX} label={`Remove ${title ?? url}`} onClick={onRemove} />
  </li>
);
