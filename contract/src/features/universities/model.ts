import { z } from 'zod';
import { day, requiredText } from '#kernel/schema';

/** Days on which no class meets, by name; both ends are included. ADM-066 */
export const Holiday = z.object({ from: day(), to: day(), name: requiredText(255) });
export type Holiday = z.infer<typeof Holiday>;
