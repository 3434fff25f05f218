import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useMatches, useLocation } from '@tanstack/react-router';
import { showsChatBubble } from '#features/chat/bubble.ts';
import { cx } from '#kit/cx.ts';
import { ComingShape } from '#kit/page-skeleton.tsx';
import { SkipLink } from '#kit/skip-link.tsx';
import { useRead } from '#lib/queries.ts';
import { previewed } from '#lib/preview.ts';
import { titleWindow } from '#lib/title.ts';
import { toViewer, ViewerContext } from '#lib/viewer.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { Entered } from './entry.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navEntries, type NavEntry } from './nav-entries.ts';
import { SessionWatch } from './auth-session-watch.tsx';
import { prefetchForLater } from './prefetch-for-later.ts';
import type { Enrollment } from '@bcs/contract/features/enrollments/model';
import { HomeLink } from './home-link.tsx';
import { NavList } from './nav-list.tsx';

/** After a move to another page the focus begins at its content, as it would after a page load. */
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

/** The navigation beside the page, from 1024 px on. */
const SideNav = ({ entries }: { entries: readonly NavEntry[] }) => (
  <nav
    aria-label="Main"
    className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-3 pb-6 lg:flex"
  >
    <HomeLink className="h-16 shrink-0 px-3" />
    <NavList entries={entries} />
  </nav>
);

/** The name of the class on paper, where there is no header. */
function PrintHead({ enrollment: { course } }: { enrollment: Enrollment }) {
  const { cohort } = course;
  return (
    <p className="mb-4 hidden text-sm text-muted print:block">
      {[cohort.program.university.name, cohort.name, course.name].join(' · ')}
    </p>
  );
}

// Seldom needed, so it comes when it is
const PreviewBar = lazy(() => import('./preview-bar.tsx').then((file) => ({ default: file.PreviewBar })));
const StoppedMail = lazy(() =>
  import('#features/mail-delivery/stopped-mail.tsx').then((file) => ({ default: file.StoppedMail })),
);
const WhoopsPage = lazy(() => import('./whoops-page.tsx').then((file) => ({ default: file.WhoopsPage })));

/** The frame of every private screen. */
export function AppLayout({ entered }: { entered: Entered }) {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  // Before the effects of the screen, which may know a better one
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
  const preview = previewed();
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
              // the foot of the page lies below the first view, so that nothing there is pushed when the rest comes
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

/** Returns the facts known on entering, kept fresh while the page stays open. */
function useFresh(entered: Entered) {
  const LONG = 5 * 60_000;
  const info = useRead('myInfo', {}, { staleTime: LONG }).data ?? entered.info;
  const enrollmentId = entered.viewer?.enrollmentId ?? 0;
  const { data } = useRead('enrollmentInfo', { enrollmentId }, { staleTime: LONG, enabled: entered.viewer !== null });
  const enrollment = data?.enrollment ?? entered.viewer?.enrollment;
  return { info, viewer: enrollment ? toViewer(info.userInfo, enrollment) : null };
}
