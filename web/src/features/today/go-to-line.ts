import type { MouseEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import { chooseEnrollment, chooseForNewTabs } from '#lib/chosen-enrollment.ts';

/** Goes to a page in one of the own classes: it becomes the chosen one, as in Course Select. D-205 */
export function useGoToClass() {
  const { history } = useRouter();
  return (event: MouseEvent, enrollmentId: number, href: string) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    // a new tab takes the class that was chosen last on this browser
    if (elsewhere) return chooseForNewTabs(enrollmentId);
    event.preventDefault();
    chooseEnrollment(enrollmentId);
    history.push(href);
  };
}
