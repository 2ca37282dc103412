export const LOGIN_LINK = 'agent-login';
export const AGENT_SESSION = 'agent-session';

export const AGENT_COOKIE = 'wohnlotse-makler';

export const LOGIN_MINUTES = 30;

export const SESSION_HOURS = 12;
