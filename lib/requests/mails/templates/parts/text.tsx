import { Heading, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { styles } from '../styles';

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
