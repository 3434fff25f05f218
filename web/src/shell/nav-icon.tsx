import {
  IconApi,
  IconBell,
  IconBook2,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconChartLine,
  IconCheckbox,
  IconCreditCard,
  IconHome,
  IconLifebuoy,
  IconListCheck,
  IconMessages,
  IconSchool,
  IconSettings,
  IconSpeakerphone,
  IconSwitchHorizontal,
  IconTable,
  IconTargetArrow,
  IconUser,
  IconUserCheck,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import type { NavEntry, NavKey } from './nav-entries.ts';

const ICONS: Record<NavKey, Icon> = {
  dashboard: IconHome,
  today: IconListCheck,
  sessions: IconCalendarEvent,
  coursework: IconBook2,
  career: IconBriefcase,
  grades: IconSchool,
  attendance: IconCheckbox,
  graduation: IconTargetArrow,
  gradebook: IconTable,
  students: IconUsersGroup,
  remote: IconUserCheck,
  feedback: IconChartLine,
  cohorts: IconChartBar,
  nps: IconChartLine,
  turnout: IconCheckbox,
  supportDesk: IconLifebuoy,
  chat: IconMessages,
  announcements: IconSpeakerphone,
  notifications: IconBell,
  videos: IconVideo,
  contacts: IconUsers,
  profile: IconUser,
  billing: IconCreditCard,
  api: IconApi,
  courses: IconSwitchHorizontal,
  remoteAll: IconUserCheck,
  administration: IconSettings,
};

/** The icon of an entry, beside its label. */
export function NavIcon({ of, size = 20 }: { of: NavEntry; size?: number | undefined }) {
  const Sign = of.icon ?? ICONS[of.key as NavKey];
  return <Sign size={size} stroke={1.8} aria-hidden className="shrink-0" />;
}
