import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { IconArrowRight, IconBriefcase, IconRocket } from '@tabler/icons-react';
import { TitledCard } from '#kit/titled-card.tsx';

/** The help with a milestone: the surveys of the curriculum, and videos. CAREER-004, D-156 */
export const Resources = ({ curriculum }: { curriculum: ReactNode }) => (
  <TitledCard id="careerResources" pad title="Career resources" className="grid gap-5">
    <ul className="grid gap-3 sm:grid-cols-2">
      <Resource
        to="/videos"
        playlist="Career Services"
        icon={<IconBriefcase size={20} />}
        title="Career Services videos"
        note="The playlist about applications and interviews."
      />
      <Resource
        to="/videos/onboarding"
        icon={<IconRocket size={20} />}
        title="Onboarding videos"
        note="How the bootcamp works, from the first day on."
      />
    </ul>
    {curriculum}
  </TitledCard>
);

type Props = {
  to: Extract<LinkProps['to'], '/videos' | '/videos/onboarding'>;
  /** The title of the playlist to show; if none has that title, all playlists are shown. D-151 */
  playlist?: string;
  icon: ReactNode;
  title: string;
  note: string;
};

const Resource = ({ to, playlist, icon, title, note }: Props) => (
  <li className="grid">
    <Link
      to={to}
      search={playlist === undefined ? {} : { playlist }}
      className="flex items-center gap-3.5 rounded-control border border-line p-3.5 transition-colors hover:border-edge hover:bg-sunken/50"
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-control bg-career-soft text-career">
        {icon}
      </span>
      <span className="grid min-w-0 grow">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{note}</span>
      </span>
      <IconArrowRight size={18} aria-hidden className="shrink-0 text-muted" />
    </Link>
  </li>
);
