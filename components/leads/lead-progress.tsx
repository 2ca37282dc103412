import { Progress } from '@/components/ui/progress';
import { percentOf, STEPS } from '@/lib/requests/forms/lead/steps';

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
      <Progress
        label="Fortschritt"
        value={percent}
        max={100}
        text={`${text}, ${percent}\u00a0%`}
        className="mt-2"
      />
      <p role="status" className="sr-only">
        {text}
      </p>
    </div>
  );
}
