import { styles } from '../styles';
import { unlinked } from '../typed-text';
import { Lines } from './lines';

/** What was written or agreed to, word for word. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="line" style={styles.quote}>
      <Lines text={unlinked(text)} />
    </blockquote>
  );
}
