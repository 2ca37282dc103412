/** Said where a browser would not remember that somebody has logged in. */
export const NEEDS_COOKIES = 'Für die Anmeldung muss der Browser Cookies zulassen.';
