export const LONGEST_UNIVERSITY_NAME = 255;
/** What fits beside the name of a class in the header of a phone. */
export const LONGEST_SHORT_NAME = 20;
export const MOST_HOLIDAYS = 100;
/** What the page of one university shows; nobody has as many. */
export const MOST_PROGRAMS = 200;
export const MOST_COHORTS = 500;
export const MOST_ROOMS = 500;
