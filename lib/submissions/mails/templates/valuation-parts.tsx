import { Text } from '@react-email/components';
import { Fragment } from 'react';
import { type MailEntry, Lines, Note, Paragraph, Subtitle } from './parts';
import { styles, TEXT_CLASS } from './styles';
import { unlinked } from './typed-text';

interface FigureProps {
  title: string;
  value: string;
  perSquareMetre: string;
}

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

/** Percent of the width; `at` marks the figure within a range. */
export interface ValuationBar {
  label: string;
  from: number;
  to: number;
  at?: number;
}

const TRACK = { className: 'track', style: styles.track };
const BAR = { className: 'bar', style: styles.bar };

function Track({ from, to, at = to }: ValuationBar) {
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
              {/* The gap between the two parts of a range marks the figure. */}
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

/** Made of table cells, which is all that mail programs show. The text says the same. */
export function Scale({ bars }: { bars: readonly ValuationBar[] }) {
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

export interface Step {
  label: string;
  detail: string;
  amount: string;
}

export function Steps({ steps, total }: { steps: readonly Step[]; total: MailEntry }) {
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

interface ExpertProps {
  value: string;
  reason: string;
  by: string;
}

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
