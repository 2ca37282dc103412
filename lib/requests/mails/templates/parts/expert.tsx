import { Text } from '@react-email/components';
import { styles } from '../styles';
import { Lines } from './lines';
import { Note, Paragraph, Subtitle } from './text';

interface ExpertProps {
  /** '372.000 €' */
  value: string;
  reason: string;
  /** 'Karin Beispiel, 22. November 2026' */
  by: string;
}

/** What an employee holds the home to be worth, beside what the formula says. */
export function Expert({ value, reason, by }: ExpertProps) {
  return (
    <>
      <Subtitle>Unsere Einschätzung</Subtitle>
      <Text className="petrol" style={styles.worth}>
        {value}
      </Text>
      <Paragraph>
        <Lines text={reason} />
      </Paragraph>
      <Note>Von {by}. Auch sie ist unverbindlich.</Note>
    </>
  );
}
