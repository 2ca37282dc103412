import { Body, Container, Head, Hr, Html, Preview, Text } from '@react-email/components';
import type { Letterhead } from '@/lib/letterhead';
import type { Letter } from '../letter';
import { NIGHT, styles } from '../styles';
import { Footer } from './footer';

interface FrameProps {
  letter: Letter;
  letterhead: Letterhead;
}

/** The whole document: name of the site, letter, who sent it and why. */
export function Frame({ letter, letterhead }: FrameProps) {
  const { subject, preview, reason, body } = letter;
  return (
    <Html lang="de">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT}</style>
      </Head>
      <Body className="paper" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container style={styles.column}>
          {/* Programs that drop <html> keep the language and the landmark here. */}
          <div role="main" lang="de">
            <Text className="petrol" style={styles.siteName}>
              {letterhead.siteName}
            </Text>
            <Hr className="line" style={styles.rule} data-skip-in-text="true" />
            {body}
            <Footer reason={reason} letterhead={letterhead} />
          </div>
        </Container>
      </Body>
    </Html>
  );
}
