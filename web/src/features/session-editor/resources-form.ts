import { titleFromFileName, linkProblem, titleProblem } from '@bcs/contract/features/resources/problems';
import type { Input, Output } from '#lib/api.ts';
import { newId } from '#lib/new-id.ts';

type Stored = Output<'adminResources'>;
type Kept = Stored['resources'][number];
export type Uploaded = Output<'uploadResource'>;
/** A resource in its form; it keeps its key wherever it moves. */
export type ResourceDraft = Kept & { readonly key: string };

export interface ResourcesForm {
  /** The version that was read. */
  readonly version: number;
  readonly resources: readonly ResourceDraft[];
}

export const toResourcesForm = ({ version, resources }: Pick<Stored, 'version' | 'resources'>): ResourcesForm => ({
  version,
  resources: resources.map((resource, place) => ({ ...resource, key: String(place) })),
});

/** Returns the addresses of the files that are saved. */
export const fileAddresses = ({ resources, opened }: Pick<Stored, 'resources' | 'opened'>): Map<string, string> =>
  new Map(resources.flatMap((each, place) => (each.kind === 'file' ? [[each.fileKey, opened[place]?.url ?? '']] : [])));

export const newLink = (): ResourceDraft => ({ kind: 'link', title: '', url: '', key: newId() });
export const toResourceDraft = (file: Uploaded): ResourceDraft => ({
  kind: 'file',
  title: titleFromFileName(file.name),
  ...file,
  key: newId(),
});

/** Completes the address of a link: https:// is added if only that is missing. */
const completed = (url: string): string => {
  const trimmed = url.trim();
  return !trimmed.includes('://') && linkProblem(`https://${trimmed}`) === null ? `https://${trimmed}` : trimmed;
};

/** Finds the faults in the title and the address of a resource. */
export const validateResource = (row: ResourceDraft): { title: string | null; url: string | null } => ({
  title: titleProblem(row.title)?.message ?? null,
  url: row.kind === 'link' ? (linkProblem(completed(row.url))?.message ?? null) : null,
});

/** Returns the first fault that is found. */
export const problemIn = (rows: readonly ResourceDraft[]): string | null =>
  rows.map(validateResource).flatMap(({ title, url }) => title ?? url ?? [])[0] ?? null;

/** Turns the rows into the input that is sent. */
export const toResourcesInput = (rows: readonly ResourceDraft[]): Input<'saveResources'>['resources'] =>
  rows.map((row) => {
    const title = row.title.trim();
    return row.kind === 'link'
      ? { kind: 'link', title, url: completed(row.url) }
      : { kind: 'file', title, fileKey: row.fileKey };
  });

/** The list with a resource at another place, one up or down. */
export function moveResource(rows: readonly ResourceDraft[], place: number, by: 1 | -1): ResourceDraft[] {
  const [here, there] = [rows[place], rows[place + by]];
  if (!here || !there) return [...rows];
  return rows.with(place, there).with(place + by, here);
}

/** Turns the rows into the text by which two versions are compared. */
export const listText = (rows: unknown): string =>
  (rows as readonly ResourceDraft[])
    .map((row) => `${row.title} (${row.kind === 'link' ? row.url : row.name})`)
    .join('\n') || 'Nothing';
