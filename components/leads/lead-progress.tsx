import { percentOf, STEPS } from '@/lib/leads/steps';

/** How far the lead form has come, specification 2: 'Schritt 2 von 5', '40 %' and a bar. */
export function LeadProgress({ step }: { /** From 1 */ step: number }) {
  const text = `Schritt ${step} von ${STEPS.length}`;
  const percent = percentOf(step);
  return (
    <div className="js-only">
      <p className="flex justify-between gap-4 text-base font-semibold tabular-nums">
        <span>{text}</span>
        <span className="text-muted">{percent}&nbsp;%</span>
      </p>
      <div
        role="progressbar"
        aria-label="Fortschritt"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${text}, ${percent}\u00a0%`}
        className="forced-color-adjust-none mt-2 h-1.5 overflow-hidden rounded-full bg-sand"
      >
        <div
          className="h-full origin-left rounded-full bg-petrol transition-transform duration-300"
          style={{ transform: `scaleX(${step / STEPS.length})` }}
        />
      </div>
      <p role="status" className="sr-only">
        {text}
      </p>
    </div>
  );
}
