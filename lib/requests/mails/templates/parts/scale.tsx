import { Fragment } from 'react';
import { styles } from '../styles';

/** A range or an amount on the common scale, percent of its width. */
export interface Bar {
  label: string;
  from: number;
  to: number;
  /** Where in a range the figure lies */
  at?: number;
}

const TRACK = { className: 'track', style: styles.track };
const BAR = { className: 'bar', style: styles.bar };

function Track({ from, to, at = to }: Bar) {
  const cells = [
    { ...TRACK, width: from },
    { ...BAR, width: at - from },
    { ...BAR, width: to - at },
    { ...TRACK, width: 100 - to },
  ].filter(({ width }) => width > 0);
  return (
    <table role="presentation" style={styles.scale}>
      <tbody>
        <tr>
          {cells.map(({ className, style, width }, index) => (
            <Fragment key={index}>
              {/* A gap between the two parts of a range is where the figure lies. */}
              {className === 'bar' && cells[index - 1]?.className === 'bar' && (
                <td style={styles.mark} />
              )}
              <td className={className} style={{ ...style, width: `${width}%` }} />
            </Fragment>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Amounts drawn to one scale, of table cells, since mail programs show nothing else. The text says the same. */
export function Scale({ bars }: { bars: readonly Bar[] }) {
  return (
    <div aria-hidden="true" data-skip-in-text="true" style={styles.scales}>
      {bars.map((bar) => (
        <div key={bar.label}>
          <span className="muted" style={styles.caption}>
            {bar.label}
          </span>
          <Track {...bar} />
        </div>
      ))}
    </div>
  );
}
