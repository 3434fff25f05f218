import { hash } from 'node:crypto';

/**
 * Names exactly what somebody has seen of a plan: it is applied only while the plan that is made then has the same digest.
 * ADM-044, ADM-045
 * @param seen all that matters of the plan, in an order of its own
 * @returns 64 hexadecimal digits
 */
export const planDigest = (seen: unknown): string => hash('sha256', JSON.stringify(seen));
