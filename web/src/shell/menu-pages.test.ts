import { expect, test } from 'vitest';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import type { CohortUiControl } from '@bcs/contract/kernel/switches';
import { ADMIN_PAGES, type AdministrationAccess } from '#features/grants/admin-pages.ts';
import { toViewer, type PageViewer } from '#lib/viewer.ts';
import { ALL_ON, enrollment, myInfo } from '#testing/people.ts';
import { menuPages } from './menu-pages.ts';
import { navEntries } from './nav-entries.ts';
import { mayOpen } from './screen.ts';
import { SCREENS } from './screens.ts';

const NOW = '2026-03-11T22:00:00.000Z';
const viewer = (role: Role, hidden: Partial<CohortUiControl> = {}): PageViewer => ({
  ...toViewer(myInfo(enrollment(role)).userInfo, enrollment(role, { hidden })),
  featureFlags: ALL_ON,
});
const pagesOf = (of: PageViewer, way: AdministrationAccess | null = null) =>
  menuPages(of, way, navEntries({ ...of, paymentPortal: true, chat: true, administers: way !== null }), NOW);

test('the menu lists the pages that somebody may open, and no other; nothing twice [SUCC-070]', () => {
  for (const role of ROLES) {
    const of = viewer(role);
    const pages = pagesOf(of);
    const closed = pages.filter(({ path }) => {
      const screen = SCREENS[path];
      return path.startsWith('/students/') ? false : !screen || !mayOpen(screen, of, {}, NOW);
    });
    expect(closed, role).toEqual([]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(new Set(pages.map(({ label }) => label)).size).toBe(pages.length);
  }
});

test('pages of administration are in the menu of whoever may open them, and of nobody else [SUCC-070]', () => {
  const administration = (role: Role, way: AdministrationAccess | null) =>
    pagesOf(viewer(role), way)
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/admin'));
  for (const role of ROLES) expect(administration(role, null), role).toEqual([]);
  for (const way of ['installation', 'university', 'course', 'reading', 'authoring'] as const) {
    const open = ADMIN_PAGES.filter(({ ways }) => ways.includes(way)).map(({ to }) => to);
    expect(administration('ssm', way).toSorted(), way).toEqual(open.toSorted());
  }
});

test('every entry of the side navigation is in the menu, with its own words: all of it can be reached without the menu [SUCC-070]', () => {
  for (const role of ROLES) {
    const entries = navEntries({ ...viewer(role), paymentPortal: true, chat: true, administers: false }).filter(
      ({ href }) => href !== null,
    );
    expect(pagesOf(viewer(role))).toEqual(
      expect.arrayContaining(entries.map(({ label, href }) => ({ label, path: href }))),
    );
  }
});

test('what a cohort or a role closes is not in the menu [SUCC-070]', () => {
  const labels = (of: PageViewer) => pagesOf(of).map(({ label }) => label);
  expect(labels(viewer('student'))).toEqual(expect.arrayContaining(['Graduation', 'Support', 'Session Syllabus']));
  expect(labels(viewer('student'))).not.toContain('Gradebook');
  expect(labels(viewer('ssm'))).toEqual(expect.arrayContaining(['NPS Report', 'Support Desk', 'New Career Session']));
  const hidden = labels(viewer('ssm', { hideCareerServices: true, hideWebToCase: true, hideLiveChat: true }));
  for (const label of ['New Career Session', 'Career Services', 'Support', 'Live Chat'])
    expect(hidden).not.toContain(label);
});
