/** A mail as it is handed to the mail server, without addresses. */
export interface Mail {
  /** One line */
  subject: string;
  /** A whole document that loads nothing */
  html: string;
  /** The same in plain text, every link written out */
  text: string;
}
