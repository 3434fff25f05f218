import type { Page } from '@playwright/test';

/** The dashboard and its Course Calendar. */
export function dashboard(page: Page) {
  const calendar = page.getByRole('region', { name: 'Course Calendar' });
  const upcoming = page.getByRole('region', { name: /^\d/ }).filter({ hasText: 'Upcoming session' });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    /** One of a student's four figures. */
    card: (label: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) }),
    upcoming,
    calendar: {
      region: calendar,
      eventType: calendar.getByRole('combobox', { name: 'Event type' }),
      sessionType: calendar.getByRole('combobox', { name: 'Session type' }),
      courseworkType: calendar.getByRole('combobox', { name: 'Coursework type' }),
      previous: calendar.getByRole('button', { name: 'Previous month' }),
      next: calendar.getByRole('button', { name: 'Next month' }),
      reset: calendar.getByRole('button', { name: 'Reset Calendar' }),
      links: calendar.getByRole('link'),
    },
  };
}
