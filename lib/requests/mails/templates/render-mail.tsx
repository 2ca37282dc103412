import type { Letterhead } from '@/lib/letterhead';
import type { Letter } from './letter';
import { Frame } from './parts/frame';
import { plainText } from './plain-text';
import { type MailData, type TemplateName, TEMPLATES } from './templates';
import { subjectLine, withoutControls } from './typed-text';

/** A mail as it is handed to the mail server, without addresses. */
interface Mail {
  /** One line */
  subject: string;
  /** A whole document that loads nothing */
  html: string;
  /** The same in plain text, every link written out */
  text: string;
}

const templates: { [T in TemplateName]: (data: MailData[T]) => Letter } = TEMPLATES;

/** A mail from its template and data, under the portal's letterhead. The same data make the same mail. */
export async function renderMail<T extends TemplateName>(
  template: T,
  data: MailData[T],
  letterhead: Letterhead,
): Promise<Mail> {
  const letter = templates[template](withoutControls(data));
  const subject = subjectLine(letter.subject);
  // Next refuses it as a static import: no page is to be made with it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const document = renderToStaticMarkup(
    <Frame letter={{ ...letter, subject }} letterhead={letterhead} />,
  );
  return { subject, html: `<!doctype html>${document}`, text: plainText(document) };
}
