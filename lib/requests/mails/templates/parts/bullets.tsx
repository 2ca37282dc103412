import { styles } from '../styles';

/** Sentences as a list. */
export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul style={styles.list}>
      {items.map((sentence) => (
        <li key={sentence} style={styles.item}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
