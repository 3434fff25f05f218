import type { MouseEvent } from 'react';
import { useRouter } from '@tanstack/react-router';
import type { TodayLine } from '@bcs/contract/features/today/model';
import { chooseEnrollment, chooseForNewTabs } from '#lib/chosen-enrollment.ts';

/** Goes where a line is settled, in the class of the line: it becomes the chosen one, as in Course Select. D-205 */
export function useGoToLine() {
  const { history } = useRouter();
  return (event: MouseEvent, line: TodayLine, href: string) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    // a new tab takes the class that was chosen last on this browser
    if (elsewhere) return chooseForNewTabs(line.enrollmentId);
    event.preventDefault();
    chooseEnrollment(line.enrollmentId);
    history.push(href);
  };
}
