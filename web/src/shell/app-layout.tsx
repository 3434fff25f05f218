import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useMatches, useLocation } from '@tanstack/react-router';
import { showsChatBubble } from '#features/chat/bubble.ts';
import { cx } from '#kit/cx.ts';
import { ComingShape } from '#kit/page-skeleton.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { useRead } from '#lib/queries.ts';
import { currentPreview } from '#lib/preview.ts';
import { titleWindow } from '#lib/title.ts';
import { toViewer, ViewerContext } from '#lib/viewer.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { EntryFacts } from './entry.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navEntries, type NavEntry } from './nav-entries.ts';
import { SessionWatch } from './auth-session-watch.tsx';
import { prefetchForLater } from './prefetch-for-later.ts';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { HomeLink } from './home-link.tsx';
import { NavList } from './nav-list.tsx';

/** After navigation, the focus starts at the page's content, as it would after a page load. */
function useFocusOnMove() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The navigation beside the page, at widths from 1024 px. */
const SideNav = ({ entries }: { entries: readonly NavEntry[] }) => (
  <nav
    aria-label="Main"
    className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-3 pb-6 lg:flex"
  >
    <HomeLink className="h-16 shrink-0 px-3" />
    <NavList entries={entries} />
  </nav>
);

/** The name of the class in print, where there is no header. */
function PrintHead({ enrollment: { course } }: { enrollment: Enrollment }) {
  const { cohort } = course;
  return (
    <p className="mb-4 hidden text-sm text-muted print:block">
      {[cohort.program.university.name, cohort.name, course.name].join(' · ')}
    </p>
  );
}

// seldom needed, so it is loaded on demand
const PreviewBar = lazy(() => import('./preview-bar.tsx').then((file) => ({ default: file.PreviewBar })));
const StoppedMail = lazy(() =>
  import('#features/mail-delivery/stopped-mail.tsx').then((file) => ({ default: file.StoppedMail })),
);
const WhoopsPage = lazy(() => import('./whoops-page.tsx').then((file) => ({ default: file.WhoopsPage })));

/** The frame of every private screen. */
export function AppLayout({ entered }: { entered: EntryFacts }) {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  // before the effects of the screen, which may set a better title
  useLayoutEffect(() => titleWindow(screen?.title ?? 'Page'), [screen]);
  useFocusOnMove();
  useEffect(prefetchForLater, []);
  const { info, viewer } = useFresh(entered);
  if (!entered.enrolled && screen?.needsEnrollment !== false) {
    return (
      <Suspense>
        <WhoopsPage />
      </Suspense>
    );
  }
  const entries = viewer
    ? navEntries({
        ...viewer,
        paymentPortal: info.paymentPortalAvailable,
        chat: showsChatBubble(viewer),
        administers: info.administers !== null,
      })
    : [];
  const preview = currentPreview();
  const shown = screen?.navigation?.(info.administers, entries) ?? entries;
  const sideNav = shown.length > 0 && screen?.sideNav !== false;
  const Head = screen?.head;
  return (
    <ViewerContext value={viewer}>
      <div className={sideNav ? 'min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]' : 'min-h-dvh'}>
        <SkipLink to="main">Skip to content</SkipLink>
        {sideNav && <SideNav entries={shown} />}
        <div className="flex min-h-dvh min-w-0 flex-col">
          {preview && (
            <Suspense>
              <PreviewBar header={preview} code={viewer?.enrollment.course.code} />
            </Suspense>
          )}
          <Header
            info={info}
            entries={entries}
            sideNav={sideNav}
            chat={screen?.needsClass !== false}
            mark={screen?.mark}
          />
          {Head && <Head />}
          <main
            id="main"
            tabIndex={-1}
            className={cx(
              // the footer is below the first view, so that nothing in it moves when the rest is loaded
              'min-h-[calc(100dvh-4rem)] w-full grow px-4 outline-none',
              screen?.wide
                ? 'pt-3 pb-3 lg:px-5'
                : cx('mx-auto max-w-[82rem] pb-12 lg:px-8', Head ? 'pt-3' : 'pt-6 lg:pt-8'),
            )}
          >
            {info.stoppedMail && (
              <Suspense>
                <StoppedMail email={info.userInfo.email} answer={info.stoppedMail.answer} />
              </Suspense>
            )}
            {viewer && <PrintHead enrollment={viewer.enrollment} />}
            <ComingShape value={screen?.shape ?? 'list'}>
              <Outlet />
            </ComingShape>
          </main>
          <Footer raised={sideNav} signedIn />
        </div>
        {sideNav && <BottomBar entries={shown} />}
      </div>
      <SessionWatch info={info} />
    </ViewerContext>
  );
}

/** Returns the facts that were known on entering, kept up to date while the page is open. */
function useFresh(entered: EntryFacts) {
  const LONG = 5 * 60_000;
  const info = useRead('myInfo', {}, { staleTime: LONG }).data ?? entered.info;
  const enrollmentId = entered.viewer?.enrollmentId ?? 0;
  const { data } = useRead('enrollmentInfo', { enrollmentId }, { staleTime: LONG, enabled: entered.viewer !== null });
  const enrollment = data?.enrollment ?? entered.viewer?.enrollment;
  return { info, viewer: enrollment ? toViewer(info.userInfo, enrollment) : null };
}
