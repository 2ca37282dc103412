import type { Entry } from '../letter';
import { TEXT_CLASS } from '../plain-text';
import { styles } from '../styles';
import { unlinked } from '../typed-text';
import { Lines } from './lines';

/** A small table of labels and texts; in plain text a line for each. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
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
