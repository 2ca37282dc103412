import { Link } from '@react-email/components';
import type { Letter } from './letter';
import { Greeting } from './parts/greeting';
import { Paragraph, Subtitle, Title } from './parts/text';
import { styles } from './styles';

interface NewLink {
  /** At least one */
  requests: readonly {
    /** 'Bewertungsanfrage' */
    title: string;
    /** '21. November 2026' */
    created: string;
    link: string;
  }[];
  /** '5. Dezember 2026' */
  expires: string;
}

/** The links to all requests of an address, on request. */
export function newLink({ requests, expires }: NewLink): Letter {
  const several = requests.length > 1;
  const heading = several ? 'Ihre Links zu „Meine Anfrage“' : 'Ihr Link zu „Meine Anfrage“';
  return {
    subject: heading,
    preview: 'Damit sehen Sie, was wir von Ihnen gespeichert haben.',
    reason: 'für diese Adresse ein neuer Link angefordert wurde',
    body: (
      <>
        <Title>{heading}</Title>
        <Greeting />
        <Paragraph>
          hier ist {several ? 'zu jeder Ihrer Anfragen ein' : 'Ihr'} neuer Link. Wer ihn öffnet,
          braucht kein Kennwort; geben Sie ihn deshalb nicht weiter.{' '}
          {several ? 'Die Links gelten' : 'Der Link gilt'} bis zum {expires}.
        </Paragraph>
        {requests.map(({ title, created, link }) => (
          <Paragraph key={link}>
            <strong>
              {title} vom {created}
            </strong>
            <br />
            <Link href={link} className="petrol" style={styles.link}>
              {link}
            </Link>
          </Paragraph>
        ))}
        <Subtitle>Sie haben keinen Link angefordert?</Subtitle>
        <Paragraph>
          Dann brauchen Sie nichts zu tun: Die Links bekommt niemand außer Ihnen.
        </Paragraph>
      </>
    ),
  };
}
