import type { Resource } from '@bcs/contract/features/resources/model';
import type { ReactNode } from 'react';
import { fileText, hostOf, ResourceIcon } from '#features/resources/resource-words.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { SafeLink } from '#kit/safe-link.tsx';

const ROW =
  'flex items-center gap-3 rounded-control border border-line p-2.5 font-semibold hover:border-edge hover:bg-sunken/60';

/** Links and files of a session, in their order. ADM-090 */
export const ResourcesCard = ({ resources }: { resources: readonly Resource[] }) => (
  <TitledCard pad title="Resources" className="grid content-start gap-4">
    <ul className="grid gap-2">
      {resources.map((resource, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the order is what tells two of one title apart
        <li key={place}>
          <Opens {...resource}>
            <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand">
              <ResourceIcon file={resource.file} />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {resource.title}
              <span className="block truncate text-xs font-normal text-muted">
                {resource.file ? fileText(resource.file) : hostOf(resource.url)}
              </span>
            </span>
          </Opens>
        </li>
      ))}
    </ul>
  </TitledCard>
);

/** A PDF file is saved where one is; a picture and a page of others open beside this one. */
function Opens({ url, file, children }: Resource & { children: ReactNode }) {
  if (file === null)
    return (
      <SafeLink href={url} className={ROW}>
        {children}
      </SafeLink>
    );
  const beside = file.mimeType === 'application/pdf' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={url} {...beside} className={ROW}>
      {children}
    </a>
  );
}
