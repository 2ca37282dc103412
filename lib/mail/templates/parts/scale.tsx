import { styles } from '../styles';

/** A range or an amount on the common scale, percent of its width. */
export interface Bar {
  label: string;
  from: number;
  to: number;
}

function Track({ from, to }: Bar) {
  const rest = [
    { className: 'track', style: styles.track, width: from },
    { className: 'bar', style: styles.bar, width: to - from },
    { className: 'track', style: styles.track, width: 100 - to },
  ].filter(({ width }) => width > 0);
  return (
    <table role="presentation" style={styles.scale}>
      <tbody>
        <tr>
          {rest.map(({ className, style, width }, index) => (
            <td key={index} className={className} style={{ ...style, width: `${width}%` }} />
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
