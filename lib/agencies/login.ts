export const LOGIN_LINK = 'agency-login';
export const AGENCY_SESSION = 'agency-session';

export const AGENCY_COOKIE = 'wohnlotse-makler';

export const LOGIN_MINUTES = 30;

export const SESSION_HOURS = 12;
