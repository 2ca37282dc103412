/** The heading that names the dialog, and that takes the focus when it opens. */
export const TITLE_ID = 'cookie-auswahl';
