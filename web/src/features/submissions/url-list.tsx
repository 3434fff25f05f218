import { IconBrandGithub, IconBrandLinkedin, IconExternalLink, IconLink } from '@tabler/icons-react';
import { Badge } from '#kit/badge.tsx';
import { OutsideLink } from '#kit/text-link.tsx';

type Url = { url: string; title: string | null };

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
const isOn = (url: string, host: string) => hostOf(url) === host || hostOf(url).endsWith(`.${host}`);

export function UrlIcon({ url }: { url: string }) {
  const Icon = isOn(url, 'github.com') ? IconBrandGithub : isOn(url, 'linkedin.com') ? IconBrandLinkedin : IconLink;
  return <Icon size={20} stroke={1.7} aria-hidden className="shrink-0 text-muted" />;
}

type Props = {
  urls: readonly Url[];
  /** The URLs that were added or removed since another version. */
  marked?: ReadonlySet<string> | undefined;
  mark?: 'Added' | 'Removed' | undefined;
};

/** The URLs that were submitted, each to be opened beside the page. */
export function UrlList({ urls, marked, mark }: Props) {
  if (urls.length === 0) return <p className="text-sm text-muted">No URLs.</p>;
  return (
    <ul className="grid gap-2">
      {urls.map(({ url, title }) => (
        <li key={url} className="flex min-w-0 items-center gap-3 rounded-control border border-line px-3 py-2.5">
          <UrlIcon url={url} />
          <div className="min-w-0 grow">
            {title && <p className="text-xs font-semibold text-muted">{title}</p>}
            <OutsideLink href={url} className="block text-sm wrap-anywhere">
              {url.replace(/^https?:\/\//, '')}
              <span className="sr-only"> (opens in a new tab)</span>
            </OutsideLink>
          </div>
          {mark && marked?.has(url) && <Badge tone={mark === 'Added' ? 'good' : 'bad'}>{mark}</Badge>}
          <IconExternalLink size={16} aria-hidden className="shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  );
}
