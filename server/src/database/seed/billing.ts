import type { Calendar } from './calendar.ts';
import { ENROLLMENTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The entries, as days from the anchor and amounts in dollars. */
const ENTRIES: readonly (readonly [day: number, kind: 'charge' | 'payment', description: string, dollars: number])[] = [
  [-75, 'charge', 'Tuition, Full Stack Flex Part-Time', 11_995],
  [-75, 'payment', 'Deposit', 1000],
  [-74, 'charge', 'Early enrollment discount', -500],
  [-45, 'payment', 'First installment', 3500],
  [-14, 'payment', 'Second installment', 3500],
];

/** Maya's charges and payments; the third installment is still due. */
export const billingEntries = ({ at, anchor }: Calendar): SeedRow[] =>
  ENTRIES.map(([day, kind, description, dollars], index) => ({
    university_id: IDS.northfield,
    id: index + 1,
    enrollment_id: ENROLLMENTS.student,
    kind,
    description,
    amount_cents: dollars * 100,
    currency: 'USD',
    dated: at(day, '12:00').slice(0, 10),
    recorded_at: at(day, '12:00') < anchor ? at(day, '12:00') : anchor,
  }));
