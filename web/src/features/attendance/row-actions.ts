import type { KeyboardEvent } from 'react';
import type { ExcusedAbsenceReason, StudentAttendance } from '@bcs/contract/features/attendance/model';
import type { StatusCode } from '@bcs/contract/features/attendance/statuses';

/** The actions of a row in the table. */
export interface RowActions {
  /** The statuses to choose from; null for people who may only read. ATT-024 */
  readonly choices: readonly StatusCode[] | null;
  readonly locked: boolean;
  readonly reasons: readonly ExcusedAbsenceReason[];
  readonly choose: (row: StudentAttendance, statusCode: StatusCode) => void;
  readonly chooseReason: (row: StudentAttendance, reasonId: number) => void;
  readonly cancelReason: () => void;
  readonly drop: (row: StudentAttendance) => void;
  readonly retry: (row: StudentAttendance) => void;
  /** Letters and arrows on the dropdown of a row, and on its buttons. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly showChanges: (row: StudentAttendance) => void;
}
