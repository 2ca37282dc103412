import { Hr, Link, Text } from '@react-email/components';
import type { Letterhead } from '@/lib/letterhead';
import { styles } from '../styles';

interface FooterProps {
  /** Ends the sentence 'Sie erhalten diese E-Mail, weil …' */
  reason: string;
  letterhead: Letterhead;
}

/** Why this mail came, who sent it, imprint and privacy notice. */
export function Footer({ reason, letterhead }: FooterProps) {
  const { company, address, phone, email, imprintUrl, privacyUrl } = letterhead;
  return (
    <>
      <Hr className="line" style={{ ...styles.rule, margin: '40px 0 20px' }} />
      <Text className="muted" style={styles.small}>
        Sie erhalten diese E-Mail, weil {reason}.
      </Text>
      <Text className="muted" style={styles.small}>
        {company}, {address}
        <br />
        Telefon {phone}
        <br />
        E-Mail{' '}
        <Link href={`mailto:${email}`} className="petrol" style={styles.link}>
          {email}
        </Link>
      </Text>
      <Text className="muted" style={styles.small}>
        <Link href={imprintUrl} className="petrol" style={styles.link}>
          Impressum
        </Link>
        <br />
        <Link href={privacyUrl} className="petrol" style={styles.link}>
          Datenschutz
        </Link>
      </Text>
    </>
  );
}
