import { hidden } from '@bcs/contract/features/enrollments/hidden';
import type { Instant } from '@bcs/contract/kernel/clock';
import { showsChatBubble } from '#features/chat/bubble.ts';
import type { MenuPage } from '#features/command-menu/entries.ts';
import { mayOpenAdmin, type AdministrationAccess } from '#features/grants/admin-pages.ts';
import type { PageViewer } from '#lib/viewer.ts';
import { showsSupport, type NavEntry } from './nav-entries.ts';
import { mayOpen, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const never = () => false;
/**
 * Pages that the menu leaves out: something else leads to them, they only say thank you, or they are switched off here.
 */
const LISTED: Readonly<Record<string, (viewer: PageViewer) => boolean>> = {
  '/universities': never,
  '/support': showsSupport,
  '/casesuccess': never,
  '/chat': (viewer) => showsChatBubble(viewer) && !hidden(viewer.cohortUiControl, viewer.featureFlags).liveChat,
  '/precourse': never,
  '/agreement': never,
  '/careerSurvey': never,
  '/cscurriculum': never,
  '/unauthorized': never,
};
/** Tells whether somebody may open a page of administration, whatever their role in a class. */
const mayAdminister = (path: string, way: AdministrationAccess | null) =>
  !/^\/admin(\/|$)/.test(path) || mayOpenAdmin(path, way);
const isListed = (path: string, { title }: Screen, viewer: PageViewer | null) =>
  // the pages of the API have separate tabs
  title !== 'Thank you!' &&
  !path.startsWith('/instructor-api-docs/') &&
  (viewer ? (LISTED[path]?.(viewer) ?? true) : path === '/support' || !(path in LISTED));

/**
 * Lists every page that somebody may open now and that has a fixed address: the entries of the menu, then the others.
 * SUCC-070
 */
export function menuPages(
  viewer: PageViewer | null,
  way: AdministrationAccess | null,
  entries: readonly NavEntry[],
  now: Instant,
): MenuPage[] {
  const opens = (screen: Screen) =>
    viewer ? mayOpen(screen, viewer, {}, now) : screen.needsEnrollment === false && !screen.allow;
  const own = entries.flatMap(({ label, href }) => (href === null ? [] : [{ label, path: href }]));
  const isKnown = (path: string, { title }: Screen) => own.some((page) => page.path === path || page.label === title);
  const others = Object.entries(SCREENS)
    .filter(([path, screen]) => !path.includes('$') && !isKnown(path, screen))
    .filter(([path]) => mayAdminister(path, way))
    .filter(([path, screen]) => isListed(path, screen, viewer) && opens(screen))
    .map(([path, { title }]) => ({ label: title, path }));
  return [...own, ...others];
}
