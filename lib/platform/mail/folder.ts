/** Where mails are written as files while no SMTP server is set. */
export const MAIL_FOLDER = 'data/mail';
