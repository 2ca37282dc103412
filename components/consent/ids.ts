/** The heading that names the dialog, and that takes the focus when its settings open. */
export const TITLE_ID = 'cookie-auswahl';
