import { useEffect, useRef } from 'react';
import { MOST_RESOURCES } from '@bcs/contract/kernel/lengths';
import { useAdminDraft } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { FormFrame } from '#lib/form-frame.tsx';
import { useForm } from '#lib/form.ts';
import { useAnswer } from '#lib/queries.ts';
import { ResourceRow } from './resource-row.tsx';
import { AddFiles, UploadState } from './resource-upload.tsx';
import {
  fileAddresses,
  toResourcesForm,
  toResourcesInput,
  listText,
  moveResource,
  newLink,
  problemIn,
  toResourceDraft,
  type ResourcesForm,
  type ResourceDraft,
} from './resources-form.ts';
import { useResourceUpload } from './use-resource-upload.ts';

type Props = {
  courseId: number;
  sessionId: number;
  /** The name by which its draft is recognised: 'NU-9: Class 5'. */
  name: string;
  onDirty: (dirty: boolean) => void;
};

/** Links and files of a session, saved in one go. ADM-090 */
export function ResourcesCard({ courseId, sessionId, name, onDirty }: Props) {
  const stored = useAnswer('adminResources', { courseId, sessionId });
  const draft = useAdminDraft<ResourcesForm>(
    `resources/${courseId}/${sessionId}`,
    `${name}, resources`,
    toResourcesForm(stored),
  );
  const { resources: rows } = draft.value;
  const set = (change: (before: readonly ResourceDraft[]) => readonly ResourceDraft[]) =>
    draft.set((form) => ({ ...form, resources: change(form.resources) }));
  const { upload, refused, bring } = useResourceUpload(courseId, (file) =>
    set((before) => [...before, toResourceDraft(file)]),
  );
  const { dirty } = draft;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const form = useForm('saveResources', {
    draft,
    problems: { resources: problemIn(rows) },
    guards: true,
    input: ({ version, resources }) => ({ courseId, sessionId, version, resources: toResourcesInput(resources) }),
    read: (current) => toResourcesForm(current as Pick<Output<'adminResources'>, 'version' | 'resources'>),
    said: 'The resources were saved.',
  });
  const shows = form.own('resources', 'Resources', listText).error !== undefined;
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    set((before) => [...before, newLink()]);
    // the button is below all resources
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const remove = (place: number, row: ResourceDraft) => {
    set((before) => before.filter(({ key }) => key !== row.key));
    const back = { text: 'Undo', run: () => set((before) => before.toSpliced(place, 0, row)) };
    toast(`${row.title.trim() || 'The resource'} was removed. Save to keep this change.`, 'good', back);
  };
  const isFull = rows.length >= MOST_RESOURCES;
  const addresses = fileAddresses(stored);
  return (
    <Card pad aria-labelledby="resources" className="grid gap-4">
      <CardHeader
        title="Resources"
        id="resources"
        lead="Links, PDF files and pictures of at most 10 MB, for the people of this class."
      >
        <span className="flex flex-wrap gap-2">
          <Button size="sm" disabled={isFull} onClick={add}>
            Add a link
          </Button>
          <AddFiles {...{ upload, bring }} disabled={isFull} />
        </span>
      </CardHeader>
      <FormFrame
        form={form}
        buttons={
          <div className="flex flex-wrap items-center justify-end gap-2 max-sm:*:grow">
            <Button type="submit" tone="primary" disabled={!dirty || upload !== null} pending={form.pending}>
              Save resources
            </Button>
          </div>
        }
      >
        {rows.length === 0 && <p className="text-muted">This session has no resources yet.</p>}
        <ol ref={list} className="divide-y divide-line empty:hidden">
          {rows.map((row, place) => (
            <ResourceRow
              key={row.key}
              row={row}
              number={place + 1}
              isLast={place === rows.length - 1}
              shows={shows}
              address={row.kind === 'file' ? addresses.get(row.fileKey) : undefined}
              onChange={(next) => set((before) => before.map((each) => (each.key === row.key ? next : each)))}
              onMove={(by) => set((before) => moveResource(before, place, by))}
              onRemove={() => remove(place, row)}
            />
          ))}
        </ol>
        <UploadState {...{ upload, refused }} />
        {isFull && <p className="text-sm text-muted">A session can have at most {MOST_RESOURCES} resources.</p>}
      </FormFrame>
    </Card>
  );
}
