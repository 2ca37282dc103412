import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { Lines } from './parts/lines';
import { OwnRequestLink } from './parts/own-request';
import { Paragraph, Title } from './parts/text';

interface Reply {
  name?: string;
  /** The employee's own; the mail's subject is one line of it, of 120 characters at most */
  subject: string;
  /** Without salutation and closing; paragraphs are parted by an empty line */
  text: string;
  /** Name of the employee */
  employee: string;
  link: string;
}

/** An employee's answer. */
export function reply({ name, subject, text, employee, link }: Reply): Letter {
  return {
    subject,
    preview: 'Die Antwort auf Ihre Anfrage.',
    reason: 'Sie uns geschrieben oder etwas angefragt haben',
    body: (
      <>
        <Title>{subject}</Title>
        <Greeting name={name} />
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <Paragraph key={index}>
            <Lines text={paragraph} />
          </Paragraph>
        ))}
        <Paragraph>
          Mit freundlichen Grüßen
          <br />
          {employee}
        </Paragraph>
        <OwnRequestLink link={link} />
      </>
    ),
  };
}
