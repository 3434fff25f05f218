import type { Calendar } from './calendar.ts';
import { ACCOUNTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The grants of people who administer without belonging to a class. */
export const grants = (calendar: Calendar): SeedRow[] => [
  {
    id: IDS.installationGrant,
    account_id: ACCOUNTS.operator,
    university_id: null,
    given_at: calendar.at(-400, '09:00'),
    given_by: null,
  },
  {
    id: IDS.universityGrant,
    account_id: ACCOUNTS.registrar,
    university_id: IDS.northfield,
    given_at: calendar.at(-390, '09:00'),
    given_by: ACCOUNTS.operator,
  },
];
