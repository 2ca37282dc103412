import { formatEuros } from '@/lib/format/number';
import type { Factor } from '@/lib/valuation/explanation';

interface FactorsProps {
  factors: Factor[];
  /** Whole euros */
  value: number;
}

function signed(euros: number, isFirst: boolean) {
  if (isFirst || euros === 0) return formatEuros(euros);
  return `${euros > 0 ? '+' : '−'}${formatEuros(Math.abs(euros))}`;
}

/** How the figure comes about: a line and a bar for each factor, on one scale. */
export function Factors({ factors, value }: FactorsProps) {
  const steps = factors.map(({ euros }, index) => {
    const before = factors.slice(0, index).reduce((sum, factor) => sum + factor.euros, 0);
    return { from: Math.min(before, before + euros), to: Math.max(before, before + euros) };
  });
  const scale = 100 / Math.max(1, ...steps.map(({ to }) => to));
  const rows = [
    ...factors.map((factor, index) => ({
      ...factor,
      amount: signed(factor.euros, index === 0),
      ...steps[index]!,
      color: factor.euros < 0 ? 'bg-brick' : index === 0 ? 'bg-edge' : 'bg-moss',
      strong: false,
    })),
    {
      label: 'Schätzwert',
      text: '',
      amount: formatEuros(value),
      from: 0,
      to: value,
      color: 'bg-petrol',
      strong: true,
    },
  ];
  return (
    <ol className="space-y-5">
      {rows.map(({ label, text, amount, from, to, color, strong }) => (
        <li key={label}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{label}</span>
            <span
              className={strong ? 'font-serif text-xl font-semibold' : 'font-semibold tabular-nums'}
            >
              {amount}
            </span>
          </div>
          <div
            aria-hidden="true"
            className="my-1.5 h-3 bg-sand forced-color-adjust-none [print-color-adjust:exact]"
          >
            <div
              className={`h-full min-w-px ${color}`}
              style={{ marginLeft: `${from * scale}%`, width: `${(to - from) * scale}%` }}
            />
          </div>
          {text && <p className="text-base text-muted">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
