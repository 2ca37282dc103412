import { Text } from '@react-email/components';
import { styles } from '../styles';
import { Note, Paragraph } from './text';

interface FigureProps {
  /** 'Geschätzter Wert nach der Grundformel' */
  title: string;
  /** '348.600 €' */
  value: string;
  /** '2.905 € je m²' */
  perSquareMetre: string;
}

/** The figure that a mail is about, large. */
export function Figure({ title, value, perSquareMetre }: FigureProps) {
  return (
    <>
      <Note>{title}</Note>
      <Text className="petrol" style={styles.figure}>
        {value}
      </Text>
      <Paragraph>{perSquareMetre}</Paragraph>
    </>
  );
}
