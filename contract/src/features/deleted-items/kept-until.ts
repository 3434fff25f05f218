import { KEPT_FOR } from '#features/classes/states';
import { plus, type Instant } from '#kernel/clock';

/** Until when what was deleted can be brought back. ADM-071 */
export const keptUntil = (deletedAt: Instant): Instant => plus(deletedAt, KEPT_FOR);
