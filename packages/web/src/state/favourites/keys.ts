/** In local storage: the ids of what is starred, and whether the question for clubs was answered. */
export const STARS_KEY = 'touchline.stars';
export const CLUBS_ANSWERED_KEY = 'touchline.clubs';

/** The element in which home shows the starred teams. */
export const MY_TEAMS_ID = 'mine';
