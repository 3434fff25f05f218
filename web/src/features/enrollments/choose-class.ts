import { useRouter } from '@tanstack/react-router';
import { popRememberedLocation } from '#features/identity/remembered-location.ts';
import { chooseEnrollment } from '#lib/chosen-enrollment.ts';

/** Takes a class and goes where the person wanted to go, else to the dashboard. PICK-001, D-033, D-052 */
export function useChooseClass() {
  const { history } = useRouter();
  return (enrollmentId: number) => {
    chooseEnrollment(enrollmentId);
    history.push(popRememberedLocation());
  };
}
