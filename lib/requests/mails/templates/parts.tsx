import { Fragment, type ReactNode } from 'react';
import { Button, Heading, Link, Text } from '@react-email/components';
import { styles, TEXT_CLASS } from './styles';
import { unlinked } from './typed-text';

/** What a template makes of its data; renderMail() puts the letterhead around it. */
export interface Letter {
  /** Without names and other typed text, except an employee's own subject in 'reply' */
  subject: string;
  /** What mail programs show beside the subject: no personal data, for it is read on locked screens */
  preview: string;
  /** Ends the sentence 'Sie erhalten diese E-Mail, weil …' */
  reason: string;
  body: ReactNode;
}

/** A line of a table, as it is shown. */
export interface Entry {
  label: string;
  text: string;
}

interface TextProps {
  children: ReactNode;
}

/** What the mail is about; one a mail. */
export function Title({ children }: TextProps) {
  return (
    <Heading as="h1" style={styles.title}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: TextProps) {
  return (
    <Heading as="h2" style={styles.subtitle}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: TextProps) {
  return <Text style={styles.paragraph}>{children}</Text>;
}

/** What need not be read to understand the rest. */
export function Note({ children }: TextProps) {
  return (
    <Text className="muted" style={styles.small}>
      {children}
    </Text>
  );
}

/** A text of several lines, its line breaks kept. */
export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The salutation; the sentence after it begins with a small letter. */
export function Greeting({ name }: { name?: string }) {
  return <Paragraph>{name ? `Guten Tag ${unlinked(name)},` : 'Guten Tag,'}</Paragraph>;
}

/** What was written or agreed to, word for word. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="line" style={styles.quote}>
      <Lines text={unlinked(text)} />
    </blockquote>
  );
}

/** A small table of labels and texts; in plain text a line for each. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <table style={styles.table}>
      <tbody>
        {entries.map(({ label, text }, index) => (
          <tr key={index} className={TEXT_CLASS.row}>
            <th scope="row" className={`${TEXT_CLASS.label} muted line`} style={styles.label}>
              {label}
            </th>
            <td className={`${TEXT_CLASS.entry} line`} style={styles.entry}>
              <Lines text={unlinked(text)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActionProps {
  href: string;
  label: string;
}

/** The one button of a mail; its link stands below it for programs and readers that avoid buttons. */
export function Action({ href, label }: ActionProps) {
  return (
    <>
      <Text style={{ ...styles.paragraph, margin: '28px 0 16px' }}>
        <Button href={href} className={TEXT_CLASS.action} style={styles.button}>
          {label}
        </Button>
      </Text>
      <Text className="muted" style={styles.small}>
        <span data-skip-in-text="true">
          Lässt sich der Knopf nicht anklicken, öffnen Sie bitte diese Adresse:
          <br />
        </span>
        <Link href={href} className="petrol" style={styles.link}>
          {href}
        </Link>
      </Text>
    </>
  );
}

interface ConfirmationProps {
  link: string;
  /** '5. Dezember 2026' */
  expires: string;
}

/** The link to the page with the button that confirms the address: a link alone must not, because mail scanners open links. */
export function Confirmation({ link, expires }: ConfirmationProps) {
  return (
    <>
      <Action href={link} label="Weiter zur Bestätigung" />
      <Paragraph>
        Der Link öffnet die Seite „Meine Anfrage“. Dort bestätigen Sie die Adresse mit einem Knopf.
        Der Link gilt bis zum {expires}.
      </Paragraph>
    </>
  );
}

/** The link to everything that is stored of the request. */
export function OwnRequestLink({ link }: { link: string }) {
  return (
    <>
      <Paragraph>
        Was wir dazu gespeichert haben, sehen Sie unter „Meine Anfrage“. Dort können Sie es auch
        berichtigen, herunterladen oder löschen.
      </Paragraph>
      <Action href={link} label="„Meine Anfrage“ öffnen" />
    </>
  );
}
