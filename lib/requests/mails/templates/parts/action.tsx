import { Button, Link, Text } from '@react-email/components';
import { TEXT_CLASS } from '../plain-text';
import { styles } from '../styles';

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
