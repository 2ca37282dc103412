import { Fragment, type ReactNode } from 'react';
import { Button, Heading, Link, Text } from '@react-email/components';
import { styles, TEXT_CLASS } from './styles';
import { unlinked } from './typed-text';

export interface Letter {
  /** Without names or typed text, except in 'reply' */
  subject: string;
  /** Shown beside the subject and on locked screens: no personal data */
  preview: string;
  /** Ends the sentence 'Sie erhalten diese E-Mail, weil …' */
  reason: string;
  body: ReactNode;
}

export interface MailEntry {
  label: string;
  text: string;
}

interface TextProps {
  children: ReactNode;
}

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

export function Note({ children }: TextProps) {
  return (
    <Text className="muted" style={styles.small}>
      {children}
    </Text>
  );
}

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The next sentence begins with a small letter. */
export function Greeting({ name }: { name?: string }) {
  return <Paragraph>{name ? `Guten Tag ${unlinked(name)},` : 'Guten Tag,'}</Paragraph>;
}

/** Without clickable addresses, because visitors type it. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="line" style={styles.quote}>
      <Lines text={unlinked(text)} />
    </blockquote>
  );
}

export function Entries({ entries }: { entries: readonly MailEntry[] }) {
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

/** Also shows the link as text, for programs and readers that avoid buttons. */
export function Action({ href, label }: { href: string; label: string }) {
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

/** Leads to a page with a button: the link itself must not confirm, because mail scanners open links. */
export function Confirmation({ link, expires }: { link: string; expires: string }) {
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

export function OwnSubmissionLink({ link }: { link: string }) {
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
