/** The text that has to be typed before the demo world is removed. ADM-125 */
export const DEMO_NAME = 'demo world';
