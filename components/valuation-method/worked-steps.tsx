import { formatEuros } from '@/lib/platform/format/number';
import type { RegionalFactor, RegionalValuation } from '@/lib/valuation/regional/outcome';

/** Whole euros */
interface Step extends RegionalFactor {
  before: number;
  after: number;
}

function stepsOf({ nationalMedian, factors }: RegionalValuation): Step[] {
  let after = nationalMedian;
  return factors.map((factor) => {
    const before = after;
    after += factor.euros;
    return { ...factor, before, after };
  });
}

const signed = (euros: number) =>
  euros === 0 ? formatEuros(0) : `${euros > 0 ? '+' : '−'}${formatEuros(Math.abs(euros))}`;

interface RowProps {
  label: string;
  text: string;
  amount: string;
  sum?: string;
  /** Percent of the widest sum */
  from: number;
  length: number;
  colour: string;
  isSum?: boolean;
}

function Row({ label, text, amount, sum, from, length, colour, isSum = false }: RowProps) {
  return (
    <li className="border-b border-line py-3 break-inside-avoid">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className={isSum ? 'font-serif text-xl font-semibold' : 'font-semibold tabular-nums'}>
          {amount}
        </span>
      </span>
      <span
        aria-hidden="true"
        className="mt-1.5 block h-3 bg-sand forced-color-adjust-none print:[print-color-adjust:exact]"
      >
        <span
          className={`block h-full min-w-px ${colour}`}
          style={{ marginLeft: `${from}%`, width: `${length}%` }}
        />
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="hyphens-auto">{text}</span>
        {sum && <span className="ml-auto tabular-nums">Zwischenstand {sum}</span>}
      </span>
    </li>
  );
}

export function WorkedSteps({ valuation }: { valuation: RegionalValuation }) {
  const { nationalMedian, value } = valuation;
  const steps = stepsOf(valuation);
  const scale = 100 / Math.max(nationalMedian, ...steps.map(({ after }) => after));
  return (
    <ol className="border-t border-line">
      <Row
        label="Ausgangswert: mittleres Haus in Deutschland"
        text="Davon geht die Rechnung aus."
        amount={formatEuros(nationalMedian)}
        from={0}
        length={nationalMedian * scale}
        colour="bg-edge"
      />
      {steps.map(({ name, label, text, euros, before, after }) => (
        <Row
          key={name}
          label={label}
          text={text}
          amount={signed(euros)}
          sum={formatEuros(after)}
          from={Math.min(before, after) * scale}
          length={Math.abs(euros) * scale}
          colour={euros < 0 ? 'bg-brick' : 'bg-moss'}
        />
      ))}
      <Row
        label="Regionale Bewertung"
        text="Summe aller Zeilen."
        amount={formatEuros(value)}
        from={0}
        length={value * scale}
        colour="bg-petrol"
        isSum
      />
    </ol>
  );
}
