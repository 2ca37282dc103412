/** Purposes of signatures: login link and session cookie. */
export const LOGIN_LINK = 'agent-login';
export const AGENT_SESSION = 'agent-session';

/** Name of the cookie by which an office stays logged in. */
export const AGENT_COOKIE = 'wohnlotse-makler';

/** Minutes for which a login link is valid. */
export const LOGIN_MINUTES = 30;

/** Hours for which an office stays logged in. */
export const SESSION_HOURS = 12;
