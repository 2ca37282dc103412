import type { Entry } from '../letter';
import { TEXT_CLASS } from '../plain-text';
import { styles } from '../styles';
import { unlinked } from '../typed-text';

/** A line of a calculation. */
export interface Step {
  label: string;
  /** What was reckoned with, a sentence or a few words */
  detail: string;
  /** '+4.200 €' */
  amount: string;
}

interface StepsProps {
  steps: readonly Step[];
  /** What they come to */
  total: Entry;
}

/** A calculation: what each step adds with its reason below it, and the sum. */
export function Steps({ steps, total }: StepsProps) {
  return (
    <table style={styles.table}>
      <tbody>
        {steps.flatMap(({ label, detail, amount }) => [
          <tr key={label} className={TEXT_CLASS.row}>
            <th scope="row" className={TEXT_CLASS.label} style={styles.step}>
              {unlinked(label)}
            </th>
            <td className={TEXT_CLASS.entry} style={styles.amount}>
              {amount}
            </td>
          </tr>,
          <tr key={`${label}, why`} className={TEXT_CLASS.detail}>
            <td colSpan={2} className="muted line" style={styles.detail}>
              {unlinked(detail)}
            </td>
          </tr>,
        ])}
        <tr className={TEXT_CLASS.row}>
          <th scope="row" className={TEXT_CLASS.label} style={styles.step}>
            <strong>{total.label}</strong>
          </th>
          <td className={TEXT_CLASS.entry} style={styles.amount}>
            <strong>{total.text}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
