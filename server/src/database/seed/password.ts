/** The password of every demo account, which follows the rules of D-044. */
export const DEMO_PASSWORD = 'Bootcamp#2026';
