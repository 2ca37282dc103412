const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds for which a link from a mail is good. */
export const LINK_LIFETIME = 90 * DAY;

/** Milliseconds for which the browser that sent a form may open its page without the mail. */
export const BROWSER_LIFETIME = DAY;
